/** What a launcher sends as it gives its lease back; one that was killed sends nothing. */
export const ORDERLY_END = "end";
