/**
 * The exported functions of lib that take a context and do not begin by asking for an admin. verb-guards.test.ts finds
 * them in the tree, so one that lost its guard, or never had one, fails there until it is listed here.
 */

/** Functions by their file, separated by spaces. */
type Functions = Readonly<Record<string, string>>;

/** What visitors and customers do; each decides by itself whom it serves. */
export const OPEN: Functions = {
  "lib/auth/change-password.ts": "changePassword",
  "lib/auth/log-in.ts": "logIn",
  "lib/auth/log-out.ts": "logOut",
  "lib/auth/register-user.ts": "registerUser",
  "lib/insight/search-misses.ts": "countMissedSearch",
  "lib/loyalty/lookup-by-phone.ts": "lookupByPhone",
  "lib/messages/send-message.ts": "sendMessage",
};

/** What only commands on the shop's own machine may do: they refuse admins too. */
export const SYSTEM_ONLY: Functions = {
  "lib/auth/reset-password.ts": "resetPassword",
  "lib/auth/revoke-admin.ts": "revokeAdmin",
};

/** They read and write nothing but what the work given to them does. */
export const HELPERS: Functions = {
  "lib/cache/flush.ts": "flushTouched flushingAfter",
  "lib/context.ts": "actorName withTransaction",
  "lib/loyalty/transact.ts": "inOwnTransaction",
};

/** Steps of guarded verbs and of the shop's own work. No entry point calls them. */
export const STEPS: Functions = {
  "lib/audit/change-versioned.ts": "changeVersioned",
  "lib/audit/recorded.ts": "createRecorded createRecordedOnce deleteRecorded",
  "lib/auth/sign-in.ts": "refuseLogin signIn",
  "lib/catalog/derive-products.ts": "deriveProducts removeEmptyGroups",
  "lib/catalog/require-options.ts": "requireOptions",
  "lib/customers/change-membership.ts": "changeMembership",
  "lib/housekeeping/start-housekeeping.ts": "runDailyJobs",
  "lib/loyalty/backfill-checkins.ts": "countEligibleOrders",
  "lib/loyalty/change-visit.ts": "changeVisit",
  "lib/loyalty/reconcile-visits.ts": "reconcileVisits",
  "lib/loyalty/sales-known-until.ts": "salesKnownUntil",
  "lib/media/hold-image.ts": "holdImage parseEdited",
  "lib/orders/queries.ts": "orderRows",
  "lib/orders/revenue.ts": "revenueByDay",
  "lib/privacy/collect-person.ts": "collectPerson",
  "lib/privacy/request-verbs.ts": "lockOpenPrivacyRequest",
  "lib/sync/apply-customers.ts": "applyCustomers assignEmails removeMissingCustomers",
  "lib/sync/apply-order-lines.ts": "removeGoneLines applyOrderLines",
  "lib/sync/apply-orders.ts": "applyOrders",
  "lib/sync/apply-products.ts":
    "applyCategories applyGroups applyProducts applyModifiers switchOffMissingProducts takeOverFromDeleted removeEmptyCategories",
  "lib/sync/apply-refunds.ts": "applyRefunds",
  "lib/sync/clock-behind.ts": "refuseClockBehind",
  "lib/sync/count-sales-hourly.ts": "countSalesHourly",
  "lib/sync/deletion-holds.ts": "holdUnlessConfirmed forgetHold",
  "lib/sync/forget-others-positions.ts": "forgetOthersPositions",
  "lib/sync/full-read.ts": "seenPages recordPage closeFullRead",
  "lib/sync/lease.ts": "acquireLease renewLease releaseLease",
  "lib/sync/ledger.ts": "openRun writeCounts writeExpected closeRun",
  "lib/sync/missing-records.ts": "countExpected countMissing",
  "lib/sync/poll-orders.ts": "isPollTime",
  "lib/sync/position-store.ts": "loadPosition savePosition",
  "lib/sync/read-orders.ts": "openReading makeHistoryDue",
  "lib/sync/read-single-orders.ts": "rememberUnread forgetUnread",
  "lib/sync/schedule.ts": "claimDueRun scheduleRun nextRunAt",
  "lib/sync/scheduler.ts": "resumePull",
  "lib/sync/skipped-records.ts": "withoutErased withNames",
  "lib/sync/store-customers.ts": "storeCustomers",
  "lib/sync/told-refund-lines.ts": "withToldRefunds",
};

/** Closed as well, but by a guarded verb that they call at once. */
export const REFUSED_WITHIN: Functions = {
  "lib/audit/queries.ts": "historyOf",
  "lib/checkin/check-in.ts": "checkIn previewCheckin",
  "lib/customers/find-other-records.ts": "findOtherRecords",
  "lib/dashboard/queries.ts": "cachedDashboardFigures",
  "lib/insight/shelf.ts": "cachedShelfInsight",
  "lib/loyalty/find-member.ts": "previewMember",
  "lib/sync/queries.ts": "runningPull",
  "lib/sync/start-sync.ts": "sync",
};
