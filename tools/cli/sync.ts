import { PULL_KINDS, type SyncKind } from "@/lib/sync/kinds";
import { refuseCommand } from "@/tools/cli/launch/run-command";
import { runWithDatabase } from "@/tools/cli/launch/run-with-database";

const KINDS: Readonly<Record<string, readonly SyncKind[]>> = {
  ...Object.fromEntries(PULL_KINDS.map((kind) => [kind, [kind]])),
  visits: ["visits"],
  tiers: ["tiers"],
  all: PULL_KINDS,
};
const USAGE = `Usage: npm run sync -- ${Object.keys(KINDS).join("|")} [--full]
  visits  the visits that paid orders earned
  tiers   the visits, and the tiers of members to Clover
  all     inventory, customers and orders, in this order
  --full  read all orders again, not only changed ones`;

const args = process.argv.slice(2);
const isFull = args.includes("--full");
const [kind = "", ...more] = args.filter((arg) => arg !== "--full");
const kinds = more.length === 0 && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;

if (!kinds) refuseCommand(USAGE);
else {
  runWithDatabase(async (say) => {
    // The shop's code reads its environment when it is loaded, so it is loaded once the database is known.
    const { syncKinds } = await import("./sync/sync-kinds");
    await syncKinds(kinds, { isFull, say });
  });
}
