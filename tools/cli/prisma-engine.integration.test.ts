import { expect, it } from "vitest";
import { emptyDatabase } from "@/tests/support/empty-database";
import { diffFromMigrations } from "./prisma-engine";

it("finds that the migrations lead to what prisma/schema.prisma describes", async () => {
  expect(await diffFromMigrations(await emptyDatabase())).toBe("");
});
