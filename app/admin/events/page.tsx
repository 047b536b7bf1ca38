import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { listEvents } from "@/lib/events/queries";
import { EventsScreen } from "./_components/events-screen";

export const metadata: Metadata = { title: "Events Management" };

export default async function AdminEventsPage() {
  const ctx = await adminPageCtx();
  return <EventsScreen events={await listEvents(ctx.db)} renderedAt={ctx.now().getTime()} />;
}
