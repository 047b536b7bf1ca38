import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { isWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { lockTable } from "@/tests/support/lock-table";
import { query } from "@/tests/support/postgres";
import { spawnNode } from "@/tests/support/spawned-process";
import { openStatementProxy } from "@/tests/support/statement-proxy";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { waitUntil } from "@/tests/support/wait-until";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const url = process.env.DATABASE_URL ?? "";
const onServer = it.runIf(process.env.TEST_DATABASE === "server");

const freshFile = () => join(temporaryFolder(), "file.gz");

/** Keeps whoever reads the products waiting in the middle of the work, until what it returns is called. */
async function untilItWaits(work: () => void): Promise<() => Promise<void>> {
  const release = await lockTable(url, "products");
  onTestFinished(release);
  work();
  await waitUntil("the wait for the lock", isWaitingForLock);
  return release;
}

onServer.each([
  ["SIGINT", "Stopped; nothing was changed."],
  ["SIGTERM", "Stopped; nothing was changed."],
  ["a lost connection", "Connection terminated"],
])("a backup that %s ends leaves no part of a file", async (cause, sentence) => {
  const folder = temporaryFolder();
  // In the middle of the work, where no other session's lock can hold it up.
  let isInTheMiddle = false;
  const proxy = await openStatementProxy(url, ({ sql }) => {
    isInTheMiddle ||= /^DECLARE .* FROM "products"/.test(sql);
    return isInTheMiddle && "say nothing more";
  });
  onTestFinished(proxy.close);
  const command = spawnNode(["tools/cli/db-backup.ts", join(folder, "file.gz")], {
    env: { ...process.env, DATABASE_URL: proxy.url },
  });
  onTestFinished(() => command.kill("SIGKILL"));
  await waitUntil("the products' turn", () => isInTheMiddle);
  expect(readdirSync(folder)).toHaveLength(1);
  // Twice, as when a terminal signals the whole group and a parent passes the signal on.
  if (cause.startsWith("SIG")) {
    command.kill(cause as NodeJS.Signals);
    const again = setInterval(() => void command.kill(cause as NodeJS.Signals), 5);
    onTestFinished(() => clearInterval(again));
  } else proxy.close();
  expect(await command.exited).toEqual({ code: 1, signal: null });
  expect(command.output()).toContain(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

onServer("a restore that is asked to stop changes nothing, and says so", async () => {
  const file = freshFile();
  await writeBackup(url, file);
  await query(url, "DELETE FROM settings; INSERT INTO settings (key) VALUES ('mine')");
  const stop = new AbortController();
  let restoring: Promise<unknown> = Promise.resolve();
  const release = await untilItWaits(() => {
    const options = { replace: true, stop: stop.signal };
    restoring = restoreBackup(url, file, options).catch((error: unknown) => error);
  });
  stop.abort("asked to stop");
  expect(await restoring).toBe("asked to stop");
  await release();
  expect(await query(url, "SELECT key FROM settings")).toEqual([{ key: "mine" }]);
});

onServer("a restore that waits for a transaction which waits for it is tried again", async () => {
  const file = freshFile();
  await query(url, "DELETE FROM settings; INSERT INTO settings (key) VALUES ('restored')");
  await writeBackup(url, file);
  const shop = new pg.Client({ connectionString: url });
  await shop.connect();
  onTestFinished(() => shop.end());
  // Of the two, PostgreSQL ends the one that looks for a deadlock first.
  await shop.query("SET deadlock_timeout = '60s'; BEGIN; DELETE FROM settings");
  const restoring = restoreBackup(url, file, { replace: true });
  await waitUntil("the wait for the lock", isWaitingForLock);
  await shop.query("LOCK TABLE audit_entries IN ROW EXCLUSIVE MODE; COMMIT");
  await restoring;
  expect(await query(url, "SELECT key FROM settings")).toEqual([{ key: "restored" }]);
});

it("does not say that nothing was changed when it is asked to stop during its commit", async () => {
  const file = freshFile();
  await query(url, "DELETE FROM settings; INSERT INTO settings (key) VALUES ('restored')");
  await writeBackup(url, file);
  await query(url, "DELETE FROM settings");
  const stop = new AbortController();
  const proxy = await openStatementProxy(url, ({ sql }) => {
    if (sql === "COMMIT") stop.abort(new Error("Stopped; nothing was changed."));
  });
  onTestFinished(proxy.close);
  const restoring = restoreBackup(proxy.url, file, { replace: true, stop: stop.signal });
  expect(await restoring.catch(String)).toContainEqual(
    expect.objectContaining({ table: "settings", rows: 1 }),
  );
  expect(await query(url, "SELECT key FROM settings")).toEqual([{ key: "restored" }]);
});
