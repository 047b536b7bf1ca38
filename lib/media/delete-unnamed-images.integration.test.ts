import { beforeEach, describe, expect, it } from "vitest";
import { updateProduct } from "@/lib/catalog/update-product";
import { db } from "@/lib/db/client";
import { createDeal } from "@/lib/deals/create-deal";
import { NewDeal } from "@/lib/deals/schema";
import { updateDeal } from "@/lib/deals/update-deal";
import { env } from "@/lib/env";
import { createEvent } from "@/lib/events/create-event";
import { NewEvent } from "@/lib/events/schema";
import { updateEvent } from "@/lib/events/update-event";
import { deleteUnnamedImages } from "@/lib/media/delete-unnamed-images";
import { imageResponse } from "@/lib/media/image-response";
import { imageUrlOf } from "@/lib/media/schema";
import { DAY_MS } from "@/lib/time";
import { adminCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";

const now = new Date("2026-11-24T20:00:00Z");
const ctx = () => adminCtx(undefined, now);
const GONE = "This image is no longer stored. Please upload it again.";
const texts = { title: "Glass night", description: "Blowers at work." };
const newDeal = NewDeal.parse({
  ...texts,
  startDate: "2026-11-01T00:00:00Z",
  endDate: "2026-12-01T00:00:00Z",
});
const newEvent = NewEvent.parse({ ...texts, eventDate: "2026-12-02T03:00:00Z" });

let made = 0;
beforeEach(async () => {
  await db().deal.deleteMany();
  await db().event.deleteMany();
  await db().product.deleteMany();
  await db().image.deleteMany();
});

/** The name of a stored picture that was last uploaded some days ago. */
async function makeImage(days = 8): Promise<string> {
  made += 1;
  const hash = made.toString(16).padStart(64, "0");
  const createdAt = new Date(now.getTime() - days * DAY_MS);
  await db().image.create({ data: { hash, width: 1, height: 1, createdAt } });
  await db().imageVariant.create({ data: { hash, width: 640, format: "webp", bytes: Buffer.from([made]) } });
  return hash;
}

const stored = async () => (await db().image.findMany({ orderBy: { hash: "asc" } })).map(({ hash }) => hash);

describe("the daily job", () => {
  it("deletes what nothing names after a week, more than one batch, and records it", async () => {
    const old = await Promise.all(Array.from({ length: 12 }, () => makeImage()));
    const young = await makeImage(6.9);
    expect(await deleteUnnamedImages(ctx())).toBe(12);
    expect(await stored()).toEqual([young]);
    expect(await db().imageVariant.count()).toBe(1);
    const where = { entity: "picture", action: "delete", entityId: { in: old } };
    expect(await db().auditEntry.count({ where })).toBe(12);
    expect(await deleteUnnamedImages(ctx())).toBe(0);
  });

  it("keeps what a product, a deal or an event names, hidden ones too, in whatever form of the address", async () => {
    const named = [await makeImage(), await makeImage(), await makeImage(), await makeImage()];
    const [product = "", deal = "", event = "", oldForm = ""] = named;
    await makeProduct(db(), { imageUrl: imageUrlOf(product), isActive: false });
    await createDeal(ctx(), { ...newDeal, imageUrl: imageUrlOf(deal), isActive: false });
    const { id } = await createEvent(ctx(), newEvent);
    // Full addresses were taken once, and are still in older shops.
    const imageUrl = `${env().NEXTAUTH_URL}${imageUrlOf(event)}`;
    await db().event.update({ where: { id }, data: { imageUrl } });
    await makeProduct(db(), { imageUrl: `/api/images/${oldForm}/640.webp` });
    await makeImage();
    expect(await deleteUnnamedImages(ctx())).toBe(1);
    expect(await stored()).toEqual(named);
  });

  it("keeps a replaced picture a week longer, for pages that are still open and for crawlers", async () => {
    const [former, next] = [await makeImage(40), await makeImage(0)];
    const { id } = await makeProduct(db(), { imageUrl: imageUrlOf(former) });
    const job = (days: number) =>
      deleteUnnamedImages(adminCtx(undefined, new Date(now.getTime() + days * DAY_MS)));
    expect(await job(0)).toBe(0);
    await updateProduct(ctx(), { id, imageUrl: imageUrlOf(next) });
    expect(await job(0.1)).toBe(0);
    expect(await job(6.9)).toBe(0);
    expect(await stored()).toEqual([former, next]);
    expect(await job(7.1)).toBe(1);
    expect(await stored()).toEqual([next]);
  });

  it("knows every column that holds the address of a picture", async () => {
    const columns = await db().$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name ~ 'image|picture|photo' ORDER BY 1`;
    expect(columns.map(({ name }) => name)).toEqual([
      "deals.image_url",
      "events.image_url",
      "products.image_url",
    ]);
  });

  it("has a picture that this process keeps in memory answered no longer", async () => {
    const hash = await makeImage();
    const ask = () => imageResponse("198.51.100.1", hash, 640, "webp");
    expect((await ask()).status).toBe(200);
    await deleteUnnamedImages(ctx());
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("an editor that stayed open until its picture was deleted", () => {
  it("is told to upload it again, and other changes of the same thing are saved", async () => {
    const imageUrl = imageUrlOf(await makeImage());
    const [deal, event] = [await createDeal(ctx(), newDeal), await createEvent(ctx(), newEvent)];
    const { id } = await makeProduct(db());
    await deleteUnnamedImages(ctx());
    for (const save of [
      () => createDeal(ctx(), { ...newDeal, imageUrl }),
      () => updateDeal(ctx(), { id: deal.id, imageUrl }),
      () => createEvent(ctx(), { ...newEvent, imageUrl }),
      () => updateEvent(ctx(), { id: event.id, imageUrl }),
      () => updateProduct(ctx(), { id, imageUrl }),
    ])
      await expect(save()).rejects.toMatchObject({ code: "bad_input", fields: { imageUrl: GONE } });
    await db().deal.update({ where: { id: deal.id }, data: { imageUrl } });
    expect(await updateDeal(ctx(), { id: deal.id, title: "Pipe night" })).toMatchObject({ imageUrl });
  });
});

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("a picture that is saved and deleted at once", () => {
  it("stays when the deal that names it is committed later", async () => {
    const hash = await makeImage();
    await db().$transaction(async (tx) => {
      await createDeal(adminCtx(tx, now), { ...newDeal, imageUrl: imageUrlOf(hash) });
      expect(await deleteUnnamedImages(ctx())).toBe(0);
    });
    expect(await deleteUnnamedImages(ctx())).toBe(0);
    expect(await stored()).toEqual([hash]);
  });

  it("is refused to a deal that comes while it is being deleted", async () => {
    const hash = await makeImage();
    let saving: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await deleteUnnamedImages(adminCtx(tx, now));
      saving = createDeal(ctx(), { ...newDeal, imageUrl: imageUrlOf(hash) }).catch((error) => error);
      await untilWaitingForLock("the wait for the deletion");
    });
    expect(await saving).toMatchObject({ code: "bad_input", fields: { imageUrl: GONE } });
  });
});
