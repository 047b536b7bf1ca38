"use client";

import { ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTask } from "@/app/admin/_components/use-task";
import { openPrivacyRequestAction } from "@/app/admin/settings/actions";
import { Button } from "@/components/ui/button";
import type { RequestKind } from "@/lib/privacy/schema";
import { privacyHref } from "@/lib/routes";

/** Opens a privacy request from a message that asks about the sender's own data. */
export function OpenPrivacyRequest({ messageId, kind }: { messageId: string; kind: RequestKind }) {
  const router = useRouter();
  const { isPending, run } = useTask();
  const open = () =>
    run(
      () => openPrivacyRequestAction({ kind, messageId }),
      { failed: "Not Opened" },
      ({ id }) => router.push(privacyHref(id)),
    );
  return (
    <Button variant="outline" isInactive={isPending} onClick={open}>
      <ShieldCheck aria-hidden /> Put on the privacy desk
    </Button>
  );
}
