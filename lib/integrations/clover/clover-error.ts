import { isUpstreamError, UpstreamError } from "@/lib/upstream/error";

/** For an answer that came and cannot be used, so that asking again does not help. */
export const cloverError = (what: string, kind: "size" | "shape" = "shape"): UpstreamError =>
  new UpstreamError(`Clover ${what}`, { vendor: "Clover", kind, retryable: false });

/** True when Clover answers that there is no such record. */
export const isGone = (error: unknown): boolean => isUpstreamError(error) && error.upstreamStatus === 404;

export async function nullWhenGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
