import { expect, it } from "vitest";
import { EnvError, parseEnv, requireProductionEnv } from "@/lib/env";

it("accepts an empty environment", () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    NEXTAUTH_URL: "http://localhost:3000",
    CLOVER_PULL_MINUTES: 15,
    ADMIN_EMAILS: [],
  });
});

it.each([
  [{ PORT: "abc" }, "PORT"],
  [{ PORT: "0" }, "PORT"],
  [{ PORT: "1e3" }, "PORT"],
  [{ TRUST_PROXY: "0x1" }, "TRUST_PROXY"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgresql://x/y?connect_timeout=soon" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgresql://x/y?connect_timeout=0" }, "DATABASE_URL"],
  [{ ADMIN_EMAILS: "owner@example.com, nobody" }, "ADMIN_EMAILS"],
  [{ ADMIN_EMAILS: "a@example.com,b@example.com,c@example.com" }, "ADMIN_EMAILS"],
  [{ CLOVER_API_TOKEN: "x" }, "CLOVER_MERCHANT_ID"],
  [{ CLOVER_BASE_URL: "http://api.clover.com" }, "CLOVER_BASE_URL"],
  [{ CLOVER_BASE_URL: "not an address" }, "CLOVER_BASE_URL"],
  [{ GOOGLE_PLACES_BASE_URL: "http://169.254.169.254" }, "GOOGLE_PLACES_BASE_URL"],
  [{ GOOGLE_PLACE_ID: "x" }, "GOOGLE_PLACES_API_KEY"],
  [{ NEXTAUTH_SECRET: "short" }, "NEXTAUTH_SECRET"],
  [{ NEXTAUTH_URL: "https://shop.example/base" }, "NEXTAUTH_URL"],
  [{ NEXTAUTH_URL: "https://shop.example/?from=mail" }, "NEXTAUTH_URL"],
  [{ NEXTAUTH_URL: "https://owner:code@shop.example" }, "NEXTAUTH_URL"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("refuses %o with one line that names the variable", (source, name) => {
  const start = () => parseEnv(source as Record<string, string>);
  expect(start).toThrow(EnvError);
  expect(start).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

it("says which numbers and words are accepted, and one thing once", () => {
  const source = {
    PORT: "70000",
    TRUST_PROXY: "-1",
    CLOVER_PULL_MINUTES: "often",
    ADMIN_EMAILS: "owner, manager",
    LOG_LEVEL: "loud",
  };
  expect(() => parseEnv(source)).toThrow(
    [
      "PORT: must be a whole number from 1 to 65535",
      "ADMIN_EMAILS: must be e-mail addresses, comma separated",
      "CLOVER_PULL_MINUTES: must be a whole number from 0 to 1440",
      "TRUST_PROXY: must be a whole number from 0 to 10",
      "LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent",
    ].join("\n"),
  );
});

it("treats an empty value as unset", () => {
  expect(parseEnv({ DATABASE_URL: "", NEXTAUTH_URL: "" }).NEXTAUTH_URL).toBe("http://localhost:3000");
});

it("takes no notice of spaces and line ends around a value", () => {
  expect(
    parseEnv({
      PORT: " ",
      CLOVER_PULL_MINUTES: "\t",
      CLOVER_API_TOKEN: "token\n",
      CLOVER_MERCHANT_ID: " MERCHANT",
      GOOGLE_PLACE_ID: " ",
      LOG_LEVEL: "warn ",
    }),
  ).toMatchObject({
    PORT: 3000,
    CLOVER_PULL_MINUTES: 15,
    CLOVER_API_TOKEN: "token",
    CLOVER_MERCHANT_ID: "MERCHANT",
    LOG_LEVEL: "warn",
  });
});

it.each([
  ["https://shop.example/", "https://shop.example"],
  ["HTTPS://Shop.Example", "https://shop.example"],
  ["https://shop.example:443", "https://shop.example"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
])("reads %s as the origin %s", (given, origin) => {
  expect(parseEnv({ NEXTAUTH_URL: given }).NEXTAUTH_URL).toBe(origin);
});

it("requires a session secret in production", () => {
  for (const source of [{}, { NEXTAUTH_SECRET: " ".repeat(20) }])
    expect(() => requireProductionEnv(parseEnv(source))).toThrow(/^NEXTAUTH_SECRET/);
});
