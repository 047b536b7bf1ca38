import { z } from "zod";
import { Id } from "@/lib/ids";
import { MESSAGE_STATUSES } from "@/lib/messages/status";
import { ListQuery } from "@/lib/paging";

/** The inboxes by the name they have in the dashboard's address; "all" is every status. */
export const INBOXES = [...MESSAGE_STATUSES, "all"] as const;
export type Inbox = (typeof INBOXES)[number];
export const InboxQuery = z
  .object({
    messages: z.enum(INBOXES).optional().catch("all"),
    message: Id.optional().catch(undefined),
    messagesQ: ListQuery.shape.q,
    messagesPage: ListQuery.shape.page,
  })
  .transform(({ messages, message, messagesQ, messagesPage }) => ({
    inbox: messages ?? (message ? ("all" as const) : null),
    message,
    q: messagesQ,
    page: messagesPage,
  }));
export type InboxQuery = z.output<typeof InboxQuery>;
