/**
 * Replaces `next/cache` in database tests: Next caches and flushes only within a request of its own server, so here
 * each read goes to the database and flushing does nothing.
 */
export const unstable_cache = <Read>(read: Read): Read => read;
export const revalidateTag = (): void => {};
export const updateTag = (): void => {};
export const refresh = (): void => {};
