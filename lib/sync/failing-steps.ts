import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { isStepName, type StepName } from "./step-words";

/** A step of a sync that fails, and why. */
export type FailingStep = {
  kind: string;
  name: StepName;
  since: Date;
  cause: string | null;
  error: string | null;
};

export type SyncHealth = {
  /** Since when Clover refuses our token; null while it takes it. Then nothing is read at all. */
  tokenRefusedSince: Date | null;
  failing: FailingStep[];
};

/** What cannot be read at the moment, and since when. */
export async function readSyncHealth(ctx: Ctx): Promise<SyncHealth> {
  requireAdmin(ctx);
  const rows = await ctx.db.syncStep.findMany({
    where: { failingSince: { not: null } },
    orderBy: [{ failingSince: "asc" }, { name: "asc" }],
  });
  const token = rows.find(({ kind }) => kind === "connection");
  const failing = rows.flatMap(({ kind, name, failingSince, cause, error }) =>
    kind !== "connection" && isStepName(name) && failingSince
      ? [{ kind, name, since: failingSince, cause, error }]
      : [],
  );
  return { tokenRefusedSince: token?.failingSince ?? null, failing };
}
