import type { Budget } from "@/lib/http/rate-limit";

const QUARTER_HOUR = 15 * 60;

/**
 * Wrong passwords. One counter is for one account tried from one source, the other for one source over all accounts;
 * none is for an account alone, so nobody can lock the owner out by guessing from elsewhere.
 */
export const LOGIN_PAIR: Budget = { name: "login-pair", points: 10, windowSeconds: QUARTER_HOUR };
export const LOGIN_SOURCE: Budget = { name: "login-source", points: 60, windowSeconds: QUARTER_HOUR };

/** New accounts from one source: a family behind one address yes, a script no. */
export const REGISTER_SOURCE: Budget = { name: "register-source", points: 100, windowSeconds: 60 * 60 };

/** Wrong admin codes from one source. */
export const ADMIN_CODE_SOURCE: Budget = {
  name: "admin-code-source",
  points: 5,
  windowSeconds: QUARTER_HOUR,
};

export const TOO_MANY_TRIES = "Too many tries. Please wait a few minutes and try again.";
