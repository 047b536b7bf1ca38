import { AppError } from "@/lib/errors";

const LARGEST_SHARE = 1 / 5;

/** Whether records that a complete read did not list may be switched off: never more than a fifth of them at once. */
export function isDeletionAllowed({ missing, known }: { missing: number; known: number }): boolean {
  return missing <= known * LARGEST_SHARE;
}

/** Thrown when a read would switch off more than a fifth of the records at once; nothing was switched off. */
export class DeletionGuardError extends AppError {
  override name = "DeletionGuardError";
  constructor(what: string, missing: number, known: number) {
    super(
      "upstream_failed",
      `Clover's list lacks ${missing} of ${known} ${what}, more than a fifth. Nothing was switched off; check Clover first.`,
    );
  }
}
