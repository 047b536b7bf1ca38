import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { listEvents } from "@/lib/events/queries";
import { getHoursExceptions } from "@/lib/hours/queries";
import { EventsScreen } from "./_components/events-screen";

export const metadata: Metadata = { title: "Events Management" };

export default async function AdminEventsPage() {
  const ctx = await adminPageCtx();
  const [events, exceptions] = await Promise.all([listEvents(ctx.db), getHoursExceptions(ctx)]);
  return <EventsScreen events={events} exceptions={exceptions} renderedAt={ctx.now().getTime()} />;
}
