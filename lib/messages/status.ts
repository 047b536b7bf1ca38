export const MESSAGE_STATUSES = ["new", "answered", "archived"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Where staff may move a message from each status. */
export const MESSAGE_MOVES: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ["answered", "archived"],
  answered: ["archived", "new"],
  archived: ["new"],
};
