"use client";

import { Archive, Check, Undo2 } from "lucide-react";
import { useTask } from "@/app/admin/_components/use-task";
import { setMessageStatusAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
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
  const { isPending, run } = useTask();
  const from = status as MessageStatus;
  const move = (to: MessageStatus, done: string) =>
    run(
      () => setMessageStatusAction({ id, from, to }),
      { done, description: `The message of ${name}.`, failed: "Not Saved" },
      tellMessageMoved,
    );
  return moves[from]?.map(({ to, label, done, icon: Icon }) => (
    <Button key={to} variant="outline" isInactive={isPending} onClick={() => move(to, done)}>
      <Icon aria-hidden /> {label}
      <span className="sr-only"> the message of {name}</span>
    </Button>
  ));
}
