/**
 * What the owner sends to a launcher that has connected: it will keep running. A launcher waits for the first byte,
 * whichever it is.
 */
export const GREETING = "1";

/** What a launcher sends before it disconnects; one that was killed sends nothing. */
export const ORDERLY_END = "end";
