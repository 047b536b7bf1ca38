import { expect, it, vi } from "vitest";
import { POST } from "@/app/api/upload/route";
import { CLIENT_ADDRESS_HEADER } from "@/lib/http/client-address";
import { isEncoderFull } from "@/lib/media/encode-image";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/setup/call-route";

vi.mock("@/lib/media/encode-image", async (original) => ({
  ...(await original<typeof import("@/lib/media/encode-image")>()),
  isEncoderFull: vi.fn(() => false),
}));

/** Not a picture: an upload that is admitted ends with 415. */
const uploadFrom = (cookie: string, at: number) => {
  const headers = { [CLIENT_ADDRESS_HEADER]: `198.51.100.${at}`, "content-type": "text/plain" };
  return callRoute(POST, { method: "POST", body: "no picture", cookie, headers });
};

it("counts what one account uploads, from however many addresses", async () => {
  const { cookie } = await makeAdmin();
  for (let at = 0; at < 60; at += 1) expect((await uploadFrom(cookie, at)).status).toBe(415);
  expect((await uploadFrom(cookie, 60)).status).toBe(429);
  const another = await makeAdmin();
  expect((await uploadFrom(another.cookie, 61)).status).toBe(415);
});

it("reads nothing while as many pictures wait as may, and says so late", async () => {
  const { cookie } = await makeAdmin();
  vi.mocked(isEncoderFull).mockReturnValueOnce(true);
  const began = performance.now();
  const answer = await uploadFrom(cookie, 62);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(performance.now() - began).toBeGreaterThanOrEqual(990);
});
