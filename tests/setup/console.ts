import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

const errors: string[] = [];

/** What the test printed with console.error so far, for a test that expects it. Empties the list. */
export function takeConsoleErrors(): string[] {
  return errors.splice(0);
}

/** A test that prints an error it did not expect fails. */
export function failOnConsoleError(): void {
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, "error").mockImplementation((...parts) => void errors.push(format(...parts)));
  });
  afterEach(() => {
    const unexpected = takeConsoleErrors();
    if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join("\n")}`);
  });
}
