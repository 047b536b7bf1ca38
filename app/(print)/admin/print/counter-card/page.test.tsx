import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import CounterCardPage from "./page";

const site = vi.hoisted(() => ({ origin: "" }));

vi.mock("@/lib/auth/admin-page-ctx", () => ({ adminPageCtx: async () => ({}) }));
vi.mock("@/lib/seo/config", () => ({ absoluteUrl: (path: string) => new URL(path, site.origin).toString() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/admin/print/counter-card" }));

async function htmlAt(origin: string): Promise<string> {
  site.origin = origin;
  return new Response((await prerender(await CounterCardPage())).prelude).text();
}

it("says when the code leads to an address that only this computer can open", async () => {
  for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000"])
    expect(await htmlAt(origin)).toContain("no phone can open");
  expect(await htmlAt("https://shop.example")).not.toContain("no phone can open");
});
