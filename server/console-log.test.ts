import { afterEach, expect, it, vi } from "vitest";
import { actionCalls, noteActionBegun } from "@/lib/actions/call";
import { logConsole } from "./console-log";

const own = { ...console };
afterEach(() => void Object.assign(console, own));

function listen() {
  const log = { info: vi.fn(), debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logConsole(log, (text) => text.replace("secret", "***"));
  return log;
}
const aborted = () => Object.assign(new Error("aborted"), { code: "ECONNRESET" });

it("logs console output at its level without secrets", () => {
  const log = listen();
  console.error("a secret", new Error("broken"));
  console.log("hello");
  expect(log.error).toHaveBeenCalledWith(
    { source: "console" },
    expect.stringMatching(/^a \*\*\* Error: broken\n/),
  );
  expect(log.info).toHaveBeenCalledWith({ source: "console" }, "hello");
});

it("does not log an error when a visitor disconnects during a response", () => {
  const log = listen();
  console.error("⨯", aborted());
  console.error(new Error("failed to pipe response", { cause: aborted() }));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.debug).toHaveBeenCalledTimes(2);
});

it("logs a failed rendering and a lost provider connection as errors", () => {
  const log = listen();
  console.error(new Error("failed to pipe response", { cause: new Error("render failed") }));
  console.error(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }));
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls[0]?.[1]).toContain("[cause]: Error: render failed");
});

it("does not log an error for an unreadable server function call", async () => {
  const log = listen();
  const failLater = () => Promise.resolve().then(() => console.error("⨯", new SyntaxError("Unexpected end")));
  await actionCalls().run({ hasBegun: false }, failLater);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([0, 1]);
  await actionCalls().run({ hasBegun: false }, () => {
    noteActionBegun();
    return failLater();
  });
  await failLater();
  expect(log.error).toHaveBeenCalledTimes(2);
});
