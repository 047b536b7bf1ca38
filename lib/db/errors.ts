import "server-only";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";

const CONNECTION_CODES = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1010",
  "P1011",
  "P1017",
  "P2024",
  // A transaction that timed out or lost its connection, as after a suspended process resumes.
  "P2028",
  "P2037",
]);
/**
 * What Prisma's driver calls a connection that failed. Prisma turns these into a code of their own for model operations
 * only: raw SQL fails with P2010 whatever it was.
 */
const CONNECTION_KINDS = new Set([
  "AuthenticationFailed",
  "ConnectionClosed",
  "DatabaseAccessDenied",
  "DatabaseDoesNotExist",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
]);
const CONNECTION_WORDS =
  /ENOENT.*\.s\.PGSQL|Connection terminated|the database system is (starting|shutting|in recovery|not yet accepting)|is not currently accepting connections|permission denied for database|encountered a connection error|terminating connection|Can't reach database|Unable to start a transaction in the given time/i;
/** The network between, or the name of the server's machine, which disappears with its container. */
const NETWORK_DOWN =
  /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)(?:UNREACH|DOWN)|EAI_AGAIN|ETIMEDOUT|EPIPE)\b/;

const OUT_OF_RESOURCES = /\b53[1-4]00\b|No space left on device|too many clients already/;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** True for a violated unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, "P2002");

/** True when the row to change does not exist. */
const isMissingRow = (error: unknown): boolean => hasCode(error, "P2025");

/** True when a row to refer to does not exist: checked before, so it was deleted since. */
const isLostReference = (error: unknown): boolean => hasCode(error, "P2003");

/**
 * SQLSTATE class 53: the server is out of disk, memory or connections. Writes may succeed later.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function isOutOfResources(error: unknown): boolean {
  return (
    error instanceof Error && error.name.startsWith("PrismaClient") && OUT_OF_RESOURCES.test(error.message)
  );
}

/** True when no connection became free in time: the words of pg-pool. */
export function isOutOfConnections(error: unknown): boolean {
  return error instanceof Error && error.message.includes("timeout exceeded when trying to connect");
}

function driverKind(error: unknown): string {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return "";
  const thrown = error.meta?.driverAdapterError as { cause?: { kind?: string } } | undefined;
  return thrown?.cause?.kind ?? "";
}

/** True when the database is away: the caller may try again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError || isOutOfConnections(error)) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && CONNECTION_CODES.has(error.code)) return true;
  if (CONNECTION_KINDS.has(driverKind(error))) return true;
  return error instanceof Error && [CONNECTION_WORDS, NETWORK_DOWN].some((sign) => sign.test(error.message));
}

/** True when a transaction may simply be retried: deadlock, serialization failure, or a lock not free in time (55P03). */
export function isTransientConflict(error: unknown): boolean {
  // A model operation fails with a code that Prisma does not know as an "unknown" error.
  if (error instanceof Prisma.PrismaClientUnknownRequestError) return /\b55P03\b/.test(error.message);
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || /\b(40P01|40001|55P03)\b/.test(error.message);
}

/** True for text with a NUL in it: fine in JSON, impossible in PostgreSQL (SQLSTATE 22021). */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && /\b22021\b/.test(error.message);
}

/** Turns what the database throws into the shop's errors; anything else passes through. */
export function translateDatabaseError(error: unknown): unknown {
  if (isMissingRow(error))
    return new AppError("not_found", "This does not exist. It may have been deleted since.", {
      cause: error,
    });
  if (isLostReference(error))
    return new AppError("not_found", "This was deleted in the meantime.", { cause: error });
  if (isUniqueViolation(error)) return new AppError("conflict", "This already exists.", { cause: error });
  if (isUnstorableText(error))
    return new AppError("bad_input", "The text holds characters that cannot be stored.", { cause: error });
  if (isDatabaseAway(error) || isOutOfResources(error) || isTransientConflict(error))
    return new AppError("unavailable", undefined, { cause: error });
  return error;
}
