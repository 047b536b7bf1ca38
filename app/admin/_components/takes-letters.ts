function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A dialog or an open list handles letters itself. */
const KEEPS_LETTERS = "[role=dialog],[role=alertdialog],[role=listbox],[role=menu]";

/** True when a single letter is a shortcut: no text is being typed, and no dialog is open. */
export function takesLetters(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && !document.querySelector(KEEPS_LETTERS);
}
