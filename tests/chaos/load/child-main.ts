/** The child of run-in-child.ts: `child-main.ts MODULE`; input and result go over the channel to the parent. */
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** The niceness of the whole session, where the kernel groups processes by it (sched(7), autogroup). */
const SESSION = "/proc/self/autogroup";

const [path = ""] = process.argv.slice(2);
const message = once(process, "message");
const { run } = (await import(path)) as { run: (input: unknown) => Promise<unknown> };
const [{ input, niceness }] = (await message) as [{ input: unknown; niceness: number }];
if (niceness > 0) {
  setPriority(niceness);
  if (existsSync(SESSION)) writeFileSync(SESSION, String(niceness));
}
const result = await run(input);
process.send?.(result, () => process.exit(0));
