import { unstable_isUnrecognizedActionError } from "next/navigation";
import { recordCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { failureText } from "@/lib/actions/result";
import { countOf } from "@/lib/count";
import type { ErrorCode } from "@/lib/errors";

/** A check-in that could not be sent, with its idempotency key. */
export type WaitingCheckin = {
  asked: { phone: string } | { code: string } | { customerId: string };
  idempotencyKey: string;
  /** The member's name or number, shown to staff. */
  name: string;
  /** The server's sentence when it last could not record it. */
  lastAnswer?: string;
};

/** Refusals that sending again does not change. After any other answer a check-in keeps waiting. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  "bad_input",
  "not_found",
  "conflict",
  "too_large",
  "unsupported_type",
]);
/**
 * Answers that concern every request, so that the others are not sent either. Forbidden: somebody who is not staff signed
 * in to the same browser.
 */
const FOR_ALL: ReadonlySet<ErrorCode> = new Set([
  "unauthenticated",
  "forbidden",
  "rate_limited",
  "unavailable",
]);

const KEY = "waiting-checkins";
const listeners = new Set<() => void>();
let isSending = false;

/** The stored text: it survives a reload. */
export function waitingText(): string {
  return localStorage.getItem(KEY) ?? "[]";
}

export function waitingCheckins(): WaitingCheckin[] {
  try {
    const stored: unknown = JSON.parse(waitingText());
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(waiting: readonly WaitingCheckin[]): void {
  if (waiting.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(waiting));
  for (const tell of listeners) tell();
}

export function onWaitingChange(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", tell);
  };
}

const allBut = (key: string) => waitingCheckins().filter(({ idempotencyKey }) => idempotencyKey !== key);

/**
 * Stores a check-in until the connection is back.
 * @throws where the browser stores nothing
 */
export function keepForLater(checkin: WaitingCheckin): void {
  store([...allBut(checkin.idempotencyKey), checkin]);
}

/** Gives a check-in up that the server keeps failing to record. */
export function dropWaiting({ idempotencyKey }: WaitingCheckin): void {
  store(allBut(idempotencyKey));
}

function noteAnswer(key: string, lastAnswer: string): void {
  const waiting = waitingCheckins();
  const isNew = waiting.some((each) => each.idempotencyKey === key && each.lastAnswer !== lastAnswer);
  if (isNew) store(waiting.map((each) => (each.idempotencyKey === key ? { ...each, lastAnswer } : each)));
}

/**
 * Sends the stored check-ins one by one and returns whether any is settled. One that the server refuses for good is
 * reported and dropped; every other one stays until it is recorded.
 * @throws UnrecognizedActionError on a page older than the running site, which can send none of them
 */
export async function sendWaiting(): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  let hasSent = false;
  try {
    for (const checkin of waitingCheckins()) {
      const { asked, idempotencyKey, name } = checkin;
      const answer = await recordCheckinAction({ ...asked, idempotencyKey }).catch((error: unknown) => {
        if (unstable_isUnrecognizedActionError(error)) throw error;
        return null;
      });
      if (answer === null) break;
      if (!answer.ok && !FINAL.has(answer.code)) {
        noteAnswer(idempotencyKey, failureText(answer));
        if (FOR_ALL.has(answer.code)) break;
        continue;
      }
      dropWaiting(checkin);
      hasSent = true;
      if (answer.ok) {
        const { checkinCount, tier } = answer.value;
        const description = `${name}, which waited for the connection. ${countOf(checkinCount, "total visit")}. Current tier: ${tier}`;
        showToast({ title: "Check-in Recorded", description });
      } else {
        showToast({
          title: "Check-in Failed",
          description: `${name}: ${failureText(answer)}`,
          variant: "destructive",
        });
      }
    }
  } finally {
    isSending = false;
  }
  return hasSent;
}
