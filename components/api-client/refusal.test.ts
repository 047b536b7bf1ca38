import { expect, it } from "vitest";
import { refusedFields } from "./refusal";
import { ApiError } from "./request-json";

it("reads the errors of fields from a refused input, and from nothing else", () => {
  const text = "username: Choose another\nSomething else.\npassword: At least 8: letters";
  const fields = { username: "Choose another", password: "At least 8: letters" };
  expect(refusedFields(new ApiError(400, text))).toEqual(fields);
  expect(refusedFields(new ApiError(409, text))).toEqual({});
  expect(refusedFields(new Error(text))).toEqual({});
});
