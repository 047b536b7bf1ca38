import { expect, it } from "vitest";
import { ROUTES } from "@/tests/access/access-table";
import { BODY_ROUTES, takesBody } from "./body-routes";

it("names exactly the routes that change something", () => {
  // The access test compares this table with the code.
  const changing = Object.keys(ROUTES).filter((name) => !name.startsWith("GET "));
  const named = Object.entries(BODY_ROUTES).flatMap(([method, paths]) =>
    paths.map((path) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(changing.sort());
});

it("matches paths of routes with parameters, by method", () => {
  expect(takesBody("POST", "/api/auth/callback/credentials")).toBe(true);
  expect(takesBody("PATCH", "/api/deals/7")).toBe(true);
  expect(takesBody("POST", "/api/deals/7")).toBe(false);
  expect(takesBody("PATCH", "/api/deals/7/x")).toBe(false);
});
