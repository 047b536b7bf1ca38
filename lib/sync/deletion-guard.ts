import { formatCount } from "@/lib/count";
import { AppError } from "@/lib/errors";

const MAX_SHARE = 1 / 5;

/** Whether records that a complete read did not list may be deactivated: never more than a fifth of them at once. */
export function isDeletionAllowed({ missing, known }: { missing: number; known: number }): boolean {
  return missing <= known * MAX_SHARE;
}

/** Thrown when a read would deactivate more than a fifth of the records at once; nothing was deactivated. */
export class DeletionGuardError extends AppError {
  override name = "DeletionGuardError";
  constructor(what: string, missing: number, known: number) {
    super(
      "upstream_failed",
      `Clover's list lacks ${formatCount(missing)} of ${formatCount(known)} ${what}, more than a fifth. Nothing was deactivated; check Clover first.`,
    );
  }
}
