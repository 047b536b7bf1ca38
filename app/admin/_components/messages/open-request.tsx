"use client";

import { ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { openRequestAction } from "@/app/admin/settings/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { failureText } from "@/lib/actions/result";
import type { RequestKind } from "@/lib/privacy/schema";
import { adminRoutes } from "@/lib/routes";

/** Opens a privacy request from a message that asks about the sender's own data. */
export function OpenRequest({ messageId, kind }: { messageId: string; kind: RequestKind }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const open = () =>
    startTransition(async () => {
      const answer = await openRequestAction({ kind, messageId }).catch(() => null);
      if (answer?.ok) router.push(`${adminRoutes.settings.path}?privacy=${answer.value.id}`);
      else {
        const description = failureText(answer, "The request could not be opened. Please try again.");
        showToast({ title: "Not Opened", description, variant: "destructive" });
      }
    });
  return (
    <Button variant="outline" isInactive={isPending} onClick={open}>
      <ShieldCheck aria-hidden /> Put on the privacy desk
    </Button>
  );
}
