import { isPanelOpen, takesLetters } from "./takes-letters";
import { useWindowKeyDown } from "./use-window-key-down";

/** What Enter on a row activates, in order of preference: its link, its toggle, its first control. */
const OPENERS = ["[data-row-open]", "[data-row-toggle]", "button, a[href], summary"];

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("#main [data-row]")].filter(isShown);
  const held = document.activeElement?.closest<HTMLElement>("[data-row]");
  const at = held ? rows.indexOf(held) : -1;
  const next = at === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[at + step];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}

function open(row: HTMLElement): void {
  for (const selector of OPENERS) {
    const opener = [...row.querySelectorAll<HTMLElement>(selector)].find(isShown);
    if (opener) {
      opener.click();
      return;
    }
  }
}

/** `j` and `k` move the focus from row to row over all lists of a page; Enter or `o` opens the row. */
export function useRowKeys(): void {
  useWindowKeyDown((event) => {
    if (!takesLetters(event) || isPanelOpen()) return;
    const { target } = event;
    const row = target instanceof HTMLElement && target.matches("[data-row]") ? target : null;
    if (event.key === "j") move(1);
    else if (event.key === "k") move(-1);
    else if (row && (event.key === "Enter" || event.key === "o")) open(row);
    else return;
    event.preventDefault();
  });
}
