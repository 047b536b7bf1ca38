import { expect, it } from "vitest";
import { takesWidget } from "@/lib/security/widget-pages";

it.each(["/", "/deals", "/authors", "/administrator"])("the widget may run on %s", (path) =>
  expect(takesWidget(path)).toBe(true),
);

it.each(["/auth", "/auth/", "/admin", "/admin/orders"])("the widget has no place on %s", (path) =>
  expect(takesWidget(path)).toBe(false),
);
