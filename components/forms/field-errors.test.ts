import { expect, it } from "vitest";
import { fieldErrors } from "@/components/forms/field-errors";
import { RegisterInput } from "@/lib/auth/schema";

it("returns the first error of each field only", () => {
  expect(fieldErrors(RegisterInput, { username: "", email: "", password: "short" })).toEqual({
    username: "Username is required",
    password: "Password must be at least 8 characters",
  });
});

it("is empty for valid values", () => {
  expect(
    fieldErrors(RegisterInput, { username: "dana", email: "", password: "amber glass at dusk" }),
  ).toEqual({});
});
