import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DayRange } from "./day-range";

vi.mock("next/form", () => ({
  default: ({ scroll: _, ...props }: ComponentProps<"form"> & { scroll: boolean }) => <form {...props} />,
}));

it("asks for yesterday in one step, and keeps the rest of the address", () => {
  const html = renderToStaticMarkup(
    <DayRange
      label="Choose days"
      action="/admin/orders"
      from="2026-11-02"
      to="2026-11-08"
      today="2026-03-01"
      isChosen
      kept={{ q: "ana", show: "" }}
    />,
  );
  const [form = ""] = /<form .*?<\/form>/.exec(html) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual({ q: "ana", from: "2026-02-28", to: "2026-02-28" });
  expect(form).toContain("Yesterday");
});
