import { withStorage } from "@/app/admin/_components/with-storage";
import { refusalInWords } from "@/components/api-client/refusal";
import { ApiError } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { type Sendable, sendCheckin } from "./checkin-calls";
import { totalInWords } from "./total-in-words";

/** A check-in that could not be sent (docs/adr/0023-offline-check-ins.md). */
export type QueuedCheckin = Sendable & {
  /** The member's name or number, shown to staff. */
  name: string;
  /** The server's sentence when it last could not record it; none when no answer came. */
  lastAnswer?: string;
  /** The server refuses it for good: it is not sent again and stays until staff have read why. */
  isRefused?: boolean;
};

/** Statuses of refusals that sending again does not change. After any other answer a check-in stays queued. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 409, 413, 415]);
/**
 * Statuses that concern every request, so that the others are not sent either. 403: somebody who is not staff signed in
 * to the same browser.
 */
const FOR_ALL: ReadonlySet<number> = new Set([401, 403, 429]);

/** Tablets have check-ins under this key: another would lose them. */
const KEY = "waiting-checkins";
const listeners = new Set<() => void>();
let isSending = false;

/** The stored text: it survives a reload. None where the browser denies the page its storage. */
export function queueText(): string {
  return withStorage(() => localStorage.getItem(KEY), null) ?? "[]";
}

export function queuedCheckins(): QueuedCheckin[] {
  try {
    const stored: unknown = JSON.parse(queueText());
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(queue: readonly QueuedCheckin[]): void {
  if (queue.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(queue));
  for (const tell of listeners) tell();
}

export function onQueueChange(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", tell);
  };
}

const allBut = (key: string) => queuedCheckins().filter(({ idempotencyKey }) => idempotencyKey !== key);

/**
 * Stores a check-in until the connection is back.
 * @throws where the browser stores nothing
 */
export function queueCheckin(checkin: QueuedCheckin): void {
  store([...allBut(checkin.idempotencyKey), checkin]);
}

/** Takes a check-in out of the queue: it was recorded, or staff gave it up. */
export function removeQueued({ idempotencyKey }: QueuedCheckin): void {
  store(allBut(idempotencyKey));
}

/** Without room for the answer the check-in waits as before, and is sent and answered again. */
function noteAnswer(
  { idempotencyKey }: QueuedCheckin,
  lastAnswer: string | undefined,
  isRefused: boolean,
): void {
  const answered = queuedCheckins().map((each) =>
    each.idempotencyKey === idempotencyKey ? { ...each, lastAnswer, ...(isRefused && { isRefused }) } : each,
  );
  withStorage(() => store(answered), undefined);
}

/**
 * Sends the stored check-ins one by one and returns whether any was recorded. One that the server refuses for good stays
 * with the reason until staff remove it.
 */
export async function sendQueued(): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  let hasRecorded = false;
  try {
    for (const { idempotencyKey } of queuedCheckins()) {
      // Staff may have removed it while the ones before it were sent.
      const checkin = queuedCheckins().find((each) => each.idempotencyKey === idempotencyKey);
      if (!checkin || checkin.isRefused) continue;
      const sent = await sendCheckin(checkin).catch((error: Error) => error);
      if (sent instanceof ApiError) {
        noteAnswer(checkin, refusalInWords(sent, ""), FINAL.has(sent.status));
        if (FOR_ALL.has(sent.status)) break;
        continue;
      }
      if (sent instanceof Error) {
        // An earlier answer is no longer why it waits.
        if (checkin.lastAnswer) noteAnswer(checkin, undefined, false);
        break;
      }
      removeQueued(checkin);
      hasRecorded = true;
      const description = `${checkin.name}, which waited for the connection. ${totalInWords(sent)}`;
      showToast({ title: "Check-in Recorded", description });
    }
  } finally {
    isSending = false;
  }
  return hasRecorded;
}
