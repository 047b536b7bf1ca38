import type { Budget } from "@/lib/limits/rate-limit";

const QUARTER_HOUR = 15 * 60;

/**
 * Wrong passwords. One counter is for one account tried from one source, the other for one source over all accounts;
 * none is for an account alone, so nobody can lock the owner out by guessing from elsewhere.
 */
export const LOGIN_PAIR: Budget = { name: "login-pair", points: 10, windowSeconds: QUARTER_HOUR };
export const LOGIN_SOURCE: Budget = { name: "login-source", points: 60, windowSeconds: QUARTER_HOUR };

/** New accounts from one source: enough for a household behind one address, too few for a script. */
export const REGISTER_SOURCE: Budget = { name: "register-source", points: 100, windowSeconds: 60 * 60 };

/** Wrong admin codes from one source. */
export const ADMIN_CODE_SOURCE: Budget = {
  name: "admin-code-source",
  points: 5,
  windowSeconds: QUARTER_HOUR,
};

/** Wrong admin codes from everywhere: a guess spread over many addresses runs dry too. */
export const ADMIN_CODE_OVERALL: Budget = {
  name: "admin-code-overall",
  points: 40,
  windowSeconds: 60 * 60,
};

/** Right passwords: each opens a session, which costs a hash and a row. */
export const LOGIN_SUCCESS: Budget = { name: "login-success", points: 200, windowSeconds: QUARTER_HOUR };

/**
 * Changes of one account's password: each costs two hashes, a session and, for staff, an entry that cannot be removed.
 */
export const PASSWORD_CHANGES: Budget = { name: "password-changes", points: 10, windowSeconds: 60 * 60 };

export const TOO_MANY_CHANGES = "The password was changed too often. Please try again in an hour.";
export const TOO_MANY_TRIES = "Too many tries. Please wait a few minutes and try again.";
