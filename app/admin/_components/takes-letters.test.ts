import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setTakesLetters, takesLetters } from "./takes-letters";

const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, target: null }) as KeyboardEvent;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

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

it("lets shortcuts work where storage is denied", () => {
  vi.stubGlobal("localStorage", undefined);
  setTakesLetters(false);
  expect(takesLetters(pressed("j"))).toBe(true);
});
