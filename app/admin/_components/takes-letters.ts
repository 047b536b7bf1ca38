import { withStorage } from "./with-storage";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A closed list chooses the next of its options that begins with what is typed. */
const isForList = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.role === "combobox" && /^[\p{L}\p{N}]$/u.test(key);

/** A dialog or an open list handles letters itself. */
const KEEPS_LETTERS = "[role=dialog]:not([data-side-panel]),[role=alertdialog],[role=listbox],[role=menu]";

/** True while a panel is open over the screen, whose lists and search box are then out of reach. */
export const isPanelOpen = (): boolean => document.querySelector("[data-side-panel]") !== null;

const KEY = "single-key-shortcuts";
const OFF = "off";

/** Whether single letters are shortcuts in this browser: speech input types what it hears as letters (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  return withStorage(() => localStorage.getItem(KEY) !== OFF, true);
}

/** Remembered in this browser, where storage is allowed. */
export function setTakesLetters(isOn: boolean): void {
  withStorage(() => localStorage.setItem(KEY, isOn ? "on" : OFF), undefined);
}

/**
 * True when a key without Ctrl is a shortcut: no text is being typed, no list chooses by it, no dialog but a panel is
 * open, and letters are not switched off.
 */
export function takesLetters(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !areLettersOn()) return false;
  return !isTyping(event.target) && !isForList(event) && !document.querySelector(KEEPS_LETTERS);
}
