/**
 * How long Redis keeps a page, in ms: a process that starts may find pages this old, from before changes that no process
 * saw.
 */
export const PAGES_KEPT_MS = 60 * 60_000;
