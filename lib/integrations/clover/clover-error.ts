import { isUpstreamError, UpstreamError } from "@/lib/upstream/error";

/** For an answer that came and cannot be used, so that asking again does not help. */
export const cloverError = (what: string, kind: "size" | "shape" = "shape"): UpstreamError =>
  new UpstreamError(`Clover ${what}`, { vendor: "Clover", kind, retryable: false });

const hasStatus = (error: unknown, status: number): boolean =>
  isUpstreamError(error) && error.upstreamStatus === status;

/** True when Clover answers that there is no such record. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

/** The result of a call to Clover; null when it is answered with this status. */
export async function nullOn<T>(status: number, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (hasStatus(error, status)) return null;
    throw error;
  }
}

export const nullWhenGone = <T>(work: Promise<T>): Promise<T | null> => nullOn(404, work);
