// Runs once: it compares two files; migrate.integration.test.ts applies the migrations on both.
import { expect, it } from "vitest";
import { emptyDatabase } from "@/tests/support/empty-database";
import { diffFromMigrations } from "./prisma-engine";

it("the migrations result in prisma/schema.prisma", async () => {
  expect(await diffFromMigrations(await emptyDatabase())).toBe("");
});
