import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";
import { callRoute } from "@/tests/support/call-route";

beforeEach(async () => void (await db().cacheFlush.deleteMany()));

it("a route that is refused after a part of it was committed flushes what that changed", async () => {
  const handler = route({
    access: "public",
    run: async (ctx) => {
      ctx.touch("customers");
      throw new AppError("not_found");
    },
  });
  expect((await callRoute(handler)).status).toBe(404);
  expect(await db().cacheFlush.findMany()).toMatchObject([{ tags: ["customers"] }]);
});
