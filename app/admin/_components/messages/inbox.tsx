import Link from "next/link";
import { Suspense } from "react";
import { AddressForm } from "@/app/admin/_components/address-form";
import { HiddenFields } from "@/app/admin/_components/hidden-fields";
import { Pager } from "@/app/admin/_components/pager";
import { SidePanel } from "@/app/admin/_components/side-panel";
import { SidePanelHeading } from "@/app/admin/_components/side-panel-parts";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { hrefWith, pageParam } from "@/lib/href";
import { INBOXES, type Inbox, type InboxQuery } from "@/lib/messages/inbox-query";
import { cachedMessageCounts, type MessageCounts, searchMessages } from "@/lib/messages/queries";
import type { MessageDto } from "@/lib/messages/schema";
import { adminRoutes } from "@/lib/routes";
import { contactPromise } from "@/lib/shop/policies";
import { formatShopDateAndTime } from "@/lib/time";
import { MessageKindBadge } from "./message-kind-badge";
import { MessageStatusBadge, MessageView } from "./message-view";

const names: Readonly<Record<Inbox, string>> = {
  new: "New",
  answered: "Answered",
  archived: "Archived",
  all: "All",
};

/** `period`: what the address of the dashboard says of its figures, which stay as they are below the panel. */
type Opened = InboxQuery & { period: Record<string, string> };

/** The address of an inbox folder, or of one of its messages. */
export const inboxHref = ({ inbox, q = "", page = 1, message = "", period }: Partial<Opened>): string =>
  hrefWith(adminRoutes.dashboard.path, {
    ...period,
    messages: inbox ?? "new",
    messagesQ: q,
    messagesPage: pageParam(page),
    message,
  });

/** The messages of the contact form in a panel; renders nothing when the address asks for none. */
export function InboxPanel({ ctx, query }: { ctx: Ctx; query: Opened }) {
  if (query.inbox === null) return null;
  return (
    <SidePanel name="messages" isWide>
      <SidePanelHeading
        title="Messages"
        description={`We promise a reply within ${contactPromise.replyHours} hours`}
      />
      <Suspense key={query.message} fallback={<Loading />}>
        {query.message ? (
          <MessageView ctx={ctx} id={query.message} backHref={inboxHref({ ...query, message: "" })} />
        ) : (
          <Folder ctx={ctx} query={query} inbox={query.inbox} />
        )}
      </Suspense>
    </SidePanel>
  );
}

type FolderProps = { ctx: Ctx; query: Opened; inbox: Inbox };

const Loading = () => <p className="px-5 py-8 text-muted-foreground">Loading messages...</p>;

/** The search stays while another list is loaded, so that it keeps the focus. */
async function Folder({ ctx, query, inbox }: FolderProps) {
  return (
    <>
      <FolderHead query={query} inbox={inbox} counts={await cachedMessageCounts(ctx)} />
      <Suspense key={JSON.stringify(query)} fallback={<Loading />}>
        <InboxList ctx={ctx} query={query} inbox={inbox} />
      </Suspense>
    </>
  );
}

function FolderHead({ query, inbox, counts }: TabsProps) {
  return (
    <div className="grid gap-3 border-b px-5 py-4">
      <Tabs inbox={inbox} query={query} counts={counts} />
      <AddressForm
        action={adminRoutes.dashboard.path}
        shown={{ messagesQ: query.q }}
        className="flex gap-2"
        role="search"
      >
        <HiddenFields values={{ ...query.period, messages: inbox }} />
        <Input
          type="search"
          name="messagesQ"
          aria-label="Search messages by name, address or words"
          placeholder="Search messages..."
          defaultValue={query.q}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </AddressForm>
    </div>
  );
}

async function InboxList({ ctx, query, inbox }: FolderProps) {
  const { rows, total, page, pages } = await searchMessages(ctx, inbox, query);
  return (
    <>
      {rows.length > 0 ? (
        <ul className="divide-y">
          {rows.map((message) => (
            <Row
              key={message.id}
              message={message}
              now={ctx.now()}
              href={inboxHref({ ...query, page, message: message.id })}
            />
          ))}
        </ul>
      ) : (
        <p className="px-5 py-10 text-center text-muted-foreground">
          {query.q ? "No message matches. Try other words or another inbox." : emptyWords(inbox)}
        </p>
      )}
      <Pager page={page} pages={pages} total={total} param="messagesPage" isInPanel />
    </>
  );
}

const emptyWords = (inbox: Inbox): string =>
  inbox === "new" ? "Every message is answered." : "No messages here.";

type TabsProps = { inbox: Inbox; query: Opened; counts: MessageCounts };

function Tabs({ inbox, query: { q, period }, counts }: TabsProps) {
  const all = counts.new + counts.answered + counts.archived;
  return (
    <nav aria-label="Inboxes" className="-mx-1 flex flex-wrap gap-1 p-1">
      {INBOXES.map((each) => (
        <IntentLink
          key={each}
          href={inboxHref({ inbox: each, q, period })}
          scroll={false}
          aria-current={each === inbox ? "page" : undefined}
          className={cn(
            "flex h-11 items-center gap-2 rounded-md px-3.5 font-medium text-sm max-sm:gap-1.5 max-sm:px-2 hover:bg-accent",
            each === inbox ? "bg-secondary text-foreground" : "text-muted-foreground",
          )}
        >
          {names[each]}
          <span className="tabular-nums">{formatCount(each === "all" ? all : counts[each])}</span>
        </IntentLink>
      ))}
    </nav>
  );
}

function Row({ message, now, href }: { message: MessageDto; now: Date; href: string }) {
  return (
    <li>
      <Link
        href={href}
        scroll={false}
        prefetch={false}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 px-5 py-3 transition-colors hover:bg-accent focus-visible:-outline-offset-2"
      >
        <span className="flex items-center gap-2.5">
          <span className="min-w-0 truncate font-semibold">{message.name}</span>
          <MessageKindBadge kind={message.kind} />
          <span className="ml-auto shrink-0">
            <MessageStatusBadge message={message} now={now} />
          </span>
        </span>
        <span className="flex items-baseline gap-3 text-muted-foreground text-sm">
          <span className="min-w-0 flex-1 truncate">{message.message}</span>
          <time dateTime={message.createdAt} className="shrink-0 max-sm:hidden">
            {formatShopDateAndTime(message.createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
