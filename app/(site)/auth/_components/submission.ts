import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { putOnFields, refusalInWords } from "@/components/auth/refusal";
import { CallError, signInWith } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";
import { forgetWhoIsLooking } from "@/components/layout/visitor";
import { LoginInput, RegisterInput, type UserDto } from "@/lib/auth/schema";
import { type SignInMethod, signInMethods } from "./sign-in-methods";

/** The server's own schemas, checking what was typed and handing it on as typed. */
export const loginResolver = zodResolver(LoginInput, undefined, { raw: true });
export const registerResolver = zodResolver(RegisterInput, undefined, { raw: true });

/** Whatever makes a sign-in wrong, it is said in the specified words; without an answer nothing is said about it. */
function sentence(
  error: unknown,
  { refused, unanswered }: (typeof signInMethods)[SignInMethod]["failure"],
): string {
  if (!(error instanceof CallError)) return unanswered;
  return error.status === 401 ? refused : refusalInWords(error, refused);
}

/** Asks for a session and says how it went: the person who is in, or else the refusal if it was one. */
export async function enter<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  method: SignInMethod,
  values: object,
): Promise<{ user: UserDto | null; refusal: CallError | null }> {
  const { path, welcome, failure } = signInMethods[method];
  try {
    const user = await signInWith(path, values);
    forgetWhoIsLooking();
    showToast(welcome(user));
    return { user, refusal: null };
  } catch (error) {
    showToast({ title: failure.title, description: sentence(error, failure), variant: "destructive" });
    putOnFields(form, error);
    return { user: null, refusal: error instanceof CallError ? error : null };
  }
}
