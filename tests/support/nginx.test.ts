import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { listenForTest } from "./listen";
import { hasNginx, openNginx } from "./nginx";

it.runIf(hasNginx())("nginx passes requests on with the settings of docs/operations.md", async () => {
  const { url } = await listenForTest(
    createServer(({ httpVersion, headers }, response) => {
      const { connection, host, "x-forwarded-for": from, "x-forwarded-proto": scheme } = headers;
      response.end(JSON.stringify({ httpVersion, connection, host, from, scheme }));
    }),
  );
  const nginx = await openNginx([[url]]);
  onTestFinished(nginx.close);
  const answer = await fetch(`${nginx.urls[0]}/deals`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(await answer.json()).toEqual({
    httpVersion: "1.1",
    host: "localhost",
    from: "203.0.113.7, 127.0.0.1",
    scheme: "http",
  });
  expect((await fetch(`${nginx.urls[0]}/api/metrics`)).status).toBe(403);
});
