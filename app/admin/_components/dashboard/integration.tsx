import { Card } from "@/app/admin/_components/card";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { Ctx } from "@/lib/context";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { readConnection } from "@/lib/sync/connection";
import { readTierSyncStatus } from "@/lib/sync/queries";
import { INTEGRATION_ID } from "./quick-actions";
import { TierSyncCard } from "./tier-sync-card";

type Props = {
  ctx: Ctx;
  /** Whether a step of the sync fails while the connection holds. */
  isFailing: boolean;
};

/** Waits for the provider's answer, so it is streamed in without holding up the page. */
export async function Integration({ ctx, isFailing }: Props) {
  const { connected } = await readConnection(ctx);
  return (
    <>
      <Card title="Integration Status" tools={<StateBadge connected={connected} isFailing={isFailing} />}>
        <div
          id={INTEGRATION_ID}
          className="scroll-mt-24 rounded-b-xl px-4 py-4 target:bg-primary-soft md:px-5"
        >
          <Explanation connected={connected} isFailing={isFailing} />
        </div>
      </Card>
      {connected && <TierSyncCard initial={await readTierSyncStatus(ctx)} />}
    </>
  );
}

type State = { connected: boolean; isFailing: boolean };

function StateBadge({ connected, isFailing }: State) {
  if (!connected) return <Badge variant="destructive">Not Connected</Badge>;
  if (isFailing) return <Badge variant="amber">Partly Connected</Badge>;
  return <Badge variant="info">Connected</Badge>;
}

function Explanation({ connected, isFailing }: State) {
  if (connected && isFailing) {
    return (
      <p>
        Clover is connected, but some of it cannot be read: see{" "}
        <a href="#sync" className="font-medium text-primary underline underline-offset-4">
          Sync
        </a>
        .
      </p>
    );
  }
  if (connected) return <p>Clover is connected. Products, customers and orders come from it.</p>;
  if (isCloverConfigured()) {
    return (
      <p>
        Clover is set up, but it does not answer or refuses the token. Check the provider API token and
        merchant id in the environment settings.
      </p>
    );
  }
  return (
    <p>
      Add the provider API token and merchant id (<code>CLOVER_API_TOKEN</code>,{" "}
      <code>CLOVER_MERCHANT_ID</code>) to the environment settings, then restart the site.
    </p>
  );
}

export function IntegrationSkeleton() {
  return (
    <div id={INTEGRATION_ID} role="status" aria-label="Asking Clover...">
      <Skeleton className="h-32 rounded-xl border" />
    </div>
  );
}
