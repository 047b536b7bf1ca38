/** Says that a message was moved to another inbox: the count in the header belongs to no page, which would bring it. */
export const messageMoves = new EventTarget();

export const MOVED = "moved";

export const tellMessageMoved = (): boolean => messageMoves.dispatchEvent(new Event(MOVED));
