import "server-only";
import { unstable_cache } from "next/cache";
import { isBuilding } from "@/lib/env";

/**
 * Caches the result of a read until one of its tags is flushed. During `next build` there is no database:
 * `whileBuilding` is returned, and never cached, as build output is not served.
 */
export function cached<Args extends (string | number)[], Result>(
  name: string,
  tags: string[],
  whileBuilding: Result,
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const cachedRead = unstable_cache(read, [name], { tags });
  return (...args) => (isBuilding() ? Promise.resolve(whileBuilding) : cachedRead(...args));
}
