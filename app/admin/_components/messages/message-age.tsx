"use client";

import { useNow } from "@/components/time/use-now";
import { Badge } from "@/components/ui/badge";
import { messageAge } from "@/lib/messages/age";

/** The time left to reply to a message, or by how much it is overdue, also on a page that stays open. */
export function MessageAge({ createdAt, renderedAt }: { createdAt: string; renderedAt: number }) {
  const { text, isOverdue } = messageAge(new Date(createdAt), new Date(useNow(renderedAt)));
  return <Badge variant={isOverdue ? "destructive" : "muted"}>{text}</Badge>;
}
