import { expect, it } from "vitest";
import { z } from "zod";
import { parseInput } from "@/lib/parse";

it.each(["constructor", "toString", "__proto__"])("names a wrong field called %s", (field) => {
  const Fields = z.looseObject({}).superRefine((_, issues) => {
    for (const message of ["must be text", "is the second complaint"])
      issues.addIssue({ code: "custom", path: [field], message });
  });
  expect(() => parseInput(Fields, {})).toThrow(
    expect.objectContaining({ message: `${field}: must be text`, fields: { [field]: "must be text" } }),
  );
});
