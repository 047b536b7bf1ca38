import { expect, it } from "vitest";
import { dealResolver, newDeal } from "./deal-form";

const form = {
  ...newDeal,
  title: "Happy hour",
  description: "10% off glass",
  startDate: "2026-12-01T18:00:00.000Z",
  endDate: "2026-12-02T18:00:00.000Z",
};

it.each([
  ["-1", "Must be at least 0.01"],
  ["0", "Must be at least 0.01"],
  ["1e3", "Must be an amount"],
  ["five", "Must be an amount"],
  ["5.005", "Use at most two decimals"],
  ["123456789", "Is too large"],
])("says of the discount amount %j: %s", async (discountAmount, message) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await dealResolver({ ...form, discountAmount }, undefined, options);
  expect(errors.discountAmount?.message).toBe(message);
});
