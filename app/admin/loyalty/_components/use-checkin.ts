"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Asked, lookUpMember, sendCheckin } from "@/app/admin/loyalty/_components/checkin-calls";
import { whyNotLookedUp, whyQueued, whyRefused } from "@/app/admin/loyalty/_components/checkin-reasons";
import { type QueuedCheckin, queueCheckin } from "@/app/admin/loyalty/_components/queued-checkins";
import { readsAsCode } from "@/app/admin/loyalty/_components/reads-as-code";
import { totalInWords } from "@/app/admin/loyalty/_components/total-in-words";
import { ApiError } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { fullName } from "@/lib/customers/full-name";
import { ERRORS } from "@/lib/errors";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import { newId } from "@/lib/new-id";
import { digitsIn, phoneDigits } from "@/lib/phone";
import { typedPhoneProblem } from "@/lib/phone-input";

export type LookUpState =
  | { state: "none" }
  | { state: "looking" }
  | { state: "found"; member: MemberPreview }
  | { state: "unknown"; message: string };

const TYPING_MS = 600;
/** After this long a visit can be recorded without the name: on a dead connection the look-up fails much later. */
const LOOK_UP_PATIENCE_MS = 6_000;
const FAILED = "Failed to record check-in";
const TAKES_LONG = "The look-up is taking long. The visit can be recorded without it.";

/** A check-in by number names the member who is shown, because another with the number may have been seen since. */
export const whoIsShown = (asked: Asked, found: LookUpState): Asked =>
  "phone" in asked && found.state === "found" ? { ...asked, customerId: found.member.customerId } : asked;

/** Tells members apart in a key, which is sent as a header: a scanned code may be any text, and a header may not. */
export function keyPart(asked: Asked): string {
  if ("phone" in asked) return `${digitsIn(asked.phone)}${asked.customerId ?? ""}`;
  return "code" in asked ? asked.code.replace(/[^\w-]/g, "").slice(-40) : asked.customerId;
}

/**
 * A known member is queued by id, because a code may have expired by the time it is sent.
 * @param name of the member as far as it is known without the look-up
 */
export const whoIsQueued = (
  asked: Asked,
  found: LookUpState,
  name = keyPart(asked),
): Pick<QueuedCheckin, "asked" | "name"> =>
  found.state === "found"
    ? { asked: { customerId: found.member.customerId }, name: fullName(found.member) }
    : { asked, name };

const WAITS_FOR_CLOVER =
  "Clover is not answering, so the number could not be looked up. The check-in will be sent again.";

/** False, and said to have failed, where the browser stores nothing. */
function queue(checkin: QueuedCheckin, why: string, failure = FAILED): boolean {
  try {
    queueCheckin(checkin);
  } catch {
    showToast({ title: "Check-in Failed", description: failure, variant: "destructive" });
    return false;
  }
  showToast({ title: "Check-in Waiting", description: why, variant: "waiting" });
  return true;
}

/**
 * The state of an open check-in dialog. A complete number or code is looked up at once, so that the name is shown
 * before anything is recorded. The idempotency key, one per dialog and member, makes a repeated press count once.
 */
export function useCheckin(onDone: () => void) {
  const router = useRouter();
  const [key] = useState(newId);
  const [found, setFound] = useState<LookUpState>({ state: "none" });
  const [isRecording, setIsRecording] = useState(false);
  const latest = useRef(0);
  const lastAsked = useRef<Asked>(null);

  async function lookUp(asked: Asked) {
    lastAsked.current = asked;
    latest.current += 1;
    const request = latest.current;
    if ("phone" in asked && !phoneDigits(asked.phone)) {
      const message = typedPhoneProblem(asked.phone);
      setFound(message ? { state: "unknown", message } : { state: "none" });
      return;
    }
    // At once: whoever was shown before is not the one who would be recorded.
    setFound({ state: "looking" });
    // Nine digits may be the beginning of a phone number.
    if ("code" in asked && readsAsCode(asked.code)) await new Promise((done) => setTimeout(done, TYPING_MS));
    if (request !== latest.current) return;
    const patience = setTimeout(() => {
      if (request === latest.current) setFound({ state: "unknown", message: TAKES_LONG });
    }, LOOK_UP_PATIENCE_MS);
    const answer = await lookUpMember(asked).catch((error: Error) => error);
    clearTimeout(patience);
    if (request !== latest.current) return;
    if (answer instanceof Error) {
      setFound({ state: "unknown", message: whyNotLookedUp(answer) });
    } else setFound({ state: "found", member: answer });
  }

  async function record(typed: Asked, name?: string) {
    setIsRecording(true);
    const asked = whoIsShown(typed, found);
    const who = keyPart(asked);
    const idempotencyKey = `${key}:${who}`;
    const sent = await sendCheckin({ asked, idempotencyKey }).catch((error: Error) => error);
    setIsRecording(false);
    if (sent instanceof ApiError) {
      const reason = whyRefused(sent, FAILED);
      if (sent.status === ERRORS.upstream_failed.status) {
        // The number is unknown here and Clover does not answer: it may be a customer who was just added.
        const name = "phone" in asked ? asked.phone : who;
        if (queue({ asked, idempotencyKey, name }, WAITS_FOR_CLOVER, reason)) onDone();
      } else showToast({ title: "Check-in Failed", description: reason, variant: "destructive" });
      return;
    }
    if (sent instanceof Error) {
      if (queue({ ...whoIsQueued(asked, found, name), idempotencyKey }, whyQueued(sent))) onDone();
      return;
    }
    showToast({ title: "Check-in Recorded", description: totalInWords(sent) });
    onDone();
    router.refresh();
  }

  // Whoever comes back from signing in, or gets the connection back, sees the name without typing it again.
  const lookUpAgain = useEffectEvent(() => {
    if (found.state === "unknown" && lastAsked.current && !isRecording) void lookUp(lastAsked.current);
  });
  useEffect(() => {
    const again = () => lookUpAgain();
    const events = ["online", "focus"] as const;
    for (const event of events) window.addEventListener(event, again);
    return () => {
      for (const event of events) window.removeEventListener(event, again);
    };
  }, []);

  return { found, lookUp, record, isRecording };
}
