/** What a launcher sends before it disconnects; one that was killed sends nothing. */
export const ORDERLY_END = "end";
