import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CommandError } from "@/server/command-error.mjs";
import { say } from "@/tools/cli/launch/run-command";
import { documentChecks } from "./documents";
import { environmentChecks, environmentExample, withEnvironmentTable } from "./env-docs";
import { environmentReadChecks } from "./environment-reads";
import { projectFiles } from "./files";
import { functionChecks } from "./functions";
import { houseRules } from "./house-rules";
import { importChecks } from "./import-law";
import { advisoriesAreOld, lockFileChecks } from "./lock-file";
import { pathChecks } from "./paths";
import { readmeChecks } from "./readme";
import { securityPageChecks } from "./security-page";
import { sizeChecks } from "./sizes";
import { skippedTestChecks } from "./skipped-tests";
import { languageChecks } from "./us-english";
import { verbChecks } from "./verbs";

const CHECKS = [
  ...sizeChecks,
  ...functionChecks,
  ...pathChecks,
  ...documentChecks,
  ...houseRules,
  ...environmentReadChecks,
  ...skippedTestChecks,
  ...verbChecks,
  ...importChecks,
  ...environmentChecks,
  ...readmeChecks,
  ...lockFileChecks,
  ...securityPageChecks,
  ...languageChecks,
];

/** @throws CommandError when a rule is violated */
export async function runChecks(): Promise<void> {
  const files = projectFiles();
  let failed = 0;
  for (const { name, run } of CHECKS) {
    const broken = await run(files);
    if (broken.length === 0) continue;
    failed += 1;
    say(`✗ ${name}`);
    for (const line of broken.slice(0, 20)) say(`    ${line}`);
  }
  const reminder = advisoriesAreOld(new Date());
  if (reminder) say(`! ${reminder}`);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/checks.json", JSON.stringify({ passed: CHECKS.length - failed, failed }));
  if (failed > 0) throw new CommandError("The project rules are violated in the places above.");
}

export function writeDocuments(): void {
  writeFileSync("docs/configuration.md", withEnvironmentTable(readFileSync("docs/configuration.md", "utf8")));
  writeFileSync(".env.example", environmentExample());
}
