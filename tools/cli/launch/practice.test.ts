import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { practiceEnv } from "./practice";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "mpsv-practice-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

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

it("opens its own folder again, with the same secret", () => {
  const dataDir = join(home, "practice");
  const first = practiceEnv({ DATA_DIR: dataDir });
  mkdirSync(join(dataDir, "cluster"));
  expect(practiceEnv({ DATA_DIR: dataDir }).NEXTAUTH_SECRET).toBe(first.NEXTAUTH_SECRET);
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

it("is not at the live shop's address of .env, and at another that the caller names", () => {
  const file = join(home, "live.env");
  writeFileSync(file, "NEXTAUTH_URL=https://shop.example # behind the proxy\n");
  const addressOf = (NEXTAUTH_URL?: string) =>
    practiceEnv({ NEXTAUTH_URL, DATA_DIR: join(home, "practice") }, file).NEXTAUTH_URL;
  expect(addressOf("https://shop.example")).toBe("");
  expect(addressOf("http://tunnel.example")).toBe("http://tunnel.example");
  expect(addressOf()).toBeUndefined();
});
