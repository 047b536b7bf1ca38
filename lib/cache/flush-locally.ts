import { serverContext } from "@/lib/server-context.mjs";

/** Invalidates cached pages and reads in this process, outside a request. */
export async function flushLocally(tags: string[]): Promise<void> {
  const { pageStore, sharedStore } = serverContext();
  // Next makes its store for the first request; until then only the shared one can hold pages.
  await (pageStore ? pageStore.revalidateTag(tags, { expire: 0 }) : sharedStore?.flush(tags));
}
