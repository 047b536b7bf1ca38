/** Files reserved for the database, Redis, providers, the sync worker and disk, far more than the shop opens. */
const RESERVED_FILES = 256;
/** Bounds memory: each connection takes a few kilobytes, which a small machine needs for pages. */
const MAX_CONNECTIONS = 10_000;
/** Assumed where no limit is reported; such systems allow more. */
const MIN_FILES = 1_024;

type Report = { userLimits?: { open_files?: { soft?: number | string } } };

/** How many files this process may have open (RLIMIT_NOFILE). */
function openFileLimit(): number {
  // Without this the report looks up the names of connected hosts; the types of Node 20 lack the option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as Report;
  const limit = userLimits?.open_files?.soft;
  if (limit === "unlimited") return Number.POSITIVE_INFINITY;
  return typeof limit === "number" ? limit : MIN_FILES;
}

/** How many connections the HTTP server accepts at once, so that a crowd cannot use up the process's open files. */
export function connectionLimit(openFiles: number = openFileLimit()): number {
  return Math.max(1, Math.min(MAX_CONNECTIONS, openFiles - RESERVED_FILES));
}
