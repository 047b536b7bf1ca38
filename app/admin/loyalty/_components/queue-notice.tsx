"use client";

import { CircleX, CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { routes } from "@/lib/routes";
import { waitsForSignIn, whyWaiting } from "./checkin-reasons";
import { onQueueChange, queuedCheckins, queueText, sendQueued } from "./queued-checkins";
import { RemoveQueued } from "./remove-queued";

const TRY_EVERY_MS = 10_000;

function onConnectionChange(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/** Says on every screen which check-ins wait or were refused, and sends those that wait once the connection is back. */
export function QueueNotice() {
  const router = useRouter();
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const text = useSyncExternalStore(onQueueChange, queueText, () => "[]");
  const kept = text === "[]" ? [] : queuedCheckins();
  const refused = kept.filter(({ isRefused }) => isRefused);
  const waiting = kept.filter(({ isRefused }) => !isRefused);
  const count = waiting.length;
  const answered = kept.filter(({ lastAnswer }) => lastAnswer);
  useEffect(() => {
    if (count === 0) return;
    const send = () => void sendQueued().then((hasRecorded) => hasRecorded && router.refresh());
    const timer = setInterval(send, TRY_EVERY_MS);
    window.addEventListener("online", send);
    send();
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [count, router]);
  return (
    <>
      <div role="status">
        {count > 0 && (
          <p className="flex items-center gap-2.5 border-b bg-primary-soft px-4 py-2 text-sm">
            <CloudOff aria-hidden className="size-4 shrink-0 text-primary" />
            <span>{whyWaiting(waiting, isOnline)}</span>
            {isOnline && waitsForSignIn(waiting) && (
              <a
                href={routes.auth.path}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold underline underline-offset-4"
              >
                Sign in<span className="sr-only"> in another tab</span>
              </a>
            )}
          </p>
        )}
        {refused.map(({ idempotencyKey, name, lastAnswer }) => (
          <p
            key={idempotencyKey}
            className="flex items-center gap-2.5 border-b bg-primary-soft px-4 py-2 text-sm"
          >
            <CircleX aria-hidden className="size-4 shrink-0 text-destructive" />
            <span className="min-w-0 wrap-anywhere">
              The check-in of {name} was refused and is not sent again: “{lastAnswer}”
            </span>
          </p>
        ))}
      </div>
      {answered.length > 0 && (
        <div className="flex flex-wrap gap-2 border-b bg-primary-soft px-4 py-2">
          {answered.map((checkin) => (
            <RemoveQueued key={checkin.idempotencyKey} checkin={checkin} />
          ))}
        </div>
      )}
    </>
  );
}
