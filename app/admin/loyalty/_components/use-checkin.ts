"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { previewMemberAction, recordCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { formatCount } from "@/lib/count";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import { phoneDigits } from "@/lib/phone";

/** Whom a check-in is for: typed digits, or the text of a scanned code. */
export type Asked = { phone: string } | { code: string };

export type Found =
  | { state: "none" }
  | { state: "looking" }
  | { state: "found"; member: MemberPreview }
  | { state: "unknown"; message: string };

const FAILED = "Failed to record check-in";

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/**
 * One open check-in dialog. A full number or a code is looked up at once, so that the name is there before anything is
 * recorded; one key a dialog and member makes a repeated press count once.
 */
export function useCheckin(onDone: () => void) {
  const router = useRouter();
  const [key] = useState(newKey);
  const [found, setFound] = useState<Found>({ state: "none" });
  const [isRecording, setIsRecording] = useState(false);
  const latest = useRef(0);

  async function look(asked: Asked) {
    latest.current += 1;
    const turn = latest.current;
    if ("phone" in asked && !phoneDigits(asked.phone)) {
      setFound({ state: "none" });
      return;
    }
    setFound({ state: "looking" });
    const answer = await previewMemberAction(asked).catch(() => null);
    if (turn !== latest.current) return;
    if (answer?.ok) setFound({ state: "found", member: answer.value });
    else setFound({ state: "unknown", message: answer?.message ?? "The member could not be looked up." });
  }

  async function record(asked: Asked) {
    setIsRecording(true);
    const who = "phone" in asked ? asked.phone.replace(/\D/g, "") : asked.code.slice(-40);
    const answer = await recordCheckinAction({ ...asked, idempotencyKey: `${key}:${who}` }).catch(() => null);
    setIsRecording(false);
    if (!answer?.ok) {
      const description = answer?.fieldErrors.phone ?? answer?.message ?? FAILED;
      showToast({ title: "Check-in Failed", description, variant: "destructive" });
      return;
    }
    const { checkinCount, tier } = answer.value;
    const description = `${formatCount(checkinCount)} total visits. Current tier: ${tier}`;
    showToast({ title: "Check-in Recorded", description });
    onDone();
    router.refresh();
  }

  return { found, look, record, isRecording };
}
