import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { LaunchError } from "@/tools/launch/launch-error";
import { runCommand, say } from "@/tools/launch/run-command";
import { environmentChecks, environmentExample, withEnvironmentTable } from "./env-docs";
import { projectFiles } from "./files";
import { houseRules } from "./house-rules";
import { advisoriesAreOld, lockFileChecks } from "./lock-file";
import { readmeChecks } from "./readme";
import { securityPageChecks } from "./security-page";
import { sizeChecks } from "./sizes";

const CHECKS = [
  ...sizeChecks,
  ...houseRules,
  ...environmentChecks,
  ...readmeChecks,
  ...lockFileChecks,
  ...securityPageChecks,
];

runCommand(async () => {
  if (process.argv.includes("--write")) writeDocuments();
  const files = projectFiles();
  let failed = 0;
  for (const { name, run } of CHECKS) {
    const broken = run(files);
    if (broken.length === 0) continue;
    failed += 1;
    say(`✗ ${name}`);
    for (const line of broken.slice(0, 20)) say(`    ${line}`);
  }
  const reminder = advisoriesAreOld(new Date());
  if (reminder) say(`! ${reminder}`);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/checks.json", JSON.stringify({ passed: CHECKS.length - failed, failed }));
  if (failed > 0) throw new LaunchError("The rules of the house are broken in the places above.");
});

function writeDocuments(): void {
  writeFileSync("README.md", withEnvironmentTable(readFileSync("README.md", "utf8")));
  writeFileSync(".env.example", environmentExample());
}
