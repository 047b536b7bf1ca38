import { beforeAll, describe, expect, it } from "vitest";
import { db } from "./client";
import { isDatabaseAway, translateDatabaseError } from "./errors";

beforeAll(async () => {
  await db().$executeRaw`CREATE FUNCTION fail_as_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION USING ERRCODE = NEW.value, MESSAGE = 'as told'; END $$`;
  await db()
    .$executeRaw`CREATE TRIGGER fail_as_told BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION fail_as_told()`;
  return async () => {
    await db().$executeRaw`DROP TRIGGER fail_as_told ON settings`;
    await db().$executeRaw`DROP FUNCTION fail_as_told`;
  };
});

it("updating or deleting a missing row is a not_found error that says what may have happened", async () => {
  const where = { id: "6f1f7f6e-3a54-4b7e-9f39-0d8f6d1c2b3a" };
  const changed = await db()
    .deal.update({ where, data: { priority: 2 } })
    .catch(translateDatabaseError);
  const gone = await db().deal.delete({ where }).catch(translateDatabaseError);
  const refusal = {
    code: "not_found",
    message: "This does not exist. It may have been deleted since.",
  };
  expect([changed, gone]).toMatchObject([refusal, refusal]);
});

it("a row for another that was deleted meanwhile is a not_found error", async () => {
  const customerId = "6f1f7f6e-3a54-4b7e-9f39-0d8f6d1c2b3a";
  const visit = { customerId, phone: "", shopDay: new Date() };
  const added = await db().loyaltyCheckin.createMany({ data: visit }).catch(translateDatabaseError);
  expect(added).toMatchObject({ code: "not_found", message: "This was deleted in the meantime." });
});

it.each([
  "Client has encountered a connection error and is not queryable",
  "the database system is in recovery mode",
  "the database system is not yet accepting connections",
  'database "shop" is not currently accepting connections',
  "connect EHOSTUNREACH 2001:db8::1:5432",
  "connect ENETUNREACH 2001:db8::1:5432",
  "getaddrinfo EAI_AGAIN database",
  "read ETIMEDOUT",
  "write EPIPE",
])("a database that says so is away: %s", (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

it("a transaction that timed out may be retried", async () => {
  const sleeping = db().$transaction(
    async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.$executeRaw`SELECT 1`;
    },
    { timeout: 20 },
  );
  const error = await sleeping.catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  expect(translateDatabaseError(error)).toMatchObject({ code: "unavailable" });
});

describe("a statement that may succeed later", () => {
  it.each([
    ["the disk is full", "53100"],
    ["the memory is used up", "53200"],
    ["the connections are used up", "53300"],
    ["a deadlock ended it", "40P01"],
    ["a serialization failure ended it", "40001"],
    ["a lock was not free in time", "55P03"],
  ])("is reported as unavailable when %s, for model writes and raw SQL", async (_, state) => {
    const byModel = await db()
      .setting.create({ data: { key: "told", value: state } })
      .catch(translateDatabaseError);
    const byHand = await db().$executeRaw`INSERT INTO settings (key, value) VALUES ('told', ${state})`.catch(
      translateDatabaseError,
    );
    expect([byModel, byHand]).toMatchObject([{ code: "unavailable" }, { code: "unavailable" }]);
  });

  it("is not confused with an error raised by a trigger", async () => {
    const thrown = await db()
      .setting.create({ data: { key: "told", value: "P0001" } })
      .catch(translateDatabaseError);
    expect(thrown).toMatchObject({ message: expect.stringContaining("as told") });
    expect(thrown).not.toMatchObject({ code: "unavailable" });
  });
});
