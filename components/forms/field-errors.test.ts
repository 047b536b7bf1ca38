import { expect, it } from "vitest";
import { fieldErrors } from "@/components/forms/field-errors";
import { RegisterInput } from "@/lib/auth/schema";

it("names the first complaint of each field and leaves the others out", () => {
  expect(fieldErrors(RegisterInput, { username: "", email: "", password: "short" })).toEqual({
    username: "Username is required",
    password: "Password must be at least 8 characters",
  });
});

it("is empty for values the schema takes", () => {
  expect(
    fieldErrors(RegisterInput, { username: "dana", email: "", password: "amber glass at dusk" }),
  ).toEqual({});
});
