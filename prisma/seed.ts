import { tags } from "@/lib/cache/tags";
import { type Ctx, systemCtx, withTransaction } from "@/lib/context";
import { shopDay } from "@/lib/time";
import { runWithDatabase } from "@/tools/cli/launch/run-with-database";
import { sampleDeals, sampleEvents } from "./sample-data";

runWithDatabase(async (say) => {
  // The logger in it reads the environment when it is loaded, so it is loaded once the database is known.
  const { flushingAfter } = await import("@/lib/cache/flush");
  const ctx = systemCtx("seed");
  await flushingAfter(ctx, "job", () => withTransaction(ctx, (tx) => fill(tx, say)));
});

async function fill({ db, touch }: Ctx, say: (line: string) => void): Promise<void> {
  const today = shopDay(new Date());
  const deals = sampleDeals(today);
  const events = sampleEvents(today);
  touch(tags.deals(), tags.events());
  // Version 1 means nobody has edited it, so its dates move with today; edited ones are kept.
  await db.deal.deleteMany({ where: { id: { in: deals.map(({ id }) => id) }, version: 1 } });
  await db.event.deleteMany({ where: { id: { in: events.map(({ id }) => id) }, version: 1 } });
  await db.deal.createMany({ data: deals, skipDuplicates: true });
  await db.event.createMany({ data: events, skipDuplicates: true });
  say(`Sample data: ${deals.length} deals and ${events.length} events, dated around today.`);
}
