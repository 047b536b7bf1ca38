import "server-only";
import { regroupMembers } from "@/lib/customers/regroup-members";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { CustomerWire } from "@/lib/integrations/clover/schemas";
import { applyCustomers, assignEmails, removeMissingCustomers } from "./apply-customers";
import { planCustomers } from "./plan-customers";
import { type FullReadSource, runFullRead } from "./run-full-read";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { runStep } from "./steps";

export type CustomersSource = Pick<CloverClient, "customers">;

/**
 * Reads all customers each time: Clover can neither filter nor date a changed customer
 * (tests/fixtures/clover/published-filters.json).
 * @throws {DeletionGuardError} when more than a fifth of them would be marked as removed.
 */
export async function syncCustomers(run: Run, clover: CustomersSource): Promise<void> {
  const failure = await runStep(run, "customers", () => runFullRead(run, customersRead(run, clover)));
  // Runs after a failure too: the pages before it may have changed numbers.
  await groupMembers(run);
  if (failure) throw failure;
}

/** Groups records into members once all of them are stored. */
async function groupMembers(run: Run): Promise<void> {
  await run.commit(async (tx) => {
    await regroupMembers(tx.db);
    return {};
  });
}

function customersRead(run: Run, clover: CustomersSource): FullReadSource<CustomerWire> {
  return {
    kind: "customers",
    what: "customers",
    pages: (startOffset) => clover.customers({ startOffset, signal: run.signal }),
    isGone: ({ deletedTime }) => deletedTime != null,
    apply: async (tx, page) => {
      const plan = planCustomers(page.elements);
      const written = await applyCustomers(tx, plan.customers);
      return { ...written, ...skipsOf([...page.skipped, ...plan.skipped]) };
    },
    switchOff: removeMissingCustomers,
    finish: assignEmails,
  };
}
