import { afterEach, vi } from "vitest";
import { failOnConsoleError } from "./console";
import { lengthenWaits } from "./waits";

process.env.LOG_LEVEL ??= "silent";
process.env.SHOP_PHONE ??= "(702) 555-0110";
process.env.SHOP_EMAIL ??= "hello@marylandparkwaysmoke.example";

failOnConsoleError();
lengthenWaits();

// Tests of a process share the clock and the globals that they replace.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
