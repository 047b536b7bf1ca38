import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "@/lib/http/rate-limit";
import type { RouteHandler } from "@/lib/http/route";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";
import { callRoute, ORIGIN } from "@/tests/setup/call-route";
import { takeConsoleErrors } from "@/tests/setup/console";
import { type Access, ROUTES } from "./access-table";
import { actionFiles, adminPages, load, routeDoors } from "./find-doors";

const sent = vi.hoisted(() => {
  process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = "true";
  return { cookie: "" };
});

vi.mock("next/headers", () => ({
  headers: async () =>
    new Headers({ host: "localhost:3000", origin: ORIGIN, "sec-fetch-site": "same-origin" }),
  cookies: async () => ({
    get: (name: string) => {
      const value = sent.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
      return value ? { name, value: value.slice(name.length + 1) } : undefined;
    },
    getAll: () => [],
  }),
}));
vi.mock("next/cache", async (original) => ({
  ...(await original<typeof import("next/cache")>()),
  updateTag: () => {},
  revalidateTag: () => {},
  unstable_cache: <T>(read: T) => read,
}));

const PEOPLE = ["anonymous", "customer", "admin"] as const;
type Person = (typeof PEOPLE)[number];
const cookies: Record<Person, string> = { anonymous: "", customer: "", admin: "" };

/** The refusal each kind of access owes each kind of person; anything else means the guard let them through. */
const REFUSALS: Record<Access, Record<Person, 401 | 403 | null>> = {
  public: { anonymous: null, customer: null, admin: null },
  user: { anonymous: 401, customer: null, admin: null },
  admin: { anonymous: 401, customer: 403, admin: null },
};

beforeAll(async () => {
  cookies.customer = (await makeSignedIn({ username: "customer" })).cookie;
  cookies.admin = (await makeAdmin({ username: "admin" })).cookie;
});
beforeEach(resetLimits);

describe("routes", () => {
  it("are all in the table, and the table names no others", async () => {
    const names = (await routeDoors()).map(({ name }) => name).sort();
    expect(names).toEqual(Object.keys(ROUTES).sort());
  });

  const cases = Object.entries(ROUTES)
    // Ending the session it is called with would make every later call anonymous.
    .filter(([name]) => name !== "POST /api/logout")
    .flatMap(([name, access]) => PEOPLE.map((person) => ({ name, access, person })));

  it.each(cases)("$name ($access) called by $person", async ({ name, access, person }) => {
    const [method = "", path = ""] = name.split(" ");
    const door = (await routeDoors()).find((each) => each.name === name);
    const handler = (await load(door?.file ?? ""))[method] as RouteHandler;
    const params = { nextauth: "x", id: "x", kind: "x", phone: "x", hash: "x", variant: "x", page: "x" };
    const json = method === "GET" ? undefined : { unknown: true };
    const response = await callRoute(handler, { method, path, json, params, cookie: cookies[person] });
    await response.body?.cancel();
    const owed = REFUSALS[access][person];
    if (owed) expect(response.status).toBe(owed);
    else if (name !== "POST /api/login") expect([401, 403]).not.toContain(response.status);
  });
});

describe("server actions", () => {
  const files = actionFiles();

  it("live in the back office only, in files of their own", () => {
    for (const file of files) expect(file).toMatch(/^app\/admin\/.*actions\.ts$/);
  });

  it.each(files)("%s refuses everyone but an admin", async (file) => {
    const actions = Object.entries(await load(file)).filter(([, value]) => typeof value === "function");
    expect(actions.length).toBeGreaterThan(0);
    for (const [name, action] of actions as [string, (input: unknown) => Promise<unknown>][]) {
      sent.cookie = cookies.anonymous;
      expect(await action({}), name).toMatchObject({ ok: false, code: "unauthenticated" });
      sent.cookie = cookies.customer;
      expect(await action({}), name).toMatchObject({ ok: false, code: "forbidden" });
      sent.cookie = cookies.admin;
      expect(await action({}), name).not.toMatchObject({ code: expect.stringMatching(/^(unauth|forbid)/) });
    }
  });
});

describe("admin pages", () => {
  it.each([...adminPages(), "app/admin/layout.tsx"])("%s refuses everyone but an admin", async (file) => {
    const { default: Page } = (await load(file)) as { default: (props: object) => Promise<unknown> };
    const render = async () =>
      Page({ params: Promise.resolve({}), searchParams: Promise.resolve({}), children: null });
    sent.cookie = cookies.anonymous;
    await expect(render()).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/auth;/),
    });
    sent.cookie = cookies.customer;
    await expect(render()).rejects.toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;403" });
    takeConsoleErrors();
  });
});
