import { countOf, formatCount } from "@/lib/count";
import { DUPLICATES } from "@/lib/customers/schema";
import { lastDayOf } from "@/lib/deals/times";
import { timeInWords } from "@/lib/hours/words";
import { timeToReply } from "@/lib/messages/age";
import { formatDollars } from "@/lib/money";
import { requestClock } from "@/lib/privacy/request-clock";
import { adminRoutes, inboxPath, panelHrefs, privacyHref } from "@/lib/routes";
import { contactPromise, pointsExpiry } from "@/lib/shop/policies";
import { kindNames } from "@/lib/sync/kind-names";
import { isSyncKind } from "@/lib/sync/kinds";
import type { OpenProblems } from "@/lib/sync/open-problems";
import { stepSentence } from "@/lib/sync/step-words";
import type { UnreadOrder } from "@/lib/sync/unread-orders";
import { formatShopDayAndTimeInWords, formatShopWhen, HOUR_MS, shopMinute } from "@/lib/time";

/** Something that waits for staff, and where it is done. */
export type Need = {
  /** Stable, for lists and tests. */
  key: string;
  /** "now" costs money or breaks a promise; "soon" does not yet. */
  level: "now" | "soon";
  title: string;
  detail: string;
  /** The words of the link. */
  action: string;
  href: string;
};

export type WaitingMessages = { count: number; oldest: Date | null };
/** Open privacy requests, and when the first is due. */
export type OpenPrivacyRequests = { count: number; firstDue: Date | null };
export type EndingDeal = { id: string; title: string; endDate: Date };
export type TwinlessDeal = { id: string; title: string; offer: string };
export type FillingEvent = { id: string; title: string; eventDate: Date; seatsLeft: number };
/** A deal or event that contradicts a closed day or other hours, with these hours in words. */
export type HoursClash = { kind: "deal" | "event"; id: string; title: string; hours: string };
export type ShortProduct = { panelId: string; name: string };

/** All that may wait for staff, as the database has it. */
export type Backlog = OpenProblems & {
  messages: WaitingMessages;
  privacyRequests: OpenPrivacyRequests;
  oddVisits: number;
  /** Pairs of members who may be one person. */
  likelyDuplicates: number;
  endingDeals: readonly EndingDeal[];
  /** Deals without a matching discount at the register. */
  dealsWithoutTwin: readonly TwinlessDeal[];
  fillingEvents: readonly FillingEvent[];
  /** The nearest day first. */
  againstHours: readonly HoursClash[];
  soldOut: readonly ShortProduct[];
  /** How many of the best sellers in the photo queue have no photo, and the names of the first. */
  withoutPhoto: { count: number; names: readonly string[] };
  unsettled: { count: number; total: string };
  /** Members the published points rule would affect now, while it is off; null while it is on. */
  pointsDue: { members: number; visits: number } | null;
};

/** A message is pressing when less than a quarter of the day is left. */
const PRESSING_MS = 6 * HOUR_MS;
const kindName = (kind: string): string => (isSyncKind(kind) ? kindNames[kind] : kind);
const SYNC = `${adminRoutes.dashboard.path}#sync`;

/** What needs staff, most pressing first. Empty when nothing waits. */
export function needsOf(backlog: Backlog, now: Date): Need[] {
  const needs = [
    ...messageNeeds(backlog.messages, now),
    ...privacyNeeds(backlog.privacyRequests, now),
    ...syncNeeds(backlog, now),
    ...moneyNeeds(backlog),
    ...offerNeeds(backlog, now),
    ...shelfNeeds(backlog),
    ...memberNeeds(backlog),
  ];
  return [...needs.filter(({ level }) => level === "now"), ...needs.filter(({ level }) => level === "soon")];
}

function messageNeeds({ count, oldest }: WaitingMessages, now: Date): Need[] {
  if (count === 0 || !oldest) return [];
  const { leftMs, text, isOverdue } = timeToReply(oldest, now);
  return [
    {
      key: "messages",
      level: leftMs < PRESSING_MS ? "now" : "soon",
      title: `${countOf(count, "message")} to answer`,
      detail: isOverdue
        ? `The oldest is ${text} past the ${contactPromise.replyHours} hours we promise`
        : `The oldest has ${text} left of the ${contactPromise.replyHours} we promise`,
      action: "Answer",
      href: inboxPath,
    },
  ];
}

function privacyNeeds({ count, firstDue }: OpenPrivacyRequests, now: Date): Need[] {
  if (count === 0 || !firstDue) return [];
  const { words, urgency } = requestClock(firstDue, now);
  return [
    {
      key: "privacy-requests",
      level: urgency === "none" ? "soon" : "now",
      title: `${countOf(count, "privacy request")} to answer`,
      detail: `The first: ${words}`,
      action: "Open",
      href: privacyHref("list"),
    },
  ];
}

/** The id of the card on the dashboard in which staff decide about a held-back deletion. */
export const holdId = (kind: string): string => `held-${kind}`;

function syncNeeds(problems: OpenProblems, now: Date): Need[] {
  const { tokenRefusedSince, failingSteps, failedRuns, heldDeletions } = problems;
  if (tokenRefusedSince)
    return [
      {
        key: "token",
        level: "now",
        title: `Clover refuses the API token since ${formatShopWhen(tokenRefusedSince, now)}`,
        detail: "No data is read until it is replaced.",
        action: "See how",
        href: `${adminRoutes.dashboard.path}#api-token`,
      },
    ];
  const steps = failingSteps.map((step) => ({
    key: `step:${step.kind}:${step.name}`,
    level: "now" as const,
    title: stepSentence({ ...step, since: formatShopWhen(step.since, now) }),
    detail: `${kindName(step.kind)}: its other parts go on.`,
    action: "See sync",
    href: SYNC,
  }));
  const runs = failedRuns.map(({ kind, startedAt, error }) => ({
    key: `run:${kind}`,
    level: "now" as const,
    title: `${kindName(kind)}: the last sync did not finish`,
    detail: `${formatShopDayAndTimeInWords(startedAt, now.getTime())}: ${error ?? "no reason was given."}`,
    action: "See sync",
    href: SYNC,
  }));
  const holds = heldDeletions.map(({ kind, missing, known }) => ({
    key: `hold:${kind}`,
    level: "now" as const,
    title: `${kindName(kind)}: ${formatCount(missing)} of ${formatCount(known)} are missing at Clover`,
    detail: "That is too many to deactivate without confirmation. Nothing was changed.",
    action: "Decide",
    href: `${adminRoutes.dashboard.path}#${holdId(kind)}`,
  }));
  return [...steps, ...runs, ...holds, ...unreadNeeds(problems.unreadOrders)];
}

function unreadNeeds(orders: readonly UnreadOrder[]): Need[] {
  if (orders.length === 0) return [];
  const them = orders.length === 1 ? "it" : "them";
  return [
    {
      key: "unread-orders",
      level: "now",
      title: `${countOf(orders.length, "order")} cannot be read from Clover`,
      detail: `Figures lack ${them} or the latest change, and absences are counted only up to ${them}. ${listOf(orders.map(({ cloverId, reason }) => `${cloverId}: ${reason}`))}`,
      action: "See sync",
      href: SYNC,
    },
  ];
}

function moneyNeeds({ unsettled: { count, total } }: Backlog): Need[] {
  if (count === 0) return [];
  return [
    {
      key: "unsettled",
      level: "soon",
      title: `${countOf(count, "order")} paid but still open, or partly paid`,
      detail: `${formatDollars(total)} of the last 30 days is not in revenue until paid in full and closed at the register`,
      action: "Show",
      href: `${adminRoutes.orders.path}?show=paid-open`,
    },
  ];
}

function offerNeeds(backlog: Backlog, now: Date): Need[] {
  const deals = backlog.endingDeals.map(({ id, title, endDate }) => ({
    key: `deal:${id}`,
    level: "soon" as const,
    title: `“${title}” ends today`,
    detail: `At ${timeInWords(shopMinute(lastDayOf(endDate.getTime())) + 1)}`,
    action: "Open deals",
    href: `${adminRoutes.deals.path}#${id}`,
  }));
  const events = backlog.fillingEvents.map(({ id, title, eventDate, seatsLeft }) => ({
    key: `event:${id}`,
    level: "soon" as const,
    title: seatsLeft <= 0 ? `“${title}” is full` : `“${title}” has ${countOf(seatsLeft, "seat")} left`,
    detail: formatShopDayAndTimeInWords(eventDate, now.getTime()),
    action: "Open events",
    href: `${adminRoutes.events.path}#${id}`,
  }));
  return [...hoursNeeds(backlog.againstHours), ...deals, ...twinNeeds(backlog.dealsWithoutTwin), ...events];
}

/** One entry for all deals and one for all events, because a closed day concerns several that repeat. */
function hoursNeeds(clashes: readonly HoursClash[]): Need[] {
  return (["deal", "event"] as const).flatMap((kind) => {
    const found = clashes.filter((clash) => clash.kind === kind);
    const [first] = found;
    if (!first) return [];
    return {
      key: `hours:${kind}`,
      level: "soon",
      title: `${countOf(found.length, kind)} outside the shop's hours`,
      detail: listOf(found.map(({ title, hours }) => `“${title}”, ${hours}`)),
      action: `Open ${kind}s`,
      href: `${adminRoutes[`${kind}s`].path}#${first.id}`,
    };
  });
}

/** One entry for all deals, because in a new shop none of them has a discount at the register. */
function twinNeeds(deals: readonly TwinlessDeal[]): Need[] {
  const [first] = deals;
  if (!first) return [];
  return [
    {
      key: "twins",
      level: "soon",
      title: `${countOf(deals.length, "deal")} without a discount at the register`,
      detail: `No discount in Clover gives ${listOf(deals.map(({ offer, title }) => `${offer} (${title})`))}`,
      action: "Open deals",
      href: `${adminRoutes.deals.path}#${first.id}`,
    },
  ];
}

function shelfNeeds({ soldOut, withoutPhoto }: Backlog): Need[] {
  const needs: Need[] = [];
  if (soldOut.length > 0)
    needs.push({
      key: "sold-out",
      level: "now",
      title: `${countOf(soldOut.length, "best seller")} out of stock`,
      detail: listOf(soldOut.map(({ name }) => name)),
      action: "Show",
      href: panelOf(soldOut),
    });
  if (withoutPhoto.count > 0)
    needs.push({
      key: "no-photo",
      level: "soon",
      title: `${countOf(withoutPhoto.count, "best seller")} without a photo`,
      detail: listOf(withoutPhoto.names, withoutPhoto.count),
      action: "Show",
      href: `${adminRoutes.inventory.path}?photos=needed`,
    });
  return needs;
}

/** The panel of the best seller; once that is dealt with, the next one follows. */
const panelOf = ([first]: readonly ShortProduct[]): string => panelHrefs.product(first?.panelId ?? "");

/** The first three, and how many more; between semicolons, because the name of a product has commas. */
function listOf(names: readonly string[], count = names.length): string {
  const named = names.slice(0, 3);
  const more = count - named.length;
  return named.join("; ") + (more > 0 ? `; and ${formatCount(more)} more` : "");
}

function memberNeeds({ oddVisits, likelyDuplicates, pointsDue }: Backlog): Need[] {
  const needs: Need[] = [];
  if (pointsDue && pointsDue.members > 0)
    needs.push({
      key: "points-policy",
      level: "soon",
      title: "The published points rule is not applied",
      detail: `Points end after ${pointsExpiry.months} months without a visit. This would affect ${countOf(pointsDue.members, "member")} with ${countOf(pointsDue.visits, "visit")} now`,
      action: "Decide",
      href: `${adminRoutes.settings.path}#points-policy`,
    });
  if (oddVisits > 0)
    needs.push({
      key: "odd-visits",
      level: "soon",
      title: `${countOf(oddVisits, "visit")} to review`,
      detail: "Repeated visits on one day, and visits whose order was refunded or removed",
      action: "Review",
      href: `${adminRoutes.loyalty.path}#visits-to-look-at`,
    });
  if (likelyDuplicates > 0)
    needs.push({
      key: "duplicates",
      level: "soon",
      title: countOf(likelyDuplicates, "likely duplicate"),
      detail: "Records that may belong to one person but count as two",
      action: "Compare",
      href: `${adminRoutes.customers.path}?filter=${DUPLICATES}`,
    });
  return needs;
}
