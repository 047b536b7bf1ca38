import { expect, it } from "vitest";
import { isRefusedForGood, refusedFields } from "./refusal";
import { ApiError } from "./request-json";

it("reads the errors of fields from a refused input, and from nothing else", () => {
  const text = "username: Choose another\nSomething else.\npassword: At least 8: letters";
  const fields = { username: "Choose another", password: "At least 8: letters" };
  expect(refusedFields(new ApiError(400, text))).toEqual(fields);
  expect(refusedFields(new ApiError(409, text))).toEqual({});
  expect(refusedFields(new Error(text))).toEqual({});
});

it("tells a refusal of the content from one that another try may not meet", () => {
  const isFinal = (status: number) => isRefusedForGood(new ApiError(status, "No."));
  expect([413, 415].map(isFinal)).toEqual([true, true]);
  expect([400, 401, 403, 409, 429, 500, 502, 503].some(isFinal)).toBe(false);
  expect(isRefusedForGood(new TypeError("Failed to fetch"))).toBe(false);
});
