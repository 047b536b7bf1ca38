import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { endOf, endOfStarted, keepRunning, stopProcess } from "./keep-running.mjs";
import { Restarts } from "./restarts.mjs";

const node = (script: string) => spawn(process.execPath, ["-e", script], { stdio: "ignore" });

it("tells how a process ended, also one that could not be started", async () => {
  expect(await endOf(node("process.exit(3)"))).toBe("exit code 3");
  expect(await endOf(node("process.kill(process.pid, 'SIGKILL')"))).toBe("SIGKILL");
  expect(await endOf(spawn("/no/such/program"))).toContain("ENOENT");
  const withoutMemory = () => {
    throw new Error("spawn ENOMEM");
  };
  expect(await endOfStarted(withoutMemory)).toBe("spawn ENOMEM");
});

it("tries again after the system could not start a process", async () => {
  const reasons: string[] = [];
  const starts = [
    () => {
      throw new Error("spawn ENOMEM");
    },
    () => spawn("/no/such/program"),
    () => node(""),
  ];
  await keepRunning(endOf(node("process.exit(1)")), {
    start: () => starts.shift()?.() ?? node(""),
    isStopping: () => starts.length === 0,
    onEnd: (reason) => void reasons.push(reason.replace(/^spawn \S+ (?=ENOENT)/, "spawn ")),
    restarts: new Restarts({ sleep: async () => {} }),
  });
  expect(reasons).toEqual(["exit code 1", "spawn ENOMEM", "spawn ENOENT"]);
});

it("starts nothing when it is to stop during a pause", async () => {
  let isStopping = false;
  const sleep = async () => {
    isStopping = true;
  };
  const start = vi.fn(() => node(""));
  const restarts = new Restarts({ sleep });
  const task = { start, isStopping: () => isStopping, onEnd: () => {}, restarts };
  expect(await keepRunning(Promise.resolve("SIGKILL"), task)).toBe(true);
  expect(start).not.toHaveBeenCalled();
});

it("kills a process that does not stop in time", async () => {
  const script = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1_000); console.log("ready");`;
  const child = spawn(process.execPath, ["-e", script]);
  await once(child.stdout, "data");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = stopProcess(child);
  vi.advanceTimersByTime(8_499);
  expect(child.exitCode ?? child.signalCode).toBeNull();
  vi.advanceTimersByTime(1);
  await stopped;
  expect(child.signalCode).toBe("SIGKILL");
  await stopProcess(child);
});
