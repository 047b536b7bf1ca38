import { Mail, Phone, ShieldCheck } from "lucide-react";
import { HistorySection } from "@/app/admin/_components/audit/history-section";
import { SidePanelBack } from "@/app/admin/_components/side-panel-parts";
import { IntentLink } from "@/components/navigation/intent-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { historyOf } from "@/lib/audit/queries";
import type { Ctx } from "@/lib/context";
import { orNull } from "@/lib/errors";
import { getMessage, type OpenedMessage } from "@/lib/messages/queries";
import type { MessageDto } from "@/lib/messages/schema";
import { formatPhone, telHref } from "@/lib/phone";
import { REQUEST_KINDS, type RequestKind } from "@/lib/privacy/schema";
import { privacyHref } from "@/lib/routes";
import { formatShopDateAndTime } from "@/lib/time";
import { MessageActions } from "./message-actions";
import { MessageAge } from "./message-age";
import { MessageKindBadge } from "./message-kind-badge";
import { OpenPrivacyRequest } from "./open-privacy-request";
import { replyHref } from "./reply-href";

/** One message of the inbox: sender, time, text, who answered it, and its actions. */
export async function MessageView({ ctx, id, backHref }: { ctx: Ctx; id: string; backHref: string }) {
  const [message, history] = await Promise.all([orNull(getMessage(ctx, id)), historyOf(ctx, "message", id)]);
  return (
    <>
      <SidePanelBack href={backHref}>All messages</SidePanelBack>
      {message ? (
        <>
          <Words message={message} now={ctx.now()} />
          <HistorySection entity="message" about={message.id} entries={history} />
        </>
      ) : (
        <p className="px-5 py-8 text-muted-foreground">
          There is no such message. Messages are deleted some time after they were answered.
        </p>
      )}
    </>
  );
}

function Words({ message, now }: { message: OpenedMessage; now: Date }) {
  const { id, name, email, phone, kind, createdAt } = message;
  return (
    <section aria-label={`Message of ${name}`} className="grid gap-4 border-b px-5 py-5">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-2.5 font-sans font-semibold text-lg">
          <span className="wrap-anywhere">{name}</span>
          <MessageKindBadge kind={kind} />
          <MessageStatusBadge message={message} now={now} />
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {email}
          {phone && ` · ${formatPhone(phone)}`} ·{" "}
          <time dateTime={createdAt}>{formatShopDateAndTime(createdAt)}</time>
        </p>
        <Outcome message={message} />
      </div>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href={replyHref(message)}>
            <Mail aria-hidden /> Reply<span className="sr-only"> to {name}</span>
          </a>
        </Button>
        {phone && (
          <Button asChild variant="outline">
            <a href={telHref(phone)}>
              <Phone aria-hidden /> Call<span className="sr-only"> {name}</span>
            </a>
          </Button>
        )}
        {kind in REQUEST_KINDS && <PrivacyRequest message={message} />}
        <MessageActions id={id} name={name} status={message.status} />
      </div>
    </section>
  );
}

/** The request made of the message, or the way to make it one. */
function PrivacyRequest({ message: { id, kind, requestId } }: { message: OpenedMessage }) {
  if (requestId === null) return <OpenPrivacyRequest messageId={id} kind={kind as RequestKind} />;
  return (
    <Button asChild variant="outline">
      <IntentLink href={privacyHref(requestId)}>
        <ShieldCheck aria-hidden /> See it on the privacy desk
      </IntentLink>
    </Button>
  );
}

export function MessageStatusBadge({ message, now }: { message: MessageDto; now: Date }) {
  if (message.status === "archived") return <Badge variant="muted">Archived</Badge>;
  if (message.status === "answered") return <Badge variant="muted">Answered</Badge>;
  return <MessageAge createdAt={message.createdAt} renderedAt={now.getTime()} />;
}

function Outcome({ message: { answeredAt, answeredBy, archivedAt, archivedBy } }: { message: MessageDto }) {
  if (!answeredAt && !archivedAt) return null;
  return (
    <p className="text-sm">
      {answeredAt && `Answered by ${answeredBy}, ${formatShopDateAndTime(answeredAt)}. `}
      {archivedAt && `Archived by ${archivedBy}, ${formatShopDateAndTime(archivedAt)}.`}
    </p>
  );
}
