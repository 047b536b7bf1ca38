function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A modal dialog or an open list keeps its letters to itself; a panel beside the page says it is none. */
const KEEPS_LETTERS = "[role=dialog]:not([data-beside]),[role=alertdialog],[role=listbox],[role=menu]";

/** Whether a letter alone is a shortcut now: nothing is being typed, and nothing lies over the page. */
export function takesLetters(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && !document.querySelector(KEEPS_LETTERS);
}
