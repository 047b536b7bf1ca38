import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { putOnFields, refusalInWords } from "@/components/auth/refusal";
import { CallError, signInWith } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";
import { LoginInput, RegisterInput, type UserDto } from "@/lib/auth/schema";
import type { api } from "@/lib/routes";

/** The server's own schemas, checking what was typed and handing it on as typed. */
export const loginResolver = zodResolver(LoginInput, undefined, { raw: true });
export const registerResolver = zodResolver(RegisterInput, undefined, { raw: true });

type DoorWords = {
  path: typeof api.login | typeof api.register;
  welcome: (user: UserDto) => { title: string; description: string };
  failure: { title: string; fallback: string };
};

const doors = {
  login: {
    path: "/api/login",
    welcome: ({ username }) => ({ title: "Welcome back!", description: `Logged in as ${username}` }),
    failure: { title: "Login failed", fallback: "Invalid username or password" },
  },
  register: {
    path: "/api/register",
    welcome: ({ username }) => ({ title: "Account created!", description: `Welcome, ${username}` }),
    failure: { title: "Registration failed", fallback: "Registration failed" },
  },
} as const satisfies Record<string, DoorWords>;

export type Door = keyof typeof doors;

/** Whatever makes a sign-in wrong, it is said in the specified words. */
function sentence(error: unknown, fallback: string): string {
  const isWrong = error instanceof CallError && error.status === 401;
  return isWrong ? fallback : refusalInWords(error, fallback);
}

/** Asks for a session and says how it went: the person who is in, or else the refusal if it was one. */
export async function enter<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  door: Door,
  values: object,
): Promise<{ user: UserDto | null; refusal: CallError | null }> {
  const { path, welcome, failure } = doors[door];
  try {
    const user = await signInWith(path, values);
    showToast(welcome(user));
    return { user, refusal: null };
  } catch (error) {
    const description = sentence(error, failure.fallback);
    showToast({ title: failure.title, description, variant: "destructive" });
    putOnFields(form, error);
    return { user: null, refusal: error instanceof CallError ? error : null };
  }
}
