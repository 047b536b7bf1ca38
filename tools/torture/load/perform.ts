/** The other side of `apart`: `perform.ts MODULE`; what to do and what came of it go over the channel to the parent. */
import { once } from "node:events";

const [path = ""] = process.argv.slice(2);
const asked = once(process, "message");
const { perform } = (await import(path)) as { perform: (input: unknown) => Promise<unknown> };
const [{ input }] = (await asked) as [{ input: unknown }];
const result = await perform(input);
process.send?.(result, () => process.exit(0));
