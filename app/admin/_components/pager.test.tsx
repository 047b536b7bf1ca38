import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Pager } from "./pager";

vi.mock("next/navigation", () => ({
  usePathname: () => "/admin",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams("days=7&messages=all&messagesPage=2"),
}));

it("leads to the page before by the parameter of its list, and keeps the link at the end inactive", () => {
  const list = { page: 2, pages: 2, total: 51, isInPanel: true };
  const html = renderToStaticMarkup(<Pager {...list} param="messagesPage" />);
  expect(html).toContain('href="/admin?days=7&amp;messages=all"');
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => link.includes('aria-disabled="true"'))).toEqual([false, true]);
});
