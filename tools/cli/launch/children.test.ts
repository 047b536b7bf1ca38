import { expect, it, onTestFinished } from "vitest";
import { Children } from "./children";

const SERVER = `process.on("SIGTERM", () => { console.log("stopping"); setTimeout(() => { console.log("stopped"); process.exit(); }, 50); });
setInterval(() => {}, 1_000);
console.log("ready");`;

async function startTwo(seen: string[]): Promise<Children> {
  const children = new Children();
  onTestFinished(() => children.stopAll());
  for (const name of ["first", "second"])
    await new Promise<void>((resolve) => {
      const onLine = (line: string) => {
        seen.push(`${name} ${line}`);
        if (line === "ready") resolve();
      };
      children.start(name, ["--eval", SERVER], { output: "lines", onLine });
    });
  return children;
}

it("stops one process after another, the last started first", async () => {
  const seen: string[] = [];
  const children = await startTwo(seen);
  await children.stopAll();
  expect(seen.slice(2)).toEqual(["second stopping", "second stopped", "first stopping", "first stopped"]);
});

it("starts processes that Ctrl-C in the launcher's terminal does not reach", async () => {
  const children = new Children();
  onTestFinished(() => children.stopAll());
  const { pid = 0 } = children.start("server", ["--eval", SERVER], { output: "lines" });
  expect(() => process.kill(-pid, 0)).not.toThrow();
});

it("tells of a server that dies after it was ready", async () => {
  const children = new Children();
  onTestFinished(() => children.stopAll());
  const told = new Promise((resolve) => {
    void children.startServer(
      "The server",
      ["--eval", `console.log("ready"); setTimeout(() => process.exit(3), 100)`],
      /ready/,
      resolve,
    );
  });
  expect(await told).toBe("The server stopped by itself (exit code 3).");
});
