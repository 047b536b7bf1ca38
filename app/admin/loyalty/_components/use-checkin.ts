"use client";

import { unstable_isUnrecognizedActionError } from "next/navigation";
import { useRef, useState } from "react";
import { readsAsCode } from "@/app/admin/loyalty/_components/reads-as-code";
import {
  keepForLater,
  reloadToSend,
  type WaitingCheckin,
} from "@/app/admin/loyalty/_components/waiting-checkins";
import { previewMemberAction, recordCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { type ActionResult, failureText } from "@/lib/actions/result";
import { countOf } from "@/lib/count";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import { digitsIn, phoneDigits } from "@/lib/phone";

/** Whom a check-in is for: typed digits, or the text of a scanned code. */
export type Asked = { phone: string; customerId?: string } | { code: string };

export type Found =
  | { state: "none" }
  | { state: "looking" }
  | { state: "found"; member: MemberPreview }
  | { state: "unknown"; message: string };

const TYPING_MS = 600;
const FAILED = "Failed to record check-in";

/** By number, a check-in is for the member whose name is shown: another with the number may have been seen since. */
export const whoIsShown = (asked: Asked, found: Found): Asked =>
  "phone" in asked && found.state === "found" ? { ...asked, customerId: found.member.customerId } : asked;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** Why a check-in waits to which no answer came, as staff are told. */
function whyWaiting(error: unknown): string {
  if (unstable_isUnrecognizedActionError(error))
    return "This page is older than the site. It is being reloaded, which sends the check-in.";
  // A TypeError is what fetch throws without a connection.
  if (!navigator.onLine || error instanceof TypeError)
    return "You are offline. The check-in will be sent once you are online again.";
  return "The site did not answer. The check-in will be sent again.";
}

/** False, and said to have failed, where the browser stores nothing. */
function keep(checkin: WaitingCheckin, why: string, answer: ActionResult<unknown> | null): boolean {
  try {
    keepForLater(checkin);
  } catch {
    showToast({ title: "Check-in Failed", description: failureText(answer, FAILED), variant: "destructive" });
    return false;
  }
  showToast({ title: "Check-in Waiting", description: why, variant: "waiting" });
  return true;
}

/**
 * The state of an open check-in dialog. A complete number or code is looked up at once, so that the name is shown
 * before anything is recorded. A recorded visit needs no refresh: its answer brings the screen along. The idempotency
 * key, one per dialog and member, makes a repeated press count once.
 */
export function useCheckin(onDone: () => void) {
  const [key] = useState(newKey);
  const [found, setFound] = useState<Found>({ state: "none" });
  const [isRecording, setIsRecording] = useState(false);
  const latest = useRef(0);

  async function lookUp(asked: Asked) {
    latest.current += 1;
    const request = latest.current;
    if ("phone" in asked && !phoneDigits(asked.phone)) {
      setFound({ state: "none" });
      return;
    }
    // At once: whoever was shown before is not the one who would be recorded.
    setFound({ state: "looking" });
    // Nine digits may be the beginning of a phone number.
    if ("code" in asked && readsAsCode(asked.code)) await new Promise((done) => setTimeout(done, TYPING_MS));
    if (request !== latest.current) return;
    const answer = await previewMemberAction(asked).catch(() => null);
    if (request !== latest.current) return;
    if (answer?.ok) setFound({ state: "found", member: answer.value });
    else setFound({ state: "unknown", message: failureText(answer, "The member could not be looked up.") });
  }

  async function record(typed: Asked) {
    setIsRecording(true);
    const asked = whoIsShown(typed, found);
    const who =
      "phone" in asked ? `${digitsIn(asked.phone)}${asked.customerId ?? ""}` : asked.code.slice(-40);
    const idempotencyKey = `${key}:${who}`;
    let error: unknown;
    const answer = await recordCheckinAction({ ...asked, idempotencyKey }).catch((reason: unknown) => {
      error = reason;
      return null;
    });
    setIsRecording(false);
    if (answer === null) {
      // A known member is recorded by id, because a code may have expired by the time it is sent.
      const isFound = found.state === "found";
      const name = isFound ? `${found.member.firstName} ${found.member.lastName}`.trim() : who;
      const whom = isFound ? { customerId: found.member.customerId } : asked;
      if (!keep({ asked: whom, idempotencyKey, name }, whyWaiting(error), answer)) return;
      onDone();
      if (unstable_isUnrecognizedActionError(error)) reloadToSend();
      return;
    }
    if (!answer.ok && answer.code === "upstream_failed") {
      // The number is unknown here and Clover does not answer: it may be a customer who was just added.
      const why =
        "Clover is not answering, so the number could not be looked up. The check-in will be sent again.";
      if (keep({ asked, idempotencyKey, name: "phone" in asked ? asked.phone : who }, why, answer)) onDone();
      return;
    }
    if (!answer.ok) {
      const description = failureText(answer);
      showToast({ title: "Check-in Failed", description, variant: "destructive" });
      return;
    }
    const { checkinCount, tier } = answer.value;
    const description = `${countOf(checkinCount, "total visit")}. Current tier: ${tier}`;
    showToast({ title: "Check-in Recorded", description });
    onDone();
  }

  return { found, lookUp, record, isRecording };
}
