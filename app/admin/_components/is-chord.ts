/** True for Ctrl, or Cmd on a Mac, together with a letter and nothing else. */
export const isChord = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
