"use client";

import { Inbox } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { requestJson } from "@/components/api-client/request-json";
import { formatCount } from "@/lib/count";
import { keepPeriod } from "@/lib/dashboard/keep-period";
import type { MessageCounts } from "@/lib/messages/queries";
import { adminRoutes, api, inboxPath } from "@/lib/routes";
import { useShownPeriod } from "../use-shown-period";
import { MOVED, messageMoves } from "./message-moves";

/**
 * The link to the inbox on every screen, with the count of unanswered messages, which is loaded with each screen and
 * after a message was moved here. Not by a server action: one without an answer would hold up all that follow.
 */
export function InboxLink() {
  const pathname = usePathname();
  const period = useShownPeriod();
  const [count, setCount] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen loads the count again
  useEffect(() => {
    let latest = new AbortController();
    const load = () => {
      latest.abort();
      latest = new AbortController();
      requestJson<MessageCounts>(api.messageCounts, { method: "GET", signal: latest.signal })
        .then((counts) => setCount(counts.new))
        .catch(() => {});
    };
    load();
    messageMoves.addEventListener(MOVED, load);
    return () => {
      latest.abort();
      messageMoves.removeEventListener(MOVED, load);
    };
  }, [pathname]);
  const label = count === null ? "Messages" : `Messages, ${formatCount(count)} unanswered`;
  return (
    <Link
      href={keepPeriod(inboxPath, period)}
      // Over the dashboard it opens where that is scrolled to; another screen is left.
      scroll={pathname !== adminRoutes.dashboard.path}
      prefetch={false}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
    >
      <Inbox aria-hidden className="size-5" />
      {count !== null && count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4 rounded-full bg-primary px-1 text-center font-semibold text-[0.6875rem] text-primary-foreground tabular-nums leading-4"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
