import { expect, it } from "vitest";
import { isActivePath } from "@/lib/active-path";
import {
  adminLinks,
  footerLinks,
  headerLinks,
  indexedRoutes,
  legalLinks,
  popularPages,
  routes,
  siteMapGroups,
} from "@/lib/routes";

const paths = (links: readonly { path: string }[]) => links.map((link) => link.path);

it("contains every public path of the specification", () => {
  expect(paths(Object.values(routes)).sort()).toEqual(
    [
      "/",
      "/about",
      "/deals",
      "/inventory",
      "/events",
      "/reviews",
      "/loyalty",
      "/contact",
      "/faq",
      "/auth",
      "/legal/privacy-policy",
      "/legal/terms-conditions",
      "/legal/disclaimer",
      "/legal/refund-policy",
    ].sort(),
  );
});

it("lists the header's pages in order and adds the FAQ in the footer", () => {
  const header = ["Home", "About", "Deals", "Inventory", "Events", "Reviews", "Loyalty", "Contact"];
  expect(headerLinks.map((link) => link.label)).toEqual(header);
  expect(paths(footerLinks)).toEqual([...paths(headerLinks), "/faq"]);
  expect(legalLinks).toHaveLength(4);
});

it("lists the management pages in the order of the sidebar", () => {
  expect(adminLinks.map((link) => link.label)).toEqual([
    "Dashboard",
    "Inventory",
    "Orders",
    "Customers",
    "Loyalty",
    "Deals",
    "Events",
    "Settings",
  ]);
});

it("offers the not-found page six popular pages and four groups", () => {
  expect(popularPages).toHaveLength(6);
  expect(siteMapGroups.map((group) => [group.title, ...group.links.map((link) => link.label)])).toEqual([
    ["Shop", "Premium Inventory", "Current Deals"],
    ["Community", "Upcoming Events", "Customer Reviews"],
    ["Rewards", "Loyalty Program"],
    ["About", "About Us", "Sign In"],
  ]);
});

it("indexes every public page except the sign-in", () => {
  expect(paths(indexedRoutes).sort()).toEqual(
    paths(Object.values(routes))
      .filter((path) => path !== "/auth")
      .sort(),
  );
});

it("has a unique description for each page", () => {
  const descriptions = Object.values(routes).map((route) => route.description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it("highlights a link on the pages below its path, and Home only on Home", () => {
  expect(isActivePath("/", "/")).toBe(true);
  expect(isActivePath("/deals", "/")).toBe(false);
  expect(isActivePath("/deals", "/deals")).toBe(true);
  expect(isActivePath("/legal/privacy-policy", "/deals")).toBe(false);
});
