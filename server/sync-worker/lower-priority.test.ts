import { beforeEach, expect, it, vi } from "vitest";
import { lowerPriority } from "./lower-priority";

const priority = vi.hoisted(() => ({ now: 0 }));
/** The system refuses a user other than root who raises the priority. */
vi.mock("node:os", () => ({
  getPriority: () => priority.now,
  setPriority: (wanted: number) => {
    if (wanted < priority.now) throw new Error("uv_os_setpriority returned EACCES (permission denied)");
    priority.now = wanted;
  },
}));

beforeEach(() => {
  priority.now = 0;
});

it("lowers the priority of a worker", () => {
  lowerPriority();
  expect(priority.now).toBe(10);
});

it("leaves the priority of a shop that runs with a lower one", () => {
  priority.now = 15;
  lowerPriority();
  expect(priority.now).toBe(15);
});
