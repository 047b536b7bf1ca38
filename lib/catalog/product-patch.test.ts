import { expect, it } from "vitest";
import { toProductPatch } from "./product-patch";

const form = { description: "Sturdy", imageUrl: null, isShown: true };

it("sends only what was changed, so that an old form undoes nobody's work", () => {
  const register = { isHiddenAtRegister: false };
  expect(toProductPatch(form, {}, register)).toEqual({});
  expect(toProductPatch(form, { description: true }, register)).toEqual({ description: "Sturdy" });
  expect(toProductPatch(form, { imageUrl: true }, register)).toEqual({ imageUrl: null });
});

it.each([
  { isShown: true, isHiddenAtRegister: false, patch: { isHiddenByStaff: false } },
  { isShown: false, isHiddenAtRegister: false, patch: { isHiddenByStaff: true } },
  { isShown: true, isHiddenAtRegister: true, patch: { isShownByStaff: true, isHiddenByStaff: false } },
  { isShown: false, isHiddenAtRegister: true, patch: { isShownByStaff: false } },
])(
  "sends $patch for a switch to $isShown, hidden at the register: $isHiddenAtRegister",
  ({ isShown, isHiddenAtRegister, patch }) => {
    expect(toProductPatch({ ...form, isShown }, { isShown: true }, { isHiddenAtRegister })).toEqual(patch);
  },
);
