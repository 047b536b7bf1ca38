import { Pager } from "@/app/admin/_components/pager";
import { PersonRow } from "@/app/admin/_components/person-row";
import { SidePanelHeading } from "@/app/admin/_components/side-panel-parts";
import type { Ctx } from "@/lib/context";
import { countOf } from "@/lib/count";
import { type Away, listPointsMembers, type PointsMembersQuery } from "@/lib/loyalty/points-policy";
import { formatShopDate } from "@/lib/time";

type Props = { ctx: Ctx; query: PointsMembersQuery };

/** The side panel with every member whom the points policy would affect, page by page. */
export async function PointsMembers({ ctx, query }: Props) {
  const found = await listPointsMembers(ctx, query);
  if (!found) return null;
  const { rows, total, page, pages } = found;
  return (
    <>
      <SidePanelHeading
        title={query.points === "due" ? "Points due now" : "Points due within a month"}
        description={`${countOf(total, "member")}${total > 1 ? ", longest absence first" : ""}`}
      />
      <div className="px-5">
        {total > 0 ? (
          <AwayList members={rows} />
        ) : (
          <p className="py-5 text-muted-foreground text-sm">
            {query.points === "due" ? "Nobody is due." : "Nobody is due within a month."}
          </p>
        )}
      </div>
      <Pager page={page} pages={pages} total={total} isInPanel />
    </>
  );
}

export function AwayList({ members }: { members: readonly Away[] }) {
  return (
    <ul className="divide-y">
      {members.map(({ id, name, visits, lastVisitAt }) => (
        <PersonRow key={id} customerId={id} name={name} note={countOf(visits, "visit")}>
          Last {formatShopDate(lastVisitAt)}
        </PersonRow>
      ))}
    </ul>
  );
}
