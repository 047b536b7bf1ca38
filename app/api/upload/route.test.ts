import { expect, it } from "vitest";
import { POST } from "@/app/api/upload/route";
import { CLIENT_ADDRESS_HEADER } from "@/lib/http/client-address";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/setup/call-route";

const uploadFrom = async (cookie: string, at: number) => {
  const headers = { [CLIENT_ADDRESS_HEADER]: `198.51.100.${at}`, "content-type": "text/plain" };
  return (await callRoute(POST, { method: "POST", body: "no picture", cookie, headers })).status;
};

it("counts what one account uploads, from however many addresses", async () => {
  const { cookie } = await makeAdmin();
  const statuses = [];
  for (let at = 0; at < 62; at += 1) statuses.push(await uploadFrom(cookie, at));
  expect(statuses.indexOf(429)).toBe(60);
  expect(statuses.slice(0, 60).every((status) => status === 415)).toBe(true);
  expect(statuses[61]).toBe(429);
  const another = await makeAdmin();
  expect(await uploadFrom(another.cookie, 100)).toBe(415);
});
