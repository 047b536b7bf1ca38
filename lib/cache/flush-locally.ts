import { serverContext } from "@/lib/server-context.mjs";

/** Invalidates cached pages and reads in this process, outside a request. */
export async function flushLocally(tags: string[]): Promise<void> {
  const { pageStore, sharedStore } = serverContext();
  // Next creates its store at the first request; until then only the shared store can hold pages.
  await (pageStore ? pageStore.revalidateTag(tags, { expire: 0 }) : sharedStore?.flush(tags));
}
