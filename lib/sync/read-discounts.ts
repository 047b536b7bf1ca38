import "server-only";
import type { Ctx } from "@/lib/context";
import { cleanLine } from "@/lib/integrations/clover/clean-text";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { MAX_NAME_LENGTH } from "@/lib/integrations/clover/limits";
import { accepted, isStorable, type Mapped, mapAll, rejected } from "@/lib/integrations/clover/mapped";
import type { Skipped } from "@/lib/integrations/clover/page";
import type { RegisterDiscountWire } from "@/lib/integrations/clover/schemas";
import { centsToDollars } from "@/lib/money";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";

export type DiscountsSource = Pick<CloverClient, "discounts">;

/** `percentageDecimal` is in ten-thousandths of a percent. */
const DECIMAL_SHARE = 10_000;
const MAX_PERCENT = 100;

type RegisterDiscount = { cloverId: string; name: string; percent: number | null; amount: string | null };

function toDiscount(wire: RegisterDiscountWire): Mapped<RegisterDiscount> {
  const percent =
    wire.percentageDecimal != null ? wire.percentageDecimal / DECIMAL_SHARE : (wire.percentage ?? null);
  const off = BigInt(wire.amount ?? 0);
  if (!isStorable(off)) return rejected(wire.id, "discount amount: is too large");
  return accepted({
    cloverId: wire.id,
    name: cleanLine(wire.name ?? "", MAX_NAME_LENGTH),
    percent: percent !== null && percent > 0 && percent <= MAX_PERCENT ? percent : null,
    amount: off < 0n ? centsToDollars(-off) : null,
  });
}

/** Reads the discounts of the register: a deal on the site needs a matching one. */
export async function readDiscounts(run: Run, clover: DiscountsSource): Promise<void> {
  const discounts: RegisterDiscount[] = [];
  const skipped: Skipped[] = [];
  for await (const page of clover.discounts({ signal: run.signal })) {
    const mapped = mapAll(page.elements, toDiscount);
    discounts.push(...mapped.values);
    skipped.push(...page.skipped, ...mapped.skipped);
  }
  await run.commit(async (tx) => {
    await replaceDiscounts(
      tx,
      discounts,
      skipped.map(({ id }) => id),
    );
    return skipsOf(skipped);
  });
}

/**
 * Takes over the register's list. One that cannot be read stays as it was, and so does every other where one without an
 * id may be any of them.
 */
async function replaceDiscounts(
  { db }: Ctx,
  discounts: RegisterDiscount[],
  skipped: readonly (string | null)[],
): Promise<void> {
  const read = discounts.map(({ cloverId }) => cloverId);
  const unread = skipped.flatMap((id) => (id === null || read.includes(id) ? [] : [id]));
  const isOld = skipped.includes(null) ? { in: read } : { notIn: unread };
  await db.registerDiscount.deleteMany({ where: { cloverId: isOld } });
  await db.registerDiscount.createMany({ data: discounts, skipDuplicates: true });
}
