"use client";

import { Archive, Check, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { setMessageStatusAction } from "@/app/admin/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { failureText } from "@/lib/actions/result";
import type { MessageDto, MessageStatus } from "@/lib/messages/schema";
import { tellMessageMoved } from "./message-moves";

const moves: Readonly<
  Record<MessageStatus, { to: MessageStatus; label: string; done: string; icon: typeof Check }[]>
> = {
  new: [
    { to: "answered", label: "Mark answered", done: "Marked answered", icon: Check },
    { to: "archived", label: "Archive", done: "Archived", icon: Archive },
  ],
  answered: [
    { to: "archived", label: "Archive", done: "Archived", icon: Archive },
    { to: "new", label: "Reopen", done: "Reopened", icon: Undo2 },
  ],
  archived: [{ to: "new", label: "Reopen", done: "Reopened", icon: Undo2 }],
};

/** The actions on a message, by its status. When somebody else acted first it says who, and shows the current state. */
export function MessageActions({ id, name, status }: Pick<MessageDto, "id" | "name" | "status">) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const from = status as MessageStatus;
  const move = (to: MessageStatus, done: string) =>
    startTransition(async () => {
      const answer = await setMessageStatusAction({ id, from, to }).catch(() => null);
      if (answer?.ok) {
        tellMessageMoved();
        showToast({ title: done, description: `The message of ${name}.` });
      } else {
        const description = failureText(answer, "The message could not be moved. Please try again.");
        showToast({ title: "Not Saved", description, variant: "destructive" });
        if (answer) router.refresh();
      }
    });
  return moves[from]?.map(({ to, label, done, icon: Icon }) => (
    <Button key={to} variant="outline" isInactive={isPending} onClick={() => move(to, done)}>
      <Icon aria-hidden /> {label}
      <span className="sr-only"> the message of {name}</span>
    </Button>
  ));
}
