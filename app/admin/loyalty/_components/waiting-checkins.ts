import { recordCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";

/** A check-in that could not be sent, with the key that makes it count once. */
export type WaitingCheckin = {
  asked: { phone: string } | { code: string } | { customerId: string };
  idempotencyKey: string;
  /** For staff: who waits. */
  name: string;
};

const KEY = "waiting-checkins";
const listeners = new Set<() => void>();
let isSending = false;

/** As stored, so that a reload of the page loses none. */
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

/** Keeps a check-in until there is a line again. */
export function keepForLater(checkin: WaitingCheckin): void {
  const others = waitingCheckins().filter(({ idempotencyKey }) => idempotencyKey !== checkin.idempotencyKey);
  store([...others, checkin]);
}

/**
 * Sends what waits, one after another. What the shop refuses is told and dropped; without a line all of it stays, and
 * whose number Clover could not be asked for stays too.
 */
export async function sendWaiting(): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  let hasSent = false;
  try {
    for (const checkin of waitingCheckins()) {
      const { asked, idempotencyKey, name } = checkin;
      const answer = await recordCheckinAction({ ...asked, idempotencyKey }).catch(() => null);
      if (answer === null || (!answer.ok && answer.code === "unauthenticated")) break;
      if (!answer.ok && answer.code === "upstream_failed") continue;
      store(waitingCheckins().filter((other) => other.idempotencyKey !== idempotencyKey));
      hasSent = true;
      if (answer.ok) {
        const { checkinCount, tier } = answer.value;
        const description = `${name}, which waited for the connection. ${checkinCount} total visits. Current tier: ${tier}`;
        showToast({ title: "Check-in Recorded", description });
      } else {
        showToast({
          title: "Check-in Failed",
          description: `${name}: ${answer.message}`,
          variant: "destructive",
        });
      }
    }
  } finally {
    isSending = false;
  }
  return hasSent;
}
