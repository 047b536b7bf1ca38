import { afterAll, beforeEach } from "vitest";
import { db } from "@/lib/db/client";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";

type Options = Parameters<typeof startPractice>[0];

export const lastRun = () => db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });

/** A practice POS for the tests of the calling file, closed after them. */
export async function practiceOfFile(options?: Options): ReturnType<typeof startPractice> {
  const practice = await startPractice(options);
  afterAll(() => practice.pos.close());
  return practice;
}

/** The same; each test finds it as it was started, and the shop empty. */
export async function freshPractice(options?: Options): ReturnType<typeof startPractice> {
  const practice = await practiceOfFile(options);
  beforeEach(async () => {
    practice.pos.control.reset();
    await emptyShop();
  });
  return practice;
}
