import { expect, it, vi } from "vitest";
import { panelOpener } from "./panel-opener";

/** The entry that the last address leads back to, as a panel of `keys` is open there. */
function openerAmong(addresses: readonly string[], keys: readonly string[], entry = {}): string | undefined {
  const entries = addresses.map((address) => ({
    url: `https://shop.test${address}`,
    sameDocument: true,
    ...entry,
  }));
  vi.stubGlobal("window", {
    location: new URL(entries.at(-1)?.url ?? ""),
    navigation: {
      // One that lies ahead, as after Back.
      entries: () => [...entries, { url: "https://shop.test/admin/events", sameDocument: true }],
      currentEntry: { index: entries.length - 1 },
    },
  });
  const url = panelOpener(keys)?.url;
  return url?.replace("https://shop.test", "");
}

it("is the other screen from which a panel was opened", () => {
  const order = "/admin/orders?order=9";
  expect(openerAmong([order, "/admin/customers?filter=all&person=1"], ["person"])).toBe(order);
  expect(openerAmong(["/admin/deals", "/admin", order], ["order"])).toBe("/admin");
});

it("is that screen also after the panel showed other pages or records", () => {
  const keys = ["messages", "message"];
  const addresses = ["/admin/orders?q=7", "/admin?messages=new", "/admin?messages=new&message=3"];
  expect(openerAmong(addresses, keys)).toBe("/admin/orders?q=7");
});

it("is the other panel of the screen from which a panel was opened", () => {
  const money = "/admin/orders?money=1&line=refunds";
  expect(openerAmong(["/admin/orders", money, "/admin/orders?order=9"], ["order"])).toBe(money);
});

it("is none for a panel opened on its own list, by its address, or after a reload", () => {
  expect(openerAmong(["/admin", "/admin/orders?q=7", "/admin/orders?q=7&order=9"], ["order"])).toBe(
    undefined,
  );
  expect(openerAmong(["/admin/orders?order=9"], ["order"])).toBe(undefined);
  const reloaded = { sameDocument: false };
  expect(openerAmong(["/admin", "/admin/orders?order=9"], ["order"], reloaded)).toBe(undefined);
});

it("is none where the browser has no Navigation API", () => {
  vi.stubGlobal("window", { location: new URL("https://shop.test/admin/orders?order=9") });
  expect(panelOpener(["order"])).toBe(null);
});
