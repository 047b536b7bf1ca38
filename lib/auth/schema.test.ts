import { describe, expect, it } from "vitest";
import { ChangePasswordInput, LoginInput, RegisterInput, usernameKey } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

const valid = { username: "maria", password: "amber glass 21" };
/** One line per field, as the routes answer. */
function messages(input: unknown): string[] {
  try {
    parseInput(RegisterInput, input);
    return [];
  } catch (error) {
    return error instanceof AppError ? error.message.split("\n") : ["crashed"];
  }
}

describe("usernames", () => {
  it("are equal in any case and in Unicode compatibility forms", () => {
    for (const other of ["MARIA", " Maria ", "ｍａｒｉａ", "Ⓜaria"]) expect(usernameKey(other)).toBe("maria");
  });

  it("allow letters of every script and refuse control characters and markup", () => {
    expect(messages({ ...valid, username: "José Ñandú" })).toEqual([]);
    for (const username of ["ma\u0000ria", "ma\nria", "<b>maria", "\u202Emaria", "-maria"])
      expect(messages({ ...valid, username })).toEqual([
        "username: Username may hold letters, numbers, spaces and . _ @ + ' -",
      ]);
  });
});

describe("e-mail addresses", () => {
  it("are optional, and empty means none", () => {
    for (const email of ["", "  ", null, undefined])
      expect(RegisterInput.parse({ ...valid, email }).email ?? null).toBeNull();
  });

  it("are lowercased", () => {
    expect(RegisterInput.parse({ ...valid, email: " Maria@Shop.Example " }).email).toBe("maria@shop.example");
  });

  it("refuse characters that fold to ASCII, such as the Kelvin sign and full-width letters", () => {
    for (const email of ["\u212Aim@shop.example", "ｏwner@shop.example", "оwner@shop.example"])
      expect(messages({ ...valid, email })).toEqual(["email: Invalid email address"]);
  });
});

describe("registration", () => {
  it("drops unknown fields", () => {
    const parsed = RegisterInput.parse({ ...valid, isAdmin: true, role: "admin", id: "1", createdAt: "x" });
    expect(Object.keys(parsed).sort()).toEqual(["password", "username"]);
  });

  it("accepts passwords of 8 to 128 characters unchanged", () => {
    expect(messages({ ...valid, password: "short" })).toEqual([
      "password: Password must be at least 8 characters",
    ]);
    expect(messages({ ...valid, password: "x".repeat(129) })).toEqual([
      "password: Password must be at most 128 characters",
    ]);
    for (const password of ["  spaces kept  ", "🔥🔥🔥🔥 hot", "é".repeat(64), "a\u0000bcdefgh"])
      expect(RegisterInput.parse({ ...valid, password }).password).toBe(password);
  });

  it("reports a wrong type as an error of its field", () => {
    for (const odd of [1, [], {}, true, ["maria"]])
      expect(messages({ username: odd, password: odd, email: odd, adminCode: odd })).toEqual([
        "username: Username is required",
        "email: Invalid email address",
        "password: Password is required",
        "adminCode: The admin code must be text",
      ]);
  });
});

it("names the missing field of a login", () => {
  const issues = LoginInput.safeParse({ username: " ", password: "" }).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual(["Username is required", "Password is required"]);
});

it("says how long the name and the password of a login, and the password to change, may be", () => {
  const long = "x".repeat(201);
  const issues = [
    LoginInput.safeParse({ username: long, password: long }),
    ChangePasswordInput.safeParse({ currentPassword: long, newPassword: "amber glass 21" }),
  ].flatMap(({ error }) => error?.issues ?? []);
  expect(issues.map((issue) => issue.message)).toEqual([
    "Must have at most 200 characters",
    "Password must be at most 128 characters",
    "Password must be at most 128 characters",
  ]);
});
