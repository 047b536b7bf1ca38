import { NO_SERVER } from "@/tests/support/postgres";
import { CommandSession } from "@/tools/cli/launch/command-session";
import { runCommand, say } from "@/tools/cli/launch/run-command";
import { benchAdmin } from "./admin/screens";
import { type BenchDatabase, openBenchEmbedded, openBenchServer } from "./databases";
import { type BenchOptions, type BenchSection, parseBenchOptions } from "./options";
import { benchPages } from "./pages/pages";
import { Report } from "./report";
import { benchEverything } from "./sync/everything";
import { benchInventory } from "./sync/inventory";
import { benchNewOrder } from "./sync/new-order";
import { benchProcesses } from "./traffic/processes";
import { benchTraffic } from "./traffic/traffic";

type Measurement = (session: CommandSession, report: Report, options: BenchOptions) => Promise<void>;

const MEASUREMENTS: Record<BenchSection, Measurement> = {
  inventory: (_, report, options) =>
    withDatabases(report, "inventory sync", options, async ([database]) => {
      if (database) await benchInventory(report, database, options.rounds);
    }),
  everything: (_, report, options) =>
    withDatabases(report, "full sync", options, (databases) =>
      benchEverything(report, databases, { size: options.size, rounds: options.longRounds }),
    ),
  "new-order": (_, report, options) =>
    withDatabases(report, "new order", options, async ([database]) => {
      if (database) await benchNewOrder(report, database, options.rounds);
    }),
  pages: (session, report, options) => benchPages(session, report, options.rounds),
  admin: (_, report, options) => benchAdmin(report, options.size),
  traffic: (_, report, options) =>
    withDatabases(report, "visitors", options, async ([database]) => {
      if (database) await benchTraffic(report, database, options);
    }),
  processes: (_, report, options) => benchProcesses(report, options),
};

/** Opens the databases that were asked for, a server first where there is one. */
async function withDatabases(
  report: Report,
  area: string,
  { database }: BenchOptions,
  work: (databases: BenchDatabase[]) => Promise<void>,
): Promise<void> {
  const server = database === "embedded" ? null : await openBenchServer();
  if (!server && database !== "embedded") report.skip(area, "on a PostgreSQL server", NO_SERVER);
  const embedded = database === "server" ? null : await openBenchEmbedded();
  const opened = [server, embedded].filter((one) => one !== null);
  try {
    await work(opened);
  } finally {
    for (const one of opened) await one.close();
  }
}

runCommand(async () => {
  const options = parseBenchOptions(process.argv.slice(2));
  const report = new Report();
  await CommandSession.run(async (session) => {
    for (const section of options.sections) {
      say(`\n${section}`);
      await MEASUREMENTS[section](session, report, options);
    }
  });
  report.finish();
});
