import type { PullKind } from "@/lib/sync/kinds";

export type SyncStep = { kind: PullKind; step: number; steps: number };

let now: SyncStep | null = null;
const listeners = new Set<() => void>();

/**
 * The step of the sync that this tab runs, or null. It belongs to no screen: a sync goes on when its screen is left,
 * and shows again on each screen with a button for it.
 */
export const syncNow = {
  read: (): SyncStep | null => now,
  set: (step: SyncStep | null): void => {
    now = step;
    for (const tell of listeners) tell();
  },
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
