import { Mail, Phone } from "lucide-react";
import { Panel } from "@/app/admin/_components/panel";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/count";
import { messageAge } from "@/lib/messages/age";
import type { MessageDto } from "@/lib/messages/schema";
import { formatPhone, phoneDigits } from "@/lib/phone";
import { shop } from "@/lib/shop/shop";
import { formatShopDateTime } from "@/lib/time";
import { MarkAnswered } from "./mark-answered";

type Props = { messages: MessageDto[]; total: number; now: Date };

/** Unanswered messages, the one that waits longest first. */
export function Messages({ messages, total, now }: Props) {
  return (
    <Panel title="Messages" count={total} subtitle="We promise a reply within 24 hours">
      {messages.length > 0 ? (
        <ul className="divide-y">
          {messages.map((message) => (
            <Message key={message.id} message={message} now={now} />
          ))}
        </ul>
      ) : (
        <p className="px-5 py-8 text-center text-muted-foreground">Every message is answered.</p>
      )}
      {total > messages.length && (
        <p className="border-t px-5 py-3 text-muted-foreground text-sm">
          The oldest {messages.length} of {formatCount(total)} are shown.
        </p>
      )}
    </Panel>
  );
}

function Message({ message, now }: { message: MessageDto; now: Date }) {
  const { id, name, email, phone, createdAt } = message;
  const age = messageAge(new Date(createdAt), now);
  const digits = phone ? phoneDigits(phone) : null;
  const subject = encodeURIComponent(`Your message to ${shop.name}`);
  return (
    <li className="grid gap-2.5 px-4 py-4 md:px-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Badge variant={age.isOverdue ? "destructive" : "muted"}>{age.text}</Badge>
        <time dateTime={createdAt} className="text-muted-foreground text-sm">
          {formatShopDateTime(createdAt)}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-wrap break-words text-sm">{message.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="outline" size="sm" className="max-md:h-11">
          <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>
            <Mail aria-hidden /> Reply<span className="sr-only"> to {name}</span>
          </a>
        </Button>
        {phone && (
          <Button asChild variant="outline" size="sm" className="max-md:h-11">
            <a href={`tel:${digits ? `+1${digits}` : phone.replace(/[^\d+]/g, "")}`}>
              <Phone aria-hidden /> {formatPhone(phone)}
            </a>
          </Button>
        )}
        <MarkAnswered id={id} name={name} />
      </div>
    </li>
  );
}
