import { z } from "zod";
import { MAX_EMAIL } from "@/lib/email-input";
import { requiredText } from "@/lib/form-fields";

const MIN_USERNAME = 3;
const MAX_USERNAME = 50;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
/** Well over MAX_USERNAME, so that a name that no account can have gets the answer for an unknown one. */
const MAX_LOGIN_NAME = 200;

/** Names that differ in case or compatibility forms only, such as `ﬁnn` and `FINN`, are one name. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
}

const Username = z
  .string("Username is required")
  .normalize("NFKC")
  .trim()
  .min(1, "Username is required")
  .min(MIN_USERNAME, `Username must be at least ${MIN_USERNAME} characters`)
  .max(MAX_USERNAME, `Username must be at most ${MAX_USERNAME} characters`)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@+'-]*$/u,
    "Username may hold letters, numbers, spaces and . _ @ + ' -",
  );

/** Verified exactly as typed: nothing is trimmed, folded or cut off (ASVS 5.0, 6.2.8). */
const passwordText = (missing: string) =>
  z.string(missing).min(1, missing).max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`);

const NewPassword = passwordText("Password is required").min(
  MIN_PASSWORD,
  `Password must be at least ${MIN_PASSWORD} characters`,
);

/**
 * Only ASCII is accepted, checked before lower-casing: U+212A (the Kelvin sign) would otherwise become a plain "k" and
 * turn a look-alike into another person's address.
 */
const OptionalEmail = z
  .string("Invalid email address")
  .trim()
  .max(MAX_EMAIL, "Invalid email address")
  .regex(/^[\x21-\x7e]*$/, "Invalid email address")
  .toLowerCase()
  .refine((address) => address === "" || z.email().safeParse(address).success, "Invalid email address")
  .transform((address) => address || null)
  .nullish();

/** What the login form and `POST /api/login` send. */
export const LoginInput = z.object({
  username: requiredText("Username is required", MAX_LOGIN_NAME),
  password: passwordText("Password is required"),
});
export type LoginInput = z.input<typeof LoginInput>;

/** What the register form and `POST /api/register` send. Anything else in the body (isAdmin, role, id) is dropped. */
export const RegisterInput = z.object({
  username: Username,
  email: OptionalEmail,
  password: NewPassword,
  adminCode: z.string("The admin code must be text").max(200, "The admin code is too long").nullish(),
});
export type RegisterInput = z.input<typeof RegisterInput>;

export const ChangePasswordInput = z.object({
  currentPassword: passwordText("Current password is required"),
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.input<typeof ChangePasswordInput>;

export const ResetPasswordInput = z.object({
  username: z.string().trim().min(1, "Username is required"),
  password: NewPassword,
});
export type ResetPasswordInput = z.input<typeof ResetPasswordInput>;

export const RevokeAdminInput = ResetPasswordInput.pick({ username: true });
export type RevokeAdminInput = z.input<typeof RevokeAdminInput>;

/** The signed-in person, as `GET /api/user` and both ways of signing in answer it. */
export type UserDto = {
  id: string;
  username: string;
  email: string | null;
  role: "admin" | "customer";
  isAdmin: boolean;
};
