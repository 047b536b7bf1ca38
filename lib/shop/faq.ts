import type { HoursExceptionDto } from "@/lib/hours/schema";
import { hoursSentence } from "@/lib/hours/words";
import { listWords } from "@/lib/list-words";
import type { SiteRoute } from "@/lib/routes";
import { anchors, routes } from "@/lib/routes";
import { contactPromise, eventRules, loyaltyTiers, pointsExpiry, returns } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";
import { slugify } from "@/lib/slug";
import { SHOP_TIME_LABEL } from "@/lib/time";

/** A question and its plain-text answer: the page and the structured data print the same two strings. */
export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  /** Where to read on. Shown below the answer, not part of it. */
  readonly link?: { readonly label: string; readonly href: string };
};

export type FaqCategory = {
  readonly title: string;
  /** Anchor on the FAQ page. */
  readonly id: string;
  readonly summary: string;
  readonly entries: readonly FaqEntry[];
};

const to = (route: SiteRoute, label: string) => ({ label, href: route.path });
const category = (title: string, summary: string, entries: readonly FaqEntry[]): FaqCategory => ({
  title,
  id: slugify(title),
  summary,
  entries,
});

const tierList = loyaltyTiers
  .map((tier) => `${tier.name} at ${tier.visits} visits (${tier.benefit.replace("Free", "free")})`)
  .join(", ");

const [firstFinal, ...otherFinal] = returns.finalSale;
const finalSale = listWords([firstFinal, ...otherFinal.map((item) => item.toLowerCase())]);

const age: FaqEntry = {
  question: "How old do I have to be, and what ID do you accept?",
  answer: `You must be ${shop.minimumAge} or older for every purchase and every event. Bring a valid government photo ID such as a driver's license, state ID, passport or military ID, and have it ready: Nevada law requires us to verify age electronically, so we scan it at the counter.`,
};

const orderOnline: FaqEntry = {
  question: "Can I order online or reserve something for pickup?",
  answer:
    "No. We sell in store only, with no online ordering, delivery or pickup. The website shows what we carry so you know before you drive over; if you want to be sure an item is on the shelf, ask us first.",
  link: to(routes.inventory, "Browse the inventory"),
};

const expiry: FaqEntry = {
  question: "Do my points expire?",
  answer: pointsExpiry.sentence,
};

type Exceptions = readonly HoursExceptionDto[];

const openingHours = (exceptions: Exceptions): FaqEntry => ({
  question: "When are you open?",
  answer: `${hoursSentence(exceptions)} All times are ${SHOP_TIME_LABEL}.`,
});

const aboutTheShop: readonly FaqEntry[] = [
  {
    question: "Where is the shop?",
    answer: `We are at ${shop.address.line}.`,
    link: { label: "See the map", href: anchors.map },
  },
  age,
  {
    question: "What forms of payment do you take?",
    answer: `We take ${shop.paymentsSentence}. There is an ATM in the shop if you prefer cash.`,
  },
  orderOnline,
];

const products = category("Products & Services", "What we carry and how to choose.", [
  {
    question: "What do you sell?",
    answer:
      "Glass, vapes, hookahs and tobacco accessories: hookahs, bongs, pipes, e-cigs, vapes and everything that goes with them.",
    link: to(routes.inventory, "See all categories"),
  },
  {
    question: "Are the prices and stock on the website right?",
    answer:
      "They are usually right but never a promise. The price at the register is the one that counts, and an item marked Ask in store is one the register does not count, or counts as none.",
  },
  {
    question: "I am new to this. Will someone help me choose?",
    answer:
      "Yes. Tell us what you like and what you want to spend, and we will show you two or three pieces and how each one is used and cleaned. We do not give medical advice and we do not sell these products to help anyone quit smoking.",
  },
  {
    question: "Can you order a piece you don't have?",
    answer: `Often. Special orders take ${returns.specialOrderWeeks.from}-${returns.specialOrderWeeks.to} weeks, and a deposit may be required. Custom orders are final sale.`,
    link: to(routes.contact, "Ask about a special order"),
  },
  {
    question: "Do your vapes contain nicotine?",
    answer:
      "Many vapes, e-cigs, e-liquids and shisha contain nicotine, which is an addictive chemical. The package says whether a product does and how much, and we are happy to read it with you.",
    link: to(routes.disclaimer, "Read the health notices"),
  },
]);

const loyalty = category("Loyalty Program", "Visits, tiers and rewards.", [
  {
    question: "How does the loyalty program work?",
    answer:
      "It is free and counts visits, not dollars. Give your phone number or show your personal QR code when you buy something in the shop, and the visit is counted. There is no card to carry and no account to open.",
    link: to(routes.loyalty, "See how it works"),
  },
  {
    question: "What are the tiers?",
    answer: `There are ${loyaltyTiers.length}: ${tierList}. Every tier is worked out from your visits alone.`,
  },
  {
    question: "How do I check my status?",
    answer:
      "Type your phone number into the status checker on the loyalty page. It shows your tier, your visits and how many are left to the next tier.",
    link: { label: "Check your status", href: anchors.checkStatus },
  },
  {
    question: "How do I use a reward?",
    answer:
      "Tell us your phone number at checkout. The discount of your tier is taken off in the shop; it cannot be used anywhere else or turned into cash.",
  },
  expiry,
]);

const seats: FaqEntry = {
  question: "Do I need to reserve a seat?",
  answer:
    "Seats are limited and each event shows how many are left. Contact us or ask at the counter and we will put you on the list.",
  link: to(routes.contact, "Contact us"),
};

const cancel: FaqEntry = {
  question: "What if I can't make it?",
  answer: `Please cancel at least ${eventRules.cancelHoursAhead} hours ahead, so someone else can have your seat.`,
};

const arrive: FaqEntry = {
  question: "When should I arrive?",
  answer: `About ${eventRules.arriveMinutesEarly} minutes early. We check ID at the door, and that leaves time to find a seat.`,
};

const eventAge: FaqEntry = {
  question: "Can I bring a friend who is under 21?",
  answer: `No. Every event is ${shop.minimumAge} and over, and everyone who comes in shows a valid government photo ID, with no exceptions.`,
};

const community = category("Events & Community", "Workshops and evenings at the shop.", [
  {
    question: "What kind of events do you hold?",
    answer:
      "Workshops and evenings at the shop: how to set up and care for a hookah, how to clean glass, new arrivals, and simply meeting people. Dates and seats left are on the events page.",
    link: to(routes.events, "See upcoming events"),
  },
  seats,
  cancel,
  eventAge,
  {
    question: "Where do the reviews on your site come from?",
    answer:
      "From Google. We show what Google gives us, with the author's name and a link to the original. We do not pay for reviews or give discounts for them.",
    link: to(routes.reviews, "Read the reviews"),
  },
]);

const storePolicies = category("Store Policies", "Returns, exchanges and privacy.", [
  {
    question: "Can I return something?",
    answer: `Unopened, unused items can come back within ${returns.windowDays} days with your receipt or other proof of purchase. The money goes to the original payment method and takes ${returns.refundBusinessDays.from}-${returns.refundBusinessDays.to} business days. A ${returns.restockingPercent}% restocking fee may apply to items over $${returns.restockingOverDollars} and to special orders.`,
    link: to(routes.refundPolicy, "Read the whole policy"),
  },
  {
    question: "What is final sale?",
    answer: `${finalSale}. These cannot be returned unless they are defective.`,
  },
  {
    question: "What if something is defective?",
    answer: `Bring it back with your receipt within ${returns.defectDays} days. We will look at it with you and exchange it when the fault is in the product.`,
  },
  {
    question: "How do exchanges work?",
    answer:
      "One exchange per purchase. If the new item costs less you get the difference as store credit that never expires; if it costs more you pay the difference.",
  },
  {
    question: "What do you do with my phone number?",
    answer:
      "We use it to count your visits and to find your rewards. We do not sell it, and joining the loyalty program does not sign you up for marketing messages.",
    link: to(routes.privacyPolicy, "Read the privacy policy"),
  },
]);

/** The five categories of /faq, in their order. */
export function faqCategories(exceptions: Exceptions): readonly FaqCategory[] {
  const general = category("General Information", "Hours, place, ID and payment.", [
    openingHours(exceptions),
    ...aboutTheShop,
  ]);
  return [general, products, loyalty, community, storePolicies];
}

/** Every question of /faq, for its structured data. */
export const allFaq = (exceptions: Exceptions): readonly FaqEntry[] =>
  faqCategories(exceptions).flatMap((group) => group.entries);

/** The six-question grid on /contact. */
export const contactFaq = (exceptions: Exceptions): readonly FaqEntry[] => [
  {
    question: "How soon will you answer my message?",
    answer: `Within ${contactPromise.replyHours} hours. If it is urgent, ask at the counter while we are open.`,
  },
  {
    question: "When can I come by?",
    answer: `No appointment needed. ${hoursSentence(exceptions)}`,
  },
  {
    question: "What do I need to bring?",
    answer: `A valid government photo ID that shows you are ${shop.minimumAge} or older. We scan it at the counter.`,
  },
  {
    question: "Can you tell me whether an item is in stock?",
    answer: "Yes. Send us the name of the item and we will look on the shelf for you.",
  },
  {
    question: "How can I pay?",
    answer: `With ${shop.paymentsSentence}. There is also an ATM in the shop.`,
  },
  {
    question: "Do you deliver or ship?",
    answer: "No. Everything is sold in the shop, because we check ID in person.",
  },
];

/** The questions on /events. */
export const eventsFaq: readonly FaqEntry[] = [
  seats,
  cancel,
  arrive,
  eventAge,
  {
    question: "Where do events take place?",
    answer: `In the main store at ${shop.address.line}, unless the event names another place.`,
  },
  {
    question: "What if the event is full?",
    answer:
      "Ask us. Seats open up when someone cancels, and we can tell you which event comes next on the same subject.",
  },
];
