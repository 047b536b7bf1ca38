import type { Backlog } from "@/lib/dashboard/needs";

/** A shop in which nothing waits for staff. */
export const NOTHING_WAITS: Backlog = {
  messages: { count: 0, oldest: null },
  privacyRequests: { count: 0, firstDue: null },
  tokenRefusedSince: null,
  failingSteps: [],
  failedRuns: [],
  heldDeletions: [],
  unreadOrders: [],
  oddVisits: 0,
  likelyDuplicates: 0,
  endingDeals: [],
  fillingEvents: [],
  againstHours: [],
  soldOut: [],
  withoutPhoto: { count: 0, names: [] },
  unsettled: { count: 0, total: "0.00" },
  dealsWithoutTwin: [],
  pointsDue: null,
};
