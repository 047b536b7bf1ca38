import { recordCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";

/** A check-in that could not be sent, with its idempotency key. */
export type WaitingCheckin = {
  asked: { phone: string } | { code: string } | { customerId: string };
  idempotencyKey: string;
  /** The member's name or number, shown to staff. */
  name: string;
};

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

/** Stores a check-in until the connection is back. */
export function keepForLater(checkin: WaitingCheckin): void {
  const others = waitingCheckins().filter(({ idempotencyKey }) => idempotencyKey !== checkin.idempotencyKey);
  store([...others, checkin]);
}

/**
 * Sends the stored check-ins one by one. One that the server refuses is reported and dropped. All stay while offline,
 * and one stays while Clover cannot be asked about its number.
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
