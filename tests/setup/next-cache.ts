/**
 * Stands for `next/cache` in database tests: Next keeps reads and throws them away only inside a request of its own
 * server, so here each read goes to the database and a tag that was touched has nothing to throw away.
 */
export const unstable_cache = <Read>(read: Read): Read => read;
export const revalidateTag = (): void => {};
export const updateTag = (): void => {};
