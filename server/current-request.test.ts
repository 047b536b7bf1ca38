import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { steadyNow } from "@/lib/steady-now.mjs";
import { currentRequest, runRequest } from "./current-request";

it("gives each request its own, also after it has waited, and jobs none", async () => {
  const answer = () =>
    runRequest(async () => {
      const atFirst = currentRequest();
      await wait(5);
      expect(currentRequest()).toBe(atFirst);
      return atFirst;
    });
  const before = steadyNow();
  const [one, other] = await Promise.all([answer(), answer()]);
  expect(one).not.toBe(other);
  expect(one?.readsSince).toBeGreaterThanOrEqual(before);
  expect(one?.readsSince).toBeLessThanOrEqual(steadyNow());
  expect(currentRequest()).toBeUndefined();
});
