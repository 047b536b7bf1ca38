import "server-only";
import type { CloverClient } from "@/lib/integrations/clover/client";
import {
  applyCustomers,
  countVanishedCustomers,
  removeVanishedCustomers,
  settleEmails,
} from "./apply-customers";
import { countReasons } from "./ledger";
import { planCustomers } from "./plan-customers";
import { runSweep } from "./run-sweep";
import type { Run } from "./run-sync";

export type CustomersSource = Pick<CloverClient, "customers">;

/**
 * Reads all customers each time: Clover can neither filter nor date a changed customer (reference 3.5).
 * @throws {TooManyVanishedError} when more than a fifth of them would be marked as removed.
 */
export async function syncCustomers(run: Run, clover: CustomersSource): Promise<void> {
  await runSweep(run, {
    kind: "customers",
    what: "customers",
    expected: (ctx) => ctx.db.customer.count({ where: { cloverId: { not: null }, removedAt: null } }),
    pages: (startOffset) => clover.customers({ startOffset, signal: run.signal }),
    isGone: ({ deletedTime }) => deletedTime != null,
    apply: async (tx, page) => {
      const plan = planCustomers(page.elements);
      const written = await applyCustomers(tx, plan.customers);
      return { ...written, skipped: countReasons([...page.skipped, ...plan.skipped]) };
    },
    countVanished: countVanishedCustomers,
    switchOff: removeVanishedCustomers,
    finish: settleEmails,
  });
}
