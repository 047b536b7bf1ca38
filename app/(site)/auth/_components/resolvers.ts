import { zodResolver } from "@hookform/resolvers/zod";
import { LoginInput, RegisterInput } from "@/lib/auth/schema";

/** The server's own schemas, checking what was typed and handing it on as typed. */
export const loginResolver = zodResolver(LoginInput, undefined, { raw: true });
export const registerResolver = zodResolver(RegisterInput, undefined, { raw: true });
