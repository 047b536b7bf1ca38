import { expect, it } from "vitest";
import { mayLoadWidget, takesWidget } from "@/lib/security/widget-pages";

it.each(["/", "/deals", "/authors", "/administrator"])("allows the widget on %s", (path) =>
  expect(takesWidget(path)).toBe(true),
);

it.each(["/auth", "/auth/", "/admin", "/admin/orders"])("does not allow the widget on %s", (path) =>
  expect(takesWidget(path)).toBe(false),
);

it.each([
  ["accepted", false, "/", true],
  ["accepted", true, "/", false],
  ["accepted", false, "/auth", false],
  ["declined", false, "/", false],
  ["signal", true, "/", false],
  ["unasked", false, "/", false],
  ["unknown", false, "/", false],
])("consent %s, signal %s, on %s: the widget may be loaded: %s", (consent, hasSignal, path, may) =>
  expect(mayLoadWidget({ consent, hasSignal, path })).toBe(may),
);
