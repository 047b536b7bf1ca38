import { beforeEach, expect, it, vi } from "vitest";
import { isPanelOpen, setTakesLetters, takesLetters } from "./takes-letters";

const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, target: null }) as KeyboardEvent;

type Open = { role: string; isPanel?: boolean };
let open: Open[];

/** The selectors that are used here: of a role, of a panel, of a role that is no panel's. */
const isMeant = (selector: string, { role, isPanel = false }: Open): boolean =>
  (!selector.startsWith("[role=") || selector.startsWith(`[role=${role}]`)) &&
  (!selector.includes("[data-side-panel]") || isPanel !== selector.includes(":not("));

beforeEach(() => {
  open = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    querySelector: (selectors: string) =>
      open.find((element) => selectors.split(",").some((selector) => isMeant(selector, element))) ?? null,
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("takes single letters until they are switched off, and Enter all the same", () => {
  expect([takesLetters(pressed("c")), takesLetters(pressed("c", true))]).toEqual([true, false]);
  setTakesLetters(false);
  expect([takesLetters(pressed("c")), takesLetters(pressed("?")), takesLetters(pressed("Enter"))]).toEqual([
    false,
    false,
    true,
  ]);
  setTakesLetters(true);
  expect(takesLetters(pressed("c"))).toBe(true);
});

it("takes letters over a panel, but not over a dialog, which may lie over a panel, too", () => {
  open = [{ role: "dialog", isPanel: true }];
  expect([isPanelOpen(), takesLetters(pressed("c"))]).toEqual([true, true]);
  open.push({ role: "alertdialog" });
  expect([isPanelOpen(), takesLetters(pressed("c"))]).toEqual([true, false]);
  for (const role of ["dialog", "menu", "listbox"]) {
    open = [{ role }];
    expect([isPanelOpen(), takesLetters(pressed("c"))]).toEqual([false, false]);
  }
});

it("leaves letters to a closed list that has the focus, and other keys not", () => {
  const list = Object.assign(new HTMLElement(), { tagName: "BUTTON", role: "combobox" });
  const onList = (key: string) => takesLetters({ ...pressed(key), target: list } as KeyboardEvent);
  expect([onList("c"), onList("7"), onList("é")]).toEqual([false, false, false]);
  expect([onList("/"), onList("?")]).toEqual([true, true]);
});

it("lets shortcuts work where storage is denied", () => {
  vi.stubGlobal("localStorage", undefined);
  setTakesLetters(false);
  expect(takesLetters(pressed("j"))).toBe(true);
});
