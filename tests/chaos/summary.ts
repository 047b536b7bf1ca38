import { inColumns } from "@/tests/support/in-columns";
import type { Ran } from "./run-scenarios";

/** The lines at the end of a run: a table, and the totals as the last line. */
export function summary(ran: readonly Ran[], seed: number): string[] {
  const findings = ran.flatMap((one) => one.findings);
  const passed = findings.filter(({ isOk }) => isOk).length;
  const kills = ran.reduce((sum, one) => sum + one.kills, 0);
  const skipped = ran.filter(({ unsupported }) => unsupported !== undefined).length;
  return [
    "",
    ...inColumns(ran.flatMap(rowsOf)),
    "",
    `Seed ${seed}: ${kills} processes killed${skipped > 0 ? `, ${skipped} scenarios not possible here` : ""}.`,
    `${passed} passed, ${findings.length - passed} failed`,
  ];
}

function rowsOf({ scenario, findings, kills, seconds, unsupported }: Ran): string[][] {
  const killed = kills > 0 ? `, ${kills} kills` : "";
  const title = [scenario.tests, `${scenario.name} (${seconds} s${killed})`];
  if (unsupported !== undefined) return [[...title, "skipped", unsupported]];
  const failed = findings.filter(({ isOk }) => !isOk).length;
  return [
    [...title, failed === 0 ? "passed" : "FAILED", `${findings.length - failed} of ${findings.length}`],
    ...findings.map(({ what, isOk, measured }) => ["", `  ${what}`, isOk ? "ok" : "FAIL", measured]),
  ];
}
