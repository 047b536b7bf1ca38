import { hoursText } from "@/lib/hours/every-day";
import type { routes } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";

export type SeoPage = keyof typeof routes;

export type PageSeo = {
  /** The part before the shop's name; the home page's stands alone. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The large words on the share image. */
  readonly headline: string;
};

/** What search engines and link previews are told about each public page. */
export const pageSeo: Readonly<Record<SeoPage, PageSeo>> = {
  home: {
    title: `${shop.name} | Smoke Shop in Las Vegas`,
    description: `Glass, vapes, hookahs and accessories at ${shop.address.street}, Las Vegas. ${hoursText.regular}. Free rewards program. In store only, 21+.`,
    keywords: ["smoke shop Las Vegas", "vape shop Las Vegas", "hookah shop Las Vegas", "smoke shop 89123"],
    headline: "Glass, vapes and hookahs on the Parkway",
  },
  about: {
    title: "About Us",
    description: `Who runs ${shop.name}, what we stand for, and where to find us on South Maryland Parkway in Las Vegas.`,
    keywords: ["about our smoke shop", "local smoke shop Las Vegas", "Maryland Parkway smoke shop"],
    headline: "A neighborhood shop that takes its time",
  },
  deals: {
    title: "Deals & Promotions",
    description:
      "Current promotions on glass, vapes, hookahs and accessories, with start and end dates. Every deal is redeemed in store in Las Vegas. 21+.",
    keywords: ["smoke shop deals Las Vegas", "vape deals Las Vegas", "hookah sale Las Vegas"],
    headline: "This week's deals",
  },
  inventory: {
    title: "Inventory",
    description:
      "Browse hookahs, bongs, pipes, e-cigs, vapes and accessories on our shelves in Las Vegas, with prices and stock. In store only, 21+.",
    keywords: ["bongs Las Vegas", "glass pipes Las Vegas", "hookahs Las Vegas", "vapes Las Vegas"],
    headline: "See what is on the shelf",
  },
  events: {
    title: "Events & Workshops",
    description:
      "Upcoming workshops, demonstrations and evenings at our Las Vegas shop, with dates, places left and house rules. 21+ with valid ID.",
    keywords: ["smoke shop events Las Vegas", "hookah workshop", "glass blowing demonstration Las Vegas"],
    headline: "Workshops and evenings at the shop",
  },
  reviews: {
    title: "Customer Reviews",
    description: `What customers write about ${shop.name} on Google: the average rating, the total count and recent reviews.`,
    keywords: ["smoke shop reviews Las Vegas", "best reviewed vape shop", "hookah shop reviews"],
    headline: "What customers say",
  },
  loyalty: {
    title: "Loyalty Program",
    description:
      "A free rewards program that counts visits, not dollars. Bronze, Silver, Gold and VIP. Check your status by phone number, no account needed.",
    keywords: ["smoke shop loyalty program", "vape shop rewards Las Vegas", "check rewards status"],
    headline: "Every visit counts",
  },
  contact: {
    title: "Contact & Directions",
    description: `Write to us, call or visit ${shop.address.line}. ${hoursText.regular}, 7 days a week.`,
    keywords: ["smoke shop near me 89123", "vape shop phone number Las Vegas", "directions Maryland Parkway"],
    headline: "Come by, call, or write",
  },
  faq: {
    title: "Frequently Asked Questions",
    description:
      "Straight answers about ID, products, the loyalty program, events, returns and payments at our Las Vegas smoke shop.",
    keywords: ["smoke shop FAQ", "smoke shop age limit Nevada", "vape shop return policy"],
    headline: "Questions, answered",
  },
  auth: {
    title: "Sign In or Register",
    description: `Sign in to your ${shop.name} account, or create one.`,
    keywords: ["sign in", "register", "account"],
    headline: "Welcome back",
  },
  privacyPolicy: {
    title: "Privacy Policy",
    description:
      "What personal information the shop collects, how it is used and kept, and your rights under California and Nevada law. We do not sell it.",
    keywords: ["privacy policy", "CCPA rights", "Nevada privacy notice"],
    headline: "Privacy Policy",
  },
  termsConditions: {
    title: "Terms & Conditions",
    description:
      "The rules for this website, our products and the loyalty program: age verification, acceptable use, liability and governing law.",
    keywords: ["terms and conditions", "loyalty program terms", "terms of use"],
    headline: "Terms & Conditions",
  },
  disclaimer: {
    title: "Legal Disclaimer",
    description:
      "Surgeon General's warning, age restriction, product and health notices, and the limits of what this website promises.",
    keywords: ["legal disclaimer", "Surgeon General's warning", "nicotine warning"],
    headline: "Legal Disclaimer",
  },
  refundPolicy: {
    title: "Refund & Return Policy",
    description:
      "Returns within 7 days for unopened items, exchanges, defects within 30 days, restocking fees and what is final sale.",
    keywords: ["return policy", "refund policy smoke shop", "exchange defective vape"],
    headline: "Refund & Return Policy",
  },
};
