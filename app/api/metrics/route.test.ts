// Isolated: the metrics count the events of the whole process.
import { hkdfSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { RouteHandler } from "@/lib/http/route";
import { spend } from "@/lib/limits/rate-limit";
import { meters } from "@/lib/metrics/meters";
import { metricsToken } from "@/lib/metrics/token";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { GET } from "./route";

type Sent = { cookie?: string; headers?: Record<string, string> };
const ask = (sent: Sent = {}) =>
  callRoute(GET as RouteHandler, { method: "GET", path: "/api/metrics", ...sent });
const collector = () => ({ headers: { authorization: `Bearer ${metricsToken()}` } });

describe("/api/metrics", () => {
  it("refuses visitors, customers and wrong tokens", async () => {
    const { cookie } = await makeSignedIn();
    expect((await ask()).status).toBe(401);
    expect((await ask({ cookie })).status).toBe(403);
    const token = metricsToken() ?? "";
    for (const wrong of [
      "",
      "x",
      token.slice(1),
      `${token}x`,
      token.replace(/^./, (c) => (c === "a" ? "b" : "a")),
    ])
      expect((await ask({ headers: { authorization: `Bearer ${wrong}` } })).status).toBe(401);
  });

  it("has the token that earlier versions had, with which collectors are configured", () => {
    const secret = process.env.NEXTAUTH_SECRET ?? "";
    const bytes = Buffer.from(hkdfSync("sha256", secret, "maryland-parkway", "metrics", 24));
    expect(metricsToken()).toBe(bytes.toString("base64url"));
  });

  it("answers an admin and a collector with the token in the Prometheus text format", async () => {
    const { cookie } = await makeAdmin();
    for (const sent of [{ cookie }, collector()]) {
      const answer = await ask(sent);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(await answer.text()).toMatch(/^process_cpu_user_seconds_total [\d.]+$/m);
    }
  });

  it("counts requests, refusals, connections and sync runs", async () => {
    meters().requests.observe({ class: "page", method: "GET", status: "200" }, 0.02);
    const budget = { name: "metrics-test", points: 1, windowSeconds: 60 };
    await spend(budget, "x");
    await expect(spend(budget, "x")).rejects.toThrow();
    const finishedAt = new Date("2026-11-21T20:00:00Z");
    await db().syncRun.create({
      data: { kind: "orders", trigger: "cli", status: "done", startedAt: new Date(), finishedAt },
    });
    const text = await (await ask(collector())).text();
    expect(text).toContain(
      'shop_http_request_duration_seconds_bucket{le="0.025",class="page",method="GET",status="200"} 1',
    );
    expect(text).toContain('shop_rate_limit_refusals_total{limit="metrics-test"} 1');
    expect(text).toMatch(/^shop_db_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^shop_sync_runs\{kind="orders",status="done"\} [1-9]/m);
    expect(text).toMatch(
      new RegExp(
        `^shop_sync_last_done_timestamp_seconds\\{kind="orders"\\} ${finishedAt.getTime() / 1000}$`,
        "m",
      ),
    );
  });
});
