import { Plus } from "lucide-react";
import Link from "next/link";
import { z } from "zod";
import { HistorySection } from "@/app/admin/_components/audit/history-section";
import {
  SidePanelBack,
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { IntentLink } from "@/components/navigation/intent-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { historyOf } from "@/lib/audit/queries";
import type { Ctx } from "@/lib/context";
import { orNull } from "@/lib/errors";
import { Id } from "@/lib/ids";
import { getPrivacyRequest, listPrivacyRequests } from "@/lib/privacy/queries";
import { requestClock } from "@/lib/privacy/request-clock";
import {
  type PrivacyRequestDto,
  REQUEST_KINDS,
  REQUEST_SOURCES,
  type RequestKind,
  type RequestSource,
} from "@/lib/privacy/schema";
import { privacyHref } from "@/lib/routes";
import { formatShopDate } from "@/lib/time";
import { PrivacyClose } from "./privacy-close";
import { PrivacyDetails } from "./privacy-details";
import { PrivacyForm } from "./privacy-form";
import { PrivacySteps } from "./privacy-steps";

/** What the panel shows: the list, a new request, or the id of one. */
export const PrivacyAddress = z.object({
  privacy: z.enum(["list", "new"]).or(Id).optional().catch(undefined),
});

const requestKindInWords = (kind: string): string => REQUEST_KINDS[kind as RequestKind] ?? kind;

/** "at the counter", "by phone", "through the contact form". */
const sourceInWords = (source: string): string => {
  const words = REQUEST_SOURCES[source as RequestSource] ?? source;
  return words.charAt(0).toLowerCase() + words.slice(1);
};

const BackToRequests = () => <SidePanelBack href={privacyHref("list")}>All requests</SidePanelBack>;

/** The privacy requests with their deadlines, and the steps of one. */
export async function PrivacyPanel({ ctx, shown }: { ctx: Ctx; shown: string }) {
  if (shown === "list") return <RequestList ctx={ctx} />;
  if (shown === "new") {
    return (
      <>
        <SidePanelHeading
          title="New privacy request"
          description="For a request made in the shop or by phone"
        />
        <BackToRequests />
        <PrivacyForm />
      </>
    );
  }
  return <Request ctx={ctx} id={shown} />;
}

async function RequestList({ ctx }: { ctx: Ctx }) {
  const { requests, open } = await listPrivacyRequests(ctx);
  return (
    <>
      <SidePanelHeading
        title="Privacy Desk"
        description={open === 0 ? "No request is open." : `${open} open, sorted by due date`}
      />
      <div className="border-b px-5 py-4">
        <Button asChild>
          <IntentLink href={privacyHref("new")} scroll={false}>
            <Plus aria-hidden /> New request
          </IntentLink>
        </Button>
      </div>
      <ul className="divide-y">
        {requests.map((request) => (
          <li key={request.id}>
            <Link
              href={privacyHref(request.id)}
              scroll={false}
              prefetch={false}
              className="flex min-h-16 items-center justify-between gap-3 px-5 py-3 hover:bg-accent focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">
                <span className="block font-medium">{requestKindInWords(request.kind)}</span>
                <span className="wrap-anywhere block text-muted-foreground text-sm">
                  {request.name ?? request.email ?? request.phone ?? "Name erased"}, received{" "}
                  <span className="whitespace-nowrap">{formatShopDate(request.receivedAt)}</span>
                </span>
              </span>
              <ClockBadge request={request} now={ctx.now()} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const BADGES = { overdue: "destructive", soon: "amber", none: "muted" } as const;

function ClockBadge({ request, now }: { request: PrivacyRequestDto; now: Date }) {
  if (request.closedAt) return <Badge variant="muted">Closed</Badge>;
  const { words, urgency } = requestClock(new Date(request.dueAt), now);
  return <Badge variant={BADGES[urgency]}>{words}</Badge>;
}

async function Request({ ctx, id }: { ctx: Ctx; id: string }) {
  const [request, history] = await Promise.all([
    orNull(getPrivacyRequest(ctx, id)),
    historyOf(ctx, "privacy request", id),
  ]);
  if (!request)
    return <SidePanelMissing title="Request not found">This request does not exist.</SidePanelMissing>;
  return (
    <>
      <SidePanelHeading
        title={requestKindInWords(request.kind)}
        badges={<ClockBadge request={request} now={ctx.now()} />}
        description={`Received ${formatShopDate(request.receivedAt)} ${sourceInWords(request.source)}, due ${formatShopDate(request.dueAt)}`}
      />
      <BackToRequests />
      <SidePanelSection title="Who asks">
        <PrivacyDetails request={request} />
      </SidePanelSection>
      {request.erasedAt && <Remains request={request} />}
      {!request.closedAt && (
        <>
          <PrivacySteps request={request} />
          <SidePanelSection title="Close the request">
            <PrivacyClose requestId={request.id} />
          </SidePanelSection>
        </>
      )}
      <HistorySection entity="privacy request" about={request.id} entries={history} />
    </>
  );
}

/** What an erasure in the shop's own data does not reach. */
function Remains({ request: { erasedAt, cloverIds } }: { request: PrivacyRequestDto }) {
  return (
    <SidePanelSection title="What remains, and where to ask">
      <div className="grid gap-2 text-sm">
        <p>
          Erased here on {formatShopDate(erasedAt ?? "")}. Sales stay in the books without a name, as tax law
          asks. Backups made before still hold the person until they are thrown away; after restoring one,
          erase again.
        </p>
        {cloverIds.length > 0 && (
          <>
            <p>
              Clover still holds {cloverIds.length === 1 ? "this record" : "these records"}. Open Customers in
              the Clover dashboard, find each by its name or id, and delete it there. The person can also ask
              Clover itself, through the privacy page of its website.
            </p>
            <ul className="grid gap-1 font-medium tabular-nums">
              {cloverIds.map((id) => (
                <li key={id}>{id}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </SidePanelSection>
  );
}
