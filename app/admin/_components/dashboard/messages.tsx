import { Inbox, Mail, Phone } from "lucide-react";
import { Card } from "@/app/admin/_components/card";
import { inboxHref } from "@/app/admin/_components/messages/inbox";
import { MessageAge } from "@/app/admin/_components/messages/message-age";
import { MessageKindBadge } from "@/app/admin/_components/messages/message-kind-badge";
import { replyHref } from "@/app/admin/_components/messages/reply-href";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/count";
import type { MessageDto } from "@/lib/messages/schema";
import { formatPhone, telHref } from "@/lib/phone";
import { contactPromise } from "@/lib/shop/policies";
import { formatShopDayAndTimeInWords } from "@/lib/time";
import { KeptRows } from "./kept-rows";
import { MarkAnswered } from "./mark-answered";

type Props = {
  messages: MessageDto[];
  total: number;
  /** What the address says of the dashboard's figures. */
  period: Record<string, string>;
  now: Date;
};

/** Unanswered messages, the oldest first. */
export function Messages({ messages, total, period, now }: Props) {
  return (
    <Card
      title="Messages"
      count={total}
      subtitle={`We promise a reply within ${contactPromise.replyHours} hours`}
      tools={
        <Button asChild variant="outline" size="sm">
          <IntentLink href={inboxHref({ period })} scroll={false}>
            <Inbox aria-hidden /> Open the inbox
          </IntentLink>
        </Button>
      }
    >
      <KeptRows
        rows={messages.map((message) => ({
          id: message.id,
          node: <Message message={message} href={inboxHref({ message: message.id, period })} now={now} />,
        }))}
        empty={<p className="px-5 py-8 text-center text-muted-foreground">Every message is answered.</p>}
      />
      {total > messages.length && (
        <p className="border-t px-5 py-3 text-muted-foreground text-sm">
          The oldest {messages.length} of {formatCount(total)} are shown.
        </p>
      )}
    </Card>
  );
}

function Message({ message, href, now }: { message: MessageDto; href: string; now: Date }) {
  const { id, name, phone, kind, createdAt } = message;
  return (
    <li className="group/message grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 py-4 md:px-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <MessageKindBadge kind={kind} />
        <span className="contents group-has-data-answered/message:hidden">
          <MessageAge createdAt={createdAt} renderedAt={now.getTime()} />
        </span>
        <time dateTime={createdAt} className="text-muted-foreground text-sm">
          {formatShopDayAndTimeInWords(createdAt, now.getTime())}
        </time>
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap text-sm">{message.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="outline" size="sm">
          <a href={replyHref(message)}>
            <Mail aria-hidden /> Reply<span className="sr-only"> to {name}</span>
          </a>
        </Button>
        {phone && (
          <Button asChild variant="outline" size="sm">
            <a href={telHref(phone)}>
              <Phone aria-hidden /> {formatPhone(phone)}
            </a>
          </Button>
        )}
        <Button asChild variant="outline" size="sm">
          <IntentLink href={href} scroll={false}>
            Open<span className="sr-only"> the message of {name}</span>
          </IntentLink>
        </Button>
        <MarkAnswered id={id} name={name} />
      </div>
    </li>
  );
}
