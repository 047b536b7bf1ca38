/** An address of the site, with the words that links to it use. */
export type SiteRoute = { readonly path: string; readonly label: string; readonly description: string };

export const routes = {
  home: { path: "/", label: "Home", description: "What we sell, what members earn, and where to find us" },
  about: { path: "/about", label: "About", description: "Our story, our values and our shop" },
  deals: { path: "/deals", label: "Deals", description: "This week's promotions and member offers" },
  inventory: { path: "/inventory", label: "Inventory", description: "Browse what is on the shelves" },
  events: { path: "/events", label: "Events", description: "Workshops and evenings at the shop" },
  reviews: { path: "/reviews", label: "Reviews", description: "What customers say about us on Google" },
  loyalty: {
    path: "/loyalty",
    label: "Loyalty",
    description: "Tiers, rewards and your status by phone number",
  },
  contact: { path: "/contact", label: "Contact", description: "Write to us, or find the shop" },
  faq: { path: "/faq", label: "FAQ", description: "Answers to the questions we hear most" },
  auth: { path: "/auth", label: "Sign In", description: "Sign in or create an account" },
  privacyPolicy: {
    path: "/legal/privacy-policy",
    label: "Privacy Policy",
    description: "What we collect, why, and your rights",
  },
  termsConditions: {
    path: "/legal/terms-conditions",
    label: "Terms & Conditions",
    description: "The rules for using this site and the loyalty program",
  },
  disclaimer: {
    path: "/legal/disclaimer",
    label: "Legal Disclaimer",
    description: "Health warnings, age restriction and product notices",
  },
  refundPolicy: {
    path: "/legal/refund-policy",
    label: "Refund & Return Policy",
    description: "Returns, exchanges, defects and final sale items",
  },
} as const satisfies Record<string, SiteRoute>;

export const anchors = {
  checkStatus: "/loyalty#check-status",
  map: "/contact#map",
} as const;

/** Management links in the order of the admin sidebar. */
export const adminRoutes = {
  dashboard: { path: "/admin", label: "Dashboard", description: "Today at a glance" },
  inventory: { path: "/admin/inventory", label: "Inventory", description: "Products read from Clover" },
  orders: { path: "/admin/orders", label: "Orders", description: "Orders read from Clover" },
  customers: { path: "/admin/customers", label: "Customers", description: "The customer directory" },
  loyalty: { path: "/admin/loyalty", label: "Loyalty", description: "Tiers, visits and manual check-ins" },
  deals: { path: "/admin/deals", label: "Deals", description: "Promotions shown on the site" },
  events: { path: "/admin/events", label: "Events", description: "Workshops and evenings" },
  settings: {
    path: "/admin/settings",
    label: "Settings",
    description: "Hours, signs, password, audit and privacy",
  },
} as const satisfies Record<string, SiteRoute>;

/** Admin screens beside those of the sidebar. */
export const adminSubRoutes = {
  insight: {
    path: "/admin/inventory/insight",
    label: "Shelf insight",
    description: "What sells out, what lies unsold, what people look for, and margins",
  },
} as const satisfies Record<string, SiteRoute>;

/** Paths of the API that the shop's own pages and tests call (app/api has them all). */
export const api = {
  user: "/api/user",
  login: "/api/login",
  register: "/api/register",
  logout: "/api/logout",
  changePassword: "/api/user/password",
  contact: "/api/contact",
  reviews: "/api/reviews",
  posSync: (kind: "inventory" | "orders" | "customers") => `/api/clover/sync/${kind}` as const,
  products: "/api/products",
  product: (id: string) => `/api/products/${id}` as const,
  missedSearches: "/api/products/missed",
  customersExport: "/api/customers/export",
  ordersExport: "/api/orders/export",
  event: (id: string) => `/api/events/${encodeURIComponent(id)}` as const,
  upload: "/api/upload",
  loyaltyCustomer: (digits: string) => `/api/loyalty/customer/${encodeURIComponent(digits)}` as const,
  checkin: "/api/loyalty/checkin",
  memberPreview: "/api/loyalty/member",
  messageCounts: "/api/admin/message-counts",
  search: "/api/admin/search",
  syncLedger: "/api/admin/sync/ledger",
  syncRuns: "/api/admin/sync/runs",
  tierSyncStatus: "/api/admin/sync/status",
  tierSyncTrigger: "/api/admin/sync/trigger",
  backfillVisits: "/api/admin/migrate/loyalty-checkins",
  auditExport: "/api/audit/export",
} as const;

export const headerLinks: readonly SiteRoute[] = [
  routes.home,
  routes.about,
  routes.deals,
  routes.inventory,
  routes.events,
  routes.reviews,
  routes.loyalty,
  routes.contact,
];

export const footerLinks: readonly SiteRoute[] = [...headerLinks, routes.faq];

export const legalLinks: readonly SiteRoute[] = [
  routes.privacyPolicy,
  routes.termsConditions,
  routes.disclaimer,
  routes.refundPolicy,
];

/** The privacy desk: the list of its requests, the form for a new one, or the request with this id. */
export const privacyHref = (shown: string) => `${adminRoutes.settings.path}?privacy=${shown}`;

/** The inbox with the unanswered messages. */
export const inboxPath = `${adminRoutes.dashboard.path}?messages=new`;

/** Addresses of one record's panel in the back office. */
export const panelHrefs = {
  /** On top of the list of all customers, because the record may be a test record, which the usual list leaves out. */
  customer: (id: string) => `${adminRoutes.customers.path}?filter=all&person=${id}`,
  product: (id: string) => `${adminRoutes.inventory.path}?product=${id}`,
  message: (id: string) => `${adminRoutes.dashboard.path}?messages=all&message=${id}`,
  order: (id: string) => `${adminRoutes.orders.path}?order=${id}`,
  "privacy request": privacyHref,
} as const;

/** Printed sheets of the counter kit: pages of exact sizes without the frame of the back office. */
export const printRoutes = {
  windowSign: "/admin/print/window-sign",
  counterCard: "/admin/print/counter-card",
  shelfLabels: "/admin/print/shelf-labels",
  dealPoster: "/admin/print/deal-poster",
  nicotineSign: "/admin/print/nicotine-sign",
} as const;

export const adminLinks: readonly SiteRoute[] = Object.values(adminRoutes);

/** The six routes of the not-found page's Popular Pages grid, under the names its site map uses. */
const named = {
  inventory: { ...routes.inventory, label: "Premium Inventory" },
  deals: { ...routes.deals, label: "Current Deals" },
  events: { ...routes.events, label: "Upcoming Events" },
  reviews: { ...routes.reviews, label: "Customer Reviews" },
  loyalty: { ...routes.loyalty, label: "Loyalty Program" },
  about: { ...routes.about, label: "About Us" },
} as const;

export const popularPages: readonly SiteRoute[] = Object.values(named);

export const siteMapGroups: readonly { readonly title: string; readonly links: readonly SiteRoute[] }[] = [
  { title: "Shop", links: [named.inventory, named.deals] },
  { title: "Community", links: [named.events, named.reviews] },
  { title: "Rewards", links: [named.loyalty] },
  { title: "About", links: [named.about, routes.auth] },
];

/** Pages that search engines should list. Sign-in is left out: there is nothing to find there. */
export const indexedRoutes: readonly SiteRoute[] = [...footerLinks, ...legalLinks];
