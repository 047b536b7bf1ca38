// Runs once: it tests the command, whose statements are Prisma's.
import { expect, it } from "vitest";
import { tags } from "@/lib/cache/tags";
import { query } from "@/tests/support/postgres";
import { spawnNode } from "@/tests/support/spawned-process";

const url = process.env.DATABASE_URL ?? "";

it("shows the sample deals and events in a shop that is running", async () => {
  await query(url, "DELETE FROM cache_flushes");
  const command = spawnNode(["prisma/seed.ts"]);
  expect([await command.exited, command.output()]).toEqual([
    { code: 0, signal: null },
    expect.stringMatching(/^Sample data: \d+ deals and \d+ events, dated around today\.\n$/),
  ]);
  expect(await query(url, "SELECT tags FROM cache_flushes")).toEqual([
    { tags: [tags.deals(), tags.events()] },
  ]);
});
