import "server-only";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors";

/** Argon2id as the OWASP password storage cheat sheet asks: 19 MiB (in KiB here), two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is expensive on purpose: at most two run at once, and further ones are refused when the queue is full. */
const gate = pLimit(2);
const MAX_WAITING = 100;

/** A hash that matches no password, verified when the name is unknown, so that both cases take the same time. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$d/ExnHy7EfUEOjiukeWmzw$8efvdfiEozKJ2z6SZP1qQGYxT89Zt2oSrNqwaSmO+0c";

function gated<T>(work: () => Promise<T>): Promise<T> {
  if (gate.pendingCount >= MAX_WAITING)
    throw new AppError("unavailable", "The shop is busy. Please try again in a moment.");
  return gate(work);
}

/**
 * The argon2id hash of a password, in PHC form.
 * @throws {AppError} unavailable when too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  return gated(() => hash(password, COST));
}

/**
 * Checks a password. An unknown user (no stored hash) costs the same work and never matches.
 * @throws {AppError} unavailable when too many are waiting.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await gated(() => verify(stored ?? NOBODY, password));
  return matches && stored !== undefined;
}

/** True for a hash made with less work than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}
