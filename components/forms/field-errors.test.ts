import { expect, it } from "vitest";
import { errorsAfterChange, fieldErrors } from "@/components/forms/field-errors";
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

it("drops an error that another field has resolved, and keeps what only the shop found", () => {
  const before = { name: "Enter a name, an email or a number", phone: "Enter 10 digits" };
  const shown = { ...before, username: "Username is taken" };
  expect(errorsAfterChange(shown, "email", before, { phone: "Enter 10 digits" })).toEqual({
    phone: "Enter 10 digits",
    username: "Username is taken",
  });
  expect(errorsAfterChange(shown, "username", before, before)).toEqual(before);
});

it("complains after a change only of the field that changed", () => {
  expect(errorsAfterChange({}, "name", {}, { name: "Too short", email: "Not an email" })).toEqual({
    name: "Too short",
  });
});
