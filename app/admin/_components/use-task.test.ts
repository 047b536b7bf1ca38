import { afterEach, expect, it, vi } from "vitest";
import { takeToasts } from "@/components/feedback/toast";
import type { ActionResult } from "@/lib/actions/result";
import { useTask } from "./use-task";

vi.mock("./use-call", () => ({
  useCall: () => ({ isPending: false, call: (work: () => unknown) => work() }),
}));
afterEach(() => void takeToasts());

const refused = (code: "conflict" | "not_found"): ActionResult<never> => ({
  ok: false,
  code,
  message: `The sentence of ${code}.`,
  fieldErrors: {},
});

it.each<[string, () => Promise<ActionResult<null>>, boolean]>([
  ["was done", async () => ({ ok: true, value: null }), true],
  ["is about something that is gone", async () => refused("not_found"), true],
  ["was refused", async () => refused("conflict"), false],
  ["got no answer", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("a change that %s leaves a question open or not", async (_, work, isSettled) => {
  expect(await useTask().run(work, { done: "Done", failed: "Failed" })).toBe(isSettled);
});

it("says why a change failed, also where its question closes", async () => {
  await useTask().run(async () => refused("not_found"), { failed: "Failed to Delete Deal" });
  expect(takeToasts()).toEqual([
    { title: "Failed to Delete Deal", description: "The sentence of not_found.", variant: "destructive" },
  ]);
});
