"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { DropWaiting } from "./drop-waiting";
import {
  onWaitingChange,
  sendWaiting,
  type WaitingCheckin,
  waitingCheckins,
  waitingText,
} from "./waiting-checkins";

const TRY_EVERY_MS = 10_000;

function wordsFor(waiting: readonly WaitingCheckin[], isOldPage: boolean): string {
  const count = waiting.length === 1 ? "1 check-in waits" : `${waiting.length} check-ins wait`;
  if (isOldPage) return `${count} for a reload: this page is older than the site. Reload this page.`;
  const answer = waiting.find((each) => each.lastAnswer)?.lastAnswer;
  return `${count} for the connection or for Clover. Each is tried again every few seconds and recorded once.${
    answer ? ` The last answer was: “${answer}”` : ""
  }`;
}

/** Says on every screen that check-ins wait for the connection or for Clover, and sends them when it is back. */
export function WaitingNotice() {
  const router = useRouter();
  const [isOldPage, setIsOldPage] = useState(false);
  const text = useSyncExternalStore(onWaitingChange, waitingText, () => "[]");
  const waiting = text === "[]" ? [] : waitingCheckins();
  const count = waiting.length;
  const answered = waiting.filter((each) => each.lastAnswer);
  useEffect(() => {
    if (count === 0 || isOldPage) return;
    const send = () => {
      void sendWaiting().then(
        (hasSent) => hasSent && router.refresh(),
        () => setIsOldPage(true),
      );
    };
    const timer = setInterval(send, TRY_EVERY_MS);
    window.addEventListener("online", send);
    send();
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [count, isOldPage, router]);
  return (
    <>
      <div role="status">
        {count > 0 && (
          <p className="flex items-center gap-2.5 border-b bg-primary-soft px-4 py-2 text-sm">
            <CloudOff aria-hidden className="size-4 shrink-0 text-primary" />
            <span>{wordsFor(waiting, isOldPage)}</span>
          </p>
        )}
      </div>
      {answered.length > 0 && (
        <div className="flex flex-wrap gap-2 border-b bg-primary-soft px-4 py-2">
          {answered.map((checkin) => (
            <DropWaiting key={checkin.idempotencyKey} checkin={checkin} />
          ))}
        </div>
      )}
    </>
  );
}
