// Runs once: it tests who may call what; the statements behind are tested in lib, on both.
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { db } from "@/lib/db/client";
import { spritePath } from "@/lib/drawings/sprite";
import type { RouteHandler } from "@/lib/http/route";
import { resetLimits } from "@/lib/limits/rate-limit";
import { storeImage } from "@/lib/media/store-image";
import { adminCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";
import { takeConsoleErrors } from "@/tests/setup/console";
import { callRoute, ORIGIN } from "@/tests/support/call-route";
import { databaseDigest } from "@/tests/support/database-digest";
import { type Access, ROUTES } from "./access-table";
import { actionFiles, adminPages, load, routeEntryPoints } from "./find-entry-points";

const sent = vi.hoisted(() => {
  process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = "true";
  return { cookie: "", site: "same-origin" };
});

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ host: "localhost:3000", origin: ORIGIN, "sec-fetch-site": sent.site }),
  cookies: async () => ({
    get: (name: string) => {
      const value = sent.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
      return value ? { name, value: value.slice(name.length + 1) } : undefined;
    },
    getAll: () => [],
  }),
}));

const MISSING_PAGE = "app/(missing)/admin/[...missing]/page.tsx";
const PEOPLE = ["anonymous", "customer", "admin"] as const;
type Person = (typeof PEOPLE)[number];
const cookies: Record<Person, string> = { anonymous: "", customer: "", admin: "" };

/** The refusal each kind of access owes each kind of person; any other answer means that access was granted. */
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
  it("match the access table exactly", async () => {
    const names = (await routeEntryPoints()).map(({ name }) => name).sort();
    expect(names).toEqual(Object.keys(ROUTES).sort());
  });

  const cases = Object.entries(ROUTES)
    // Logging out would make every later call anonymous.
    .filter(([name]) => name !== "POST /api/logout")
    .flatMap(([name, access]) => PEOPLE.map((person) => ({ name, access, person })));

  it.each(cases)("$name ($access) called by $person", async ({ name, access, person }) => {
    const [method = "", path = ""] = name.split(" ");
    const entryPoint = (await routeEntryPoints()).find((each) => each.name === name);
    const handler = (await load(entryPoint?.file ?? ""))[method] as RouteHandler;
    const params = { nextauth: "x", id: "x", kind: "x", phone: "x", hash: "x", variant: "x", page: "x" };
    const json = method === "GET" ? undefined : { unknown: true };
    const owed = REFUSALS[access][person];
    // Nobody without access learns what else is wrong with the request.
    const asked = owed ? `${path}?twice=1&twice=1` : path;
    const response = await callRoute(handler, { method, path: asked, json, params, cookie: cookies[person] });
    await response.body?.cancel();
    if (owed) expect(response.status).toBe(owed);
    else if (name !== "POST /api/login") expect([401, 403]).not.toContain(response.status);
    // The calls have no valid id or body, which must be answered as the caller's mistake, never as a crash.
    expect(response.status).not.toBe(500);
  });
});

type Action = (input: unknown) => Promise<unknown>;

const actionsOf = async (file: string) =>
  Object.entries(await load(file)).filter(
    (entry): entry is [string, Action] => typeof entry[1] === "function",
  );

describe("server actions", () => {
  const files = actionFiles();

  it("exist in the back office only, in files of their own", () => {
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(file).toMatch(/^app\/admin\/.*actions\.ts$/);
  });

  it.each(files)("%s refuses everyone but an admin", async (file) => {
    const actions = await actionsOf(file);
    expect(actions.length).toBeGreaterThan(0);
    for (const [name, action] of actions) {
      sent.cookie = cookies.anonymous;
      expect(await action({}), name).toMatchObject({ ok: false, code: "unauthenticated" });
      sent.cookie = cookies.customer;
      expect(await action({}), name).toMatchObject({ ok: false, code: "forbidden" });
      sent.cookie = cookies.admin;
      expect(await action({}), name).not.toMatchObject({ code: expect.stringMatching(/^(unauth|forbid)/) });
    }
  });
});

describe("server actions from another site", () => {
  it.each(actionFiles())("%s refuses them even for an admin", async (file) => {
    sent.cookie = cookies.admin;
    sent.site = "cross-site";
    onTestFinished(() => {
      sent.site = "same-origin";
    });
    const actions = await actionsOf(file);
    expect(actions.length).toBeGreaterThan(0);
    for (const [name, action] of actions)
      expect(await action({}), name).toMatchObject({
        code: "forbidden",
        message: "Requests from other sites are refused.",
      });
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

/** No Google key is configured here, nor is Next's own server; old addresses of pictures lead to the new ones. */
const OTHER_ANSWERS: Readonly<Record<string, number>> = {
  "/api/reviews": 503,
  "/api/auth/[...nextauth]": 404,
  "/api/images/[hash]": 308,
  "/api/images/[hash]/[variant]": 308,
};

describe("reading", () => {
  it("GET and HEAD of every route and admin page change nothing in the database but record exports", async () => {
    const product = await makeProduct(db());
    const event = await db().event.create({
      data: { title: "Class", description: "Bring one piece.", eventDate: new Date("2099-07-04T02:00:00Z") },
    });
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#1a7f80" } })
      .png()
      .toBuffer();
    const [, , hash = ""] = (await storeImage(adminCtx(), picture)).imageUrl.split("/");
    const { id: customerId } = await makeCustomer(db(), { phone: "7025550177", phoneDigits: ["7025550177"] });
    await makeOrder(db(), { customerId });
    sent.cookie = cookies.admin;
    const { audit_entries: _, ...before } = await databaseDigest();
    const recorded = await db().auditEntry.count();
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(4);
    const idIn = (path: string) => (path.includes("/events/") ? event.id : product.id);
    const sprite = spritePath.split("/").at(-1) ?? "";
    const params = {
      nextauth: "session",
      phone: "7025550177",
      hash,
      variant: "320.webp",
      page: "deals",
      file: sprite,
    };
    const getHandlers = (await routeEntryPoints()).filter(({ method }) => method === "GET");
    for (const method of ["GET", "HEAD"])
      for (const { name, file } of getHandlers) {
        resetLimits();
        const { GET } = (await load(file)) as { GET: RouteHandler };
        const path = name.replace("GET ", "");
        const asked = path === "/api/admin/search" ? `${path}?q=beaker` : path;
        const of = { ...params, id: idIn(path) };
        const answer = await callRoute(GET, { method, path: asked, params: of, cookie: cookies.admin });
        await answer.arrayBuffer();
        expect(answer.status, name).toBe(OTHER_ANSWERS[path] ?? 200);
      }
    const pages = adminPages();
    expect(pages.length).toBeGreaterThan(8);
    for (const file of [...pages, ...pages]) {
      const { default: Page } = (await load(file)) as { default: (props: object) => Promise<unknown> };
      const page = Page({ params: Promise.resolve({}), searchParams: Promise.resolve({}), children: null });
      if (file !== MISSING_PAGE) await page;
      else await expect(page).rejects.toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;404" });
    }
    const { audit_entries: __, ...after } = await databaseDigest();
    expect(after).toEqual(before);
    const entries = await db().auditEntry.findMany({ orderBy: { id: "asc" }, skip: recorded });
    expect([...new Set(entries.map(({ action, entity }) => `${action} ${entity}`))].sort()).toEqual([
      "export audit log",
      "export customer list",
      "export order list",
    ]);
  });
});
