import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { copyTemplate } from "@/tests/support/embedded-template";
import { ShopProcess } from "@/tests/support/shop-process";
import type { Scenario, ScenarioContext } from "../scenario";

const SOMEBODY_ELSE = 12_345;

/** Scenario: `npm start` on a data folder it may not write to. */
export const unusableFolder: Scenario = {
  tests: "D06",
  name: "the data folder cannot be written to",
  group: "faults",
  async run(context) {
    const readOnly = join(context.folder, "read-only");
    await copyTemplate(readOnly);
    chmodSync(readOnly, 0o500);
    context.atEnd(() => chmodSync(readOnly, 0o700));
    await expectRefusal(context, readOnly, "cannot be read or written by this user");
    if (process.getuid?.() !== 0) return;
    const foreign = join(context.folder, "foreign");
    mkdirSync(foreign);
    chownSync(foreign, SOMEBODY_ELSE, SOMEBODY_ELSE);
    await expectRefusal(context, foreign, "belongs to another user");
  },
};

async function expectRefusal(context: ScenarioContext, dataDir: string, words: string): Promise<void> {
  const shop = await ShopProcess.create({ DATA_DIR: dataDir });
  const launcher = shop.launch();
  const { code } = await launcher.exited;
  const lines = launcher.output().trim().split("\n");
  const isPlain = lines.length === 1 && String(lines[0]).includes(words);
  context.expect(
    `a folder that ${words}: one clear line and an exit that is not 0`,
    isPlain && code !== 0,
    lines.join(" | "),
  );
}
