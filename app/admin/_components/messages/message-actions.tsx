"use client";

import { Archive, Check, Undo2 } from "lucide-react";
import { useTask } from "@/app/admin/_components/use-task";
import { setMessageStatusAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
import type { MessageDto } from "@/lib/messages/schema";
import { MESSAGE_MOVES, type MessageStatus } from "@/lib/messages/status";
import { tellMessageMoved } from "./message-moves";

const words: Readonly<Record<MessageStatus, { label: string; done: string; icon: typeof Check }>> = {
  new: { label: "Reopen", done: "Reopened", icon: Undo2 },
  answered: { label: "Mark answered", done: "Marked answered", icon: Check },
  archived: { label: "Archive", done: "Archived", icon: Archive },
};

/** The actions on a message, by its status. When somebody else acted first it says who, and shows the current state. */
export function MessageActions({ id, name, status }: Pick<MessageDto, "id" | "name" | "status">) {
  const { isPending, run } = useTask();
  const from = status as MessageStatus;
  const move = (to: MessageStatus) =>
    run(
      () => setMessageStatusAction({ id, from, to }),
      { done: words[to].done, description: `The message of ${name}.`, failed: "Not Saved" },
      tellMessageMoved,
    );
  return MESSAGE_MOVES[from]?.map((to) => {
    const { label, icon: Icon } = words[to];
    return (
      <Button key={to} variant="outline" isInactive={isPending} onClick={() => move(to)}>
        <Icon aria-hidden /> {label}
        <span className="sr-only"> the message of {name}</span>
      </Button>
    );
  });
}
