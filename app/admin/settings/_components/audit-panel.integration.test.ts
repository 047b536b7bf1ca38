import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuditAddress, auditHref } from "@/lib/audit/address";
import { adminCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";
import { AuditEntries } from "./audit-panel";

const FILTER = { entity: "deal", about: "Paged" } as const;
const CHANGE = { actorName: "owner", action: "update", entity: "deal", changes: {} };

it("leads from page to page of one filter, and an address has the same entries however often it is asked for", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const note = (...labels: string[]) =>
      handle.auditEntry.createMany({
        data: labels.map((label) => ({ ...CHANGE, at: ctx.now(), entityId: label, label })),
      });
    await note(...Array.from({ length: 110 }, (_, at) => [`Paged ${at + 1}.`, `Other ${at + 1}.`]).flat());
    const pageAt = async (href: string) => {
      const query = AuditAddress.parse(Object.fromEntries(new URL(href, "http://localhost").searchParams));
      if (!query) throw new Error(`${href} opens no audit.`);
      const html = renderToStaticMarkup(await AuditEntries({ ctx, query }));
      const [, older] = /href="([^"]+)"[^>]*>Older entries/.exec(html) ?? [];
      const shown = [...html.matchAll(/(?:Paged|Other) \d+\./g)].map(String);
      return { shown, older: older?.replaceAll("&amp;", "&") };
    };
    const pages = [await pageAt(auditHref(FILTER))];
    for (let older = pages[0]?.older; older && pages.length < 9; older = pages.at(-1)?.older)
      pages.push(await pageAt(older));
    const newestFirst = Array.from({ length: 110 }, (_, at) => `Paged ${110 - at}.`);
    expect(pages.map(({ shown }) => shown)).toEqual([
      newestFirst.slice(0, 50),
      newestFirst.slice(50, 100),
      newestFirst.slice(100),
    ]);
    // What staff change meanwhile stands before the first page and moves none of the others.
    await note("Paged 111.");
    for (const [at, { older }] of pages.slice(0, -1).entries())
      expect(await pageAt(older ?? "")).toEqual(pages[at + 1]);
  });
});
