import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { connectionLimit } from "./connection-limit";

it("leaves open files for the database, whatever the limit of the process is", () => {
  expect([1_024, 100, 1_048_576, Number.POSITIVE_INFINITY].map((files) => connectionLimit(files))).toEqual([
    768, 1, 10_000, 10_000,
  ]);
});

it("reads the limit of this process", () => {
  const print =
    'import("./server/connection-limit.ts").then(({ connectionLimit }) => console.log(connectionLimit()))';
  // Below what is assumed where no limit is reported.
  const limited = ["-c", 'ulimit -n 600 && exec "$0" "$@"', process.execPath];
  const printed = execFileSync("sh", [...limited, "--import", "tsx", "--eval", print], { encoding: "utf8" });
  expect(printed).toBe("344\n");
});
