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

it("says in plain words what kind of value a field takes", () => {
  const Fields = z.strictObject({
    title: z.string(),
    seats: z.int32().max(9),
    price: z.number(),
    isActive: z.boolean(),
    days: z.array(z.enum(["MO", "TU"])),
    note: z.object({}),
    at: z.union([z.string(), z.number()]),
    name: z.string().max(2),
    id: z.uuid(),
    left: z.number().min(1),
  });
  const wrong = {
    title: 7,
    seats: 1.5,
    price: "1",
    isActive: "yes",
    days: ["XX"],
    note: [],
    at: true,
    name: "abc",
  };
  expect(() => parseInput(Fields, { ...wrong, id: "7", left: 0, more: 1 })).toThrow(
    expect.objectContaining({
      fields: {
        title: "Must be text",
        seats: "Must be a whole number",
        price: "Must be a number",
        isActive: "Must be true or false",
        "days.0": "Must be MO or TU",
        note: "Must be an object",
        at: "Is not valid",
        name: "Is too long",
        id: "Is not valid",
        left: "Is too small",
        body: "Does not have the field more",
      },
    }),
  );
  expect(() => parseInput(z.object({ title: z.string() }), {})).toThrow("title: Is missing");
  expect(() => parseInput(Fields, "text")).toThrow("body: Must be an object");
});
