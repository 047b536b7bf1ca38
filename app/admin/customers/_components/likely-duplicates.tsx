import { Card } from "@/app/admin/_components/card";
import { ListLink } from "@/app/admin/_components/list-link";
import { Pager } from "@/app/admin/_components/pager";
import { EmptyState } from "@/components/feedback/empty-state";
import { Badge } from "@/components/ui/badge";
import type { Ctx } from "@/lib/context";
import { countOf } from "@/lib/count";
import { decisionSentence, duplicateReasons } from "@/lib/customers/labels";
import {
  DUPLICATES,
  type DuplicateDecision,
  type DuplicateSide,
  type LikelyDuplicate,
} from "@/lib/customers/schema";
import { listDuplicateDecisions } from "@/lib/duplicates/decisions";
import { listLikelyDuplicates } from "@/lib/duplicates/likely-duplicates";
import { formatShopDateAndTime } from "@/lib/time";
import { customerListHref } from "./customer-list-href";
import { DecidePair, UndoDecision } from "./decide-pair";

/** Members who may be one person, with the reason, and the earlier decisions of staff. */
export async function LikelyDuplicates({ ctx, page: asked }: { ctx: Ctx; page: number }) {
  const [{ rows, total, page, pages }, decisions] = await Promise.all([
    listLikelyDuplicates(ctx, asked),
    listDuplicateDecisions(ctx),
  ]);
  return (
    <>
      <Card
        title="Likely Duplicates"
        count={total}
        subtitle="Records with the same phone number already count as one person. Joining adds up their visits here; nothing changes at Clover."
      >
        {rows.length > 0 ? (
          <ul className="divide-y">
            {rows.map((pair) => (
              <Pair key={`${pair.first.id} ${pair.second.id}`} pair={pair} page={page} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No likely duplicates">
            <p>
              {decisions.length > 0 ? "Besides those decided below, no" : "No"} two customers share an email
              address, most of a number, or name and purchases.
            </p>
          </EmptyState>
        )}
        <Pager page={page} pages={pages} total={total} />
      </Card>
      {decisions.length > 0 && (
        <Card title="Decided" subtitle="Newest first. Each decision is in the audit log and can be undone.">
          <ul className="divide-y">
            {decisions.map((decision) => (
              <Decision
                key={`${decision.kind} ${decision.first.id} ${decision.second?.id ?? ""}`}
                decision={decision}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type PairProps = {
  pair: LikelyDuplicate;
  /** The page of the list it is on, kept when one of its people is opened. */
  page: number;
};

function Pair({ pair: { first, second, reasons }, page }: PairProps) {
  const hrefOf = ({ id }: DuplicateSide) => customerListHref({ filter: DUPLICATES, page }, id);
  return (
    <li className="grid gap-3 px-4 py-4 md:px-5">
      <p className="flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <Badge key={reason} variant="muted" className="whitespace-normal">
            {duplicateReasons[reason]}
          </Badge>
        ))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-3 sm:grid-cols-2">
          <Side side={first} href={hrefOf(first)} />
          <Side side={second} href={hrefOf(second)} />
        </div>
        <DecidePair first={first} second={second} />
      </div>
    </li>
  );
}

function Side({ side: { name, contact, visits }, href }: { side: DuplicateSide; href: string }) {
  return (
    <div className="relative min-w-0 text-sm">
      <p className="wrap-anywhere font-medium">
        <ListLink href={href} sets="person" className="row-link max-md:after:absolute max-md:after:inset-0">
          {name}
        </ListLink>
      </p>
      <p className="wrap-anywhere text-muted-foreground">
        {[...contact, countOf(visits, "visit")].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}

function Decision({ decision }: { decision: DuplicateDecision }) {
  const { by, at } = decision;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere font-medium">{decisionSentence(decision)}</p>
        <p className="text-muted-foreground">
          {by && at ? `${by}, ${formatShopDateAndTime(at)}` : "The audit no longer says who decided it"}
        </p>
      </div>
      <UndoDecision decision={decision} />
    </li>
  );
}
