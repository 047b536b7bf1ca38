import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { storeImage } from "@/lib/media/store-image";
import { makeAdmin } from "@/tests/factories/user";

it("completes a partly stored picture and adds nothing to a complete one", async () => {
  const { ctx, id } = await makeAdmin();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#1a7f80" } })
    .png()
    .toBuffer();
  const { imageUrl } = await storeImage(ctx, bytes);
  const whole = await db().imageVariant.findMany({ orderBy: [{ width: "asc" }, { format: "asc" }] });
  expect(whole).toHaveLength(9);
  await db().imageVariant.deleteMany({ where: { width: { gt: 320 } } });
  expect(await storeImage(ctx, bytes)).toEqual({ imageUrl });
  expect(await storeImage(ctx, bytes)).toEqual({ imageUrl });
  expect(await db().imageVariant.findMany({ orderBy: [{ width: "asc" }, { format: "asc" }] })).toEqual(whole);
  expect(await db().image.count()).toBe(1);
  await db().image.updateMany({ data: { createdAt: new Date("2020-01-01") } });
  await storeImage(ctx, bytes);
  expect((await db().image.findFirstOrThrow()).createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const hash = imageUrl.split("/").at(-1);
  const uploads = await db().auditEntry.findMany({ where: { actorId: id, entity: "picture" } });
  expect(uploads).toHaveLength(4);
  expect(uploads[0]).toMatchObject({
    action: "upload",
    entityId: hash,
    changes: { width: [null, 900], height: [null, 600], purpose: [null, "any"] },
  });
});
