import { Card } from "@/app/admin/_components/card";
import { Disclosure } from "@/app/admin/_components/disclosure";
import { countOf, formatCount } from "@/lib/count";
import { holdId } from "@/lib/dashboard/needs";
import type { DeletionHoldDto } from "@/lib/sync/deletion-holds";
import { formatShopDayAndTime } from "@/lib/time";
import { ConfirmDeletion } from "./confirm-deletion";

const WHAT: Readonly<Record<DeletionHoldDto["kind"], string>> = {
  inventory: "product",
  customers: "customer",
};

/**
 * Deletions that a sync held back because they looked wrong: what would be deactivated, and the button that confirms it.
 */
export function DeletionHolds({ holds }: { holds: readonly DeletionHoldDto[] }) {
  return holds.map(({ kind, version, missing, known, foundAt, confirmedBy, names }) => (
    <Card
      key={kind}
      id={holdId(kind)}
      title={`Clover's list lacks ${formatCount(missing)} of ${countOf(known, WHAT[kind])}`}
      subtitle={`Found ${formatShopDayAndTime(foundAt)}. More than a fifth is missing, so nothing was deactivated.`}
      tools={
        confirmedBy ? (
          <p className="text-muted-foreground text-sm">
            Confirmed by {confirmedBy}: the next sync in which exactly these are missing deactivates them.
          </p>
        ) : (
          <ConfirmDeletion kind={kind} version={version} missing={missing} what={WHAT[kind]} />
        )
      }
    >
      <Disclosure title="What would be deactivated" className="px-4 py-2 text-sm md:px-5">
        <ul className="mt-2 grid max-h-80 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may share a name, and the list is static.
            <li key={`${at} ${name}`}>{name}</li>
          ))}
        </ul>
        {missing > names.length && <p className="mt-2">and {formatCount(missing - names.length)} more</p>}
      </Disclosure>
    </Card>
  ));
}
