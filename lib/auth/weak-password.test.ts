import { expect, it } from "vitest";
import { COMMON_PASSWORDS } from "@/lib/auth/common-passwords";
import { weakPasswordReason } from "@/lib/auth/weak-password";

const person = { username: "maria", email: "m.lopez@shop.example" };
const reason = (password: string) => weakPasswordReason(password, person);

it("refuses the three thousand most used passwords in any case", () => {
  expect(COMMON_PASSWORDS.size).toBe(3000);
  for (const password of ["password", "PassWord", "iloveyou", "qwertyuiop", "1234567890"])
    expect(reason(password)).toMatch(/most used/);
});

it("refuses runs and repeated characters", () => {
  for (const password of ["abcdefghij", "98765432", "zzzzzzzzzz", "abababababab"])
    expect(reason(password)).toMatch(/most used/);
});

it("refuses words about the shop followed by a number", () => {
  for (const password of ["smokeshop123", "LasVegas2026", "vape-hookah!", "MarylandPkwy702", "admin89123!"])
    expect(reason(password)).toMatch(/about the shop/);
});

it("lets four characters of their own beside words about the shop", () => {
  expect(reason("vape hookah kit")).toMatch(/about the shop/);
  expect(reason("vape hookah kite")).toBeUndefined();
});

it("refuses the user name with a few characters around it", () => {
  for (const password of ["maria2026!", "MARIA-maria", "m.lopez99"])
    expect(reason(password)).toMatch(/your name/);
});

it("accepts passphrases and random strings, even when they mention the shop", () => {
  for (const password of [
    "correct horse battery",
    "amber glass at dusk",
    "x9#kQ2!vLp",
    "hookah under purple rain",
  ])
    expect(reason(password)).toBeUndefined();
});
