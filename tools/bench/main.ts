import { ensureClient } from "@/tools/launch/prepare";
import { runCommand, say } from "@/tools/launch/run-command";
import { Session } from "@/tools/launch/session";
import { benchAdmin } from "./admin/screens";
import { type BenchDatabase, openServerDatabase, openTemporaryEmbedded } from "./databases";
import { type BenchOptions, parseOptions, type Section } from "./options";
import { benchPages } from "./pages/pages";
import { Report } from "./report";
import { benchEverything } from "./sync/everything";
import { benchInventory } from "./sync/inventory";
import { benchTraffic } from "./traffic/traffic";

type Part = (session: Session, report: Report, options: BenchOptions) => Promise<void>;

const PARTS: Record<Section, Part> = {
  inventory: (session, report, options) =>
    withDatabases(report, "inventory sync", options, async ([database]) => {
      if (database) await benchInventory(session, report, database, options.rounds);
    }),
  everything: (session, report, options) =>
    withDatabases(report, "full sync", options, (databases) =>
      benchEverything(session, report, databases, { size: options.size, rounds: options.longRounds }),
    ),
  pages: (session, report, options) => benchPages(session, report, options.rounds),
  admin: (session, report, options) => benchAdmin(session, report, options.size),
  traffic: (session, report, options) =>
    withDatabases(report, "visitors", options, async ([database]) => {
      if (database) await benchTraffic(session, report, database, options);
    }),
};

const NO_SERVER = "no PostgreSQL server answers (TEST_DATABASE_URL)";

/** Opens the databases that were asked for, a server first where there is one. */
async function withDatabases(
  report: Report,
  area: string,
  { database }: BenchOptions,
  work: (databases: BenchDatabase[]) => Promise<void>,
): Promise<void> {
  const server = database === "embedded" ? null : await openServerDatabase();
  if (!server && database !== "embedded") report.skip(area, "on a PostgreSQL server", NO_SERVER);
  const embedded = database === "server" ? null : await openTemporaryEmbedded();
  const opened = [server, embedded].filter((one) => one !== null);
  try {
    await work(opened);
  } finally {
    for (const one of opened) await one.close();
  }
}

runCommand(async () => {
  const options = parseOptions(process.argv.slice(2));
  ensureClient(say);
  const report = new Report();
  await Session.run(async (session) => {
    for (const section of options.sections) {
      say(`\n${section}`);
      await PARTS[section](session, report, options);
    }
  });
  report.finish();
});
