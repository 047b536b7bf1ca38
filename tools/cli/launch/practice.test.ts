import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { CommandError } from "@/server/command-error.mjs";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { holdPracticeFolder, practiceEnv } from "./practice";

const home = temporaryFolder(afterAll);

it("refuses the folder of a shop that is no practice shop", () => {
  const dataDir = join(home, "live");
  mkdirSync(join(dataDir, "cluster"), { recursive: true });
  expect(() => practiceEnv({ DATA_DIR: dataDir })).toThrow(
    /holds the database of a shop that is no practice/,
  );
  expect(() => practiceEnv({ DATA_DIR: dataDir, NEXTAUTH_SECRET: "a secret of its own" })).toThrow(
    /DATA_DIR/,
  );
});

it("says in one sentence that its folder cannot be made", () => {
  const file = join(home, "a-file");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "below")])
    expect(() => practiceEnv({ DATA_DIR: dataDir })).toThrow(
      new CommandError(`The data folder ${dataDir} is not a folder.`),
    );
});

it("opens its own folder again, with the same secret", () => {
  const dataDir = join(home, "practice");
  const first = practiceEnv({ DATA_DIR: dataDir });
  mkdirSync(join(dataDir, "cluster"));
  expect(practiceEnv({ DATA_DIR: dataDir }).NEXTAUTH_SECRET).toBe(first.NEXTAUTH_SECRET);
});

it("makes its secret again when the disk was full the first time", () => {
  const dataDir = join(home, "full");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "practice-secret"), "");
  const { NEXTAUTH_SECRET: secret } = practiceEnv({ DATA_DIR: dataDir });
  expect(secret).toHaveLength(43);
  expect(practiceEnv({ DATA_DIR: dataDir }).NEXTAUTH_SECRET).toBe(secret);
});

it("refuses a second practice shop on its folder in one sentence", async () => {
  const dataDir = join(home, "shared");
  practiceEnv({ DATA_DIR: dataDir });
  await holdPracticeFolder(dataDir);
  await expect(holdPracticeFolder(dataDir)).rejects.toThrow(
    new CommandError(
      `A practice shop is running on ${dataDir} already: stop it, or give this one a folder of its own with DATA_DIR.`,
    ),
  );
});

it("reaches no real database, cache or mail server", () => {
  const live = {
    DATABASE_URL: "postgresql://shop@db.example/shop",
    REDIS_URL: "redis://cache.example",
    SMTP_URL: "smtp://mail.example",
    CONTACT_TO: "owner@shop.example",
  };
  const env = practiceEnv({ ...live, DATA_DIR: join(home, "practice") });
  for (const name of Object.keys(live)) expect(env[name], name).toBe("");
});

it("has neither the address nor the data folder that .env gives a live shop, and those that the caller names", () => {
  const file = join(home, "live.env");
  const live = { NEXTAUTH_URL: "https://shop.example", DATA_DIR: join(home, "not-yet-in-use") };
  writeFileSync(file, `NEXTAUTH_URL=${live.NEXTAUTH_URL} # behind the proxy\nDATA_DIR=${live.DATA_DIR}\n`);
  vi.spyOn(process, "cwd").mockReturnValue(home);
  expect(practiceEnv(live, file)).toMatchObject({ NEXTAUTH_URL: "", DATA_DIR: join(".data", "practice") });
  expect(existsSync(live.DATA_DIR)).toBe(false);
  const named = { NEXTAUTH_URL: "http://tunnel.example", DATA_DIR: join(home, "practice") };
  expect(practiceEnv(named, file)).toMatchObject(named);
  expect(practiceEnv({ DATA_DIR: named.DATA_DIR }, file).NEXTAUTH_URL).toBeUndefined();
});
