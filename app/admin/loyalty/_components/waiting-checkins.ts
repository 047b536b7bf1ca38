import { CallError, callShop } from "@/components/call/call-shop";
import { refusalInWords } from "@/components/call/refusal";
import { showToast } from "@/components/feedback/toast";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import type { CheckinResult } from "@/lib/loyalty/schema";
import { api } from "@/lib/routes";
import { totalInWords } from "./total-in-words";

/** Whom a check-in is for: typed digits, or the text of a scanned code. */
export type Asked = { phone: string; customerId?: string } | { code: string };

/** A check-in that could not be sent, with its idempotency key. */
export type WaitingCheckin = {
  asked: Asked | { customerId: string };
  idempotencyKey: string;
  /** The member's name or number, shown to staff. */
  name: string;
  /** The server's sentence when it last could not record it. */
  lastAnswer?: string;
  /** The server refuses it for good: it is not sent again and stays until staff have read why. */
  isRefused?: boolean;
};

type Sendable = Pick<WaitingCheckin, "asked" | "idempotencyKey">;

/** Statuses of refusals that sending again does not change. After any other answer a check-in keeps waiting. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 409, 413, 415]);
/**
 * Statuses that concern every request, so that the others are not sent either. 403: somebody who is not staff signed in
 * to the same browser.
 */
const FOR_ALL: ReadonlySet<number> = new Set([401, 403, 429]);
/** Longer than the shop waits for Clover, and short enough that a dead connection does not hold up the queue. */
const ANSWER_TIMEOUT_MS = 15_000;

const KEY = "waiting-checkins";
const listeners = new Set<() => void>();
let isSending = false;

/** The stored text: it survives a reload. None where the browser denies the page its storage. */
export function waitingText(): string {
  try {
    return localStorage.getItem(KEY) ?? "[]";
  } catch {
    return "[]";
  }
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

/** Takes a check-in out of the queue: it was recorded, or staff gave it up. */
export function dropWaiting({ idempotencyKey }: WaitingCheckin): void {
  store(allBut(idempotencyKey));
}

function noteAnswer({ idempotencyKey }: WaitingCheckin, lastAnswer: string, isRefused: boolean): void {
  store(
    waitingCheckins().map((each) =>
      each.idempotencyKey === idempotencyKey
        ? { ...each, lastAnswer, ...(isRefused && { isRefused }) }
        : each,
    ),
  );
}

/**
 * Calls for a check-in are no server actions: Next runs those one after another and without a time limit, so that one on
 * a dead connection would hold up whatever staff do meanwhile; and a page older than the site has none.
 */
const callWithin = <Answer>(path: string, body: object, headers?: Record<string, string>): Promise<Answer> =>
  callShop(path, { body, headers, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/**
 * Looks up whom a check-in is for.
 * @throws {CallError} when the shop refuses it
 * @throws {Error} where no answer of the shop came
 */
export const lookUpMember = (asked: Asked): Promise<MemberPreview> => callWithin(api.memberPreview, asked);

/**
 * Sends one check-in.
 * @throws {CallError} when the shop refuses it
 * @throws {Error} where no answer of the shop came, which a captive portal's page is not
 */
export const sendCheckin = ({ asked, idempotencyKey }: Sendable): Promise<CheckinResult> =>
  callWithin(api.checkin, asked, { "idempotency-key": idempotencyKey });

/**
 * Sends the stored check-ins one by one and returns whether any was recorded. One that the server refuses for good stays
 * with the reason until staff remove it.
 */
export async function sendWaiting(): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  let hasRecorded = false;
  try {
    for (const { idempotencyKey } of waitingCheckins()) {
      // Staff may have removed it while the ones before it were sent.
      const checkin = waitingCheckins().find((each) => each.idempotencyKey === idempotencyKey);
      if (!checkin || checkin.isRefused) continue;
      const sent = await sendCheckin(checkin).catch((error: Error) => error);
      if (sent instanceof CallError) {
        noteAnswer(checkin, refusalInWords(sent, ""), FINAL.has(sent.status));
        if (FOR_ALL.has(sent.status)) break;
        continue;
      }
      if (sent instanceof Error) break;
      dropWaiting(checkin);
      hasRecorded = true;
      const description = `${checkin.name}, which waited for the connection. ${totalInWords(sent)}`;
      showToast({ title: "Check-in Recorded", description });
    }
  } finally {
    isSending = false;
  }
  return hasRecorded;
}
