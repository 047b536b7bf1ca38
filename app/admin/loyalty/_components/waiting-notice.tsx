"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { onWaitingChange, sendWaiting, waitingCheckins, waitingText } from "./waiting-checkins";

const TRY_EVERY_MS = 10_000;

/** Says on every screen that check-ins wait for the connection or for Clover, and sends them when it is back. */
export function WaitingNotice() {
  const router = useRouter();
  const text = useSyncExternalStore(onWaitingChange, waitingText, () => "[]");
  const waiting = text === "[]" ? [] : waitingCheckins();
  const count = waiting.length;
  const lastAnswer = waiting.find((each) => each.lastAnswer)?.lastAnswer;
  useEffect(() => {
    if (count === 0) return;
    const send = () => {
      void sendWaiting().then((hasSent) => hasSent && router.refresh());
    };
    const timer = setInterval(send, TRY_EVERY_MS);
    window.addEventListener("online", send);
    send();
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [count, router]);
  return (
    <div role="status">
      {count > 0 && (
        <p className="flex items-center gap-2.5 border-b bg-primary-soft px-4 py-2 text-sm">
          <CloudOff aria-hidden className="size-4 shrink-0 text-primary" />
          <span>
            {count === 1 ? "1 check-in waits" : `${count} check-ins wait`} for the connection or for Clover.
            Each is tried again every few seconds and recorded once.
            {lastAnswer && ` The last answer was: “${lastAnswer}”`}
          </span>
        </p>
      )}
    </div>
  );
}
