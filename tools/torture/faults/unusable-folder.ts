import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { copyTemplate } from "@/tests/setup/embedded-template";
import { ShopProcess } from "../parts/shop-process";
import type { Scenario, Torture } from "../scenario";

const SOMEBODY_ELSE = 12_345;

/** `npm start` on a data folder it may not write to. */
export const unusableFolder: Scenario = {
  tests: "D06",
  name: "the data folder cannot be written to",
  group: "faults",
  isTimed: false,
  needsBuild: true,
  async run(torture) {
    const readOnly = join(torture.folder, "read-only");
    await copyTemplate(readOnly);
    chmodSync(readOnly, 0o500);
    torture.atEnd(() => chmodSync(readOnly, 0o700));
    await expectRefusal(torture, readOnly, "read-only");
    if (process.getuid?.() !== 0) return;
    const foreign = join(torture.folder, "foreign");
    mkdirSync(foreign);
    chownSync(foreign, SOMEBODY_ELSE, SOMEBODY_ELSE);
    await expectRefusal(torture, foreign, "belongs to somebody else");
  },
};

async function expectRefusal(torture: Torture, dataDir: string, words: string): Promise<void> {
  const shop = await ShopProcess.at(torture, { DATA_DIR: dataDir });
  const launcher = shop.launch();
  const { code } = await launcher.ended;
  const lines = launcher.said().trim().split("\n");
  const isPlain = lines.length === 1 && String(lines[0]).includes(words);
  torture.expect(
    `a folder that is ${words}: one clear line and an exit that is not 0`,
    isPlain && code !== 0,
    lines.join(" | "),
  );
}
