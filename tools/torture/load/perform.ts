/** The other side of `apart`: `perform.ts MODULE INPUT`, answered over the channel to the parent. */
export {};

const [module = "", input = "null"] = process.argv.slice(2);
const { perform } = (await import(module)) as { perform: (input: unknown) => Promise<unknown> };
const result = await perform(JSON.parse(input));
process.send?.(result, () => process.exit(0));
