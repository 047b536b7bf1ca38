import { expect, it } from "vitest";
import { ROUTES } from "@/tests/access/access-table";
import { API_ROUTES, methodsAt, takesBody } from "./api-routes";

it("names exactly the API's routes, and nothing else changes anything", () => {
  // The access test compares this table with the code.
  const expected = Object.keys(ROUTES).filter((name) => !/^GET (?!\/api\/)/.test(name));
  const named = Object.entries(API_ROUTES).flatMap(([method, paths]) =>
    paths.map((path) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(expected.sort());
});

it("matches paths of routes with parameters, by method", () => {
  expect(takesBody("POST", "/api/auth/callback/credentials")).toBe(true);
  expect(takesBody("PATCH", "/api/deals/7")).toBe(true);
  expect(takesBody("POST", "/api/deals/7")).toBe(false);
  expect(takesBody("PATCH", "/api/deals/7/x")).toBe(false);
  expect(takesBody("GET", "/api/deals")).toBe(false);
});

it("lists the methods at a path", () => {
  expect(methodsAt("/api/deals")).toEqual(["GET", "HEAD", "OPTIONS", "POST"]);
  expect(methodsAt("/api/logout")).toEqual(["OPTIONS", "POST"]);
  expect(methodsAt("/api/deals/7/x")).toEqual([]);
});
