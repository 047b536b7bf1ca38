import { expect, it } from "vitest";
import { takesWidget } from "@/lib/security/widget-pages";

it.each(["/", "/deals", "/authors", "/administrator"])("allows the widget on %s", (path) =>
  expect(takesWidget(path)).toBe(true),
);

it.each(["/auth", "/auth/", "/admin", "/admin/orders"])("does not allow the widget on %s", (path) =>
  expect(takesWidget(path)).toBe(false),
);
