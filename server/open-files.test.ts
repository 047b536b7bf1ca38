import { expect, it } from "vitest";
import { connectionLimit } from "./open-files";

it("leaves open files for the database, whatever the limit of the process is", () => {
  expect([1_024, 100, 1_048_576, Number.POSITIVE_INFINITY].map((files) => connectionLimit(files))).toEqual([
    768, 1, 10_000, 10_000,
  ]);
});

it("reads the limit of this process", () => {
  expect(connectionLimit()).toBeGreaterThan(100);
});
