import { refusalInWords, refusedFields } from "@/components/api-client/refusal";
import { ApiError, requestJson } from "@/components/api-client/request-json";
import { clearCurrentUser } from "@/components/auth/current-user";
import { showToast } from "@/components/feedback/toast";
import { type FieldErrors, fieldErrors } from "@/components/forms/field-errors";
import { LoginInput, RegisterInput, type UserDto } from "@/lib/auth/schema";
import { type SignInMethod, signInMethods } from "./sign-in-methods";

/** The server's own schemas, checking what was typed. */
export const checkLogin = (values: object) => fieldErrors(LoginInput, values);
export const checkRegister = (values: object) => fieldErrors(RegisterInput, values);

/** The signed-in user; else the refusal, if there was an answer, with its errors by field. */
export type Entry = {
  user: UserDto | null;
  refusal: ApiError | null;
  refusedFields: FieldErrors | undefined;
};

/** The specified message for wrong credentials, the server's own for any other refusal (docs/adr/0005). */
function sentence(
  error: unknown,
  { refused, unanswered }: (typeof signInMethods)[SignInMethod]["failure"],
): string {
  if (!(error instanceof ApiError)) return unanswered;
  return error.status === 401 ? refused : refusalInWords(error, refused);
}

/** Asks for a session and says how it went. */
export async function enter(method: SignInMethod, values: object): Promise<Entry> {
  const { path, welcome, failure } = signInMethods[method];
  try {
    const user = await requestJson<UserDto>(path, { body: values });
    clearCurrentUser();
    showToast(welcome(user));
    return { user, refusal: null, refusedFields: undefined };
  } catch (error) {
    showToast({ title: failure.title, description: sentence(error, failure), variant: "destructive" });
    const refusal = error instanceof ApiError ? error : null;
    return { user: null, refusal, refusedFields: refusedFields(error) };
  }
}
