import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { getLaunchDate } from "@/lib/settings/queries";
import { PageHeading } from "../_components/page-heading";
import { Panel } from "../_components/panel";
import { LaunchDateForm } from "./_components/launch-date-form";
import { PasswordForm } from "./_components/password-form";

export const metadata: Metadata = { title: "Settings" };

export default async function AdminSettingsPage() {
  const ctx = await adminPageCtx();
  const { launchDate } = await getLaunchDate(ctx);
  return (
    <>
      <PageHeading title="Settings" subtitle="What the back office counts, and how you sign in." />
      <Panel
        title="Business Launch Date"
        subtitle="The day the shop opened its doors to real customers"
        className="max-w-3xl"
      >
        <div className="grid gap-6 px-4 py-5 md:px-5">
          <div id="launch-date-help" className="grid max-w-prose gap-2 text-muted-foreground text-sm">
            <p>
              Customers created before the launch date are hidden from loyalty reports. This leaves out the
              7,000+ test customers synced from the point-of-sale system before the opening.
            </p>
            <p>
              Nothing is deleted: test data stays in the database, and comes back into view when the filter is
              cleared.
            </p>
          </div>
          <LaunchDateForm launchDate={launchDate} />
        </div>
      </Panel>
      {ctx.actor.kind === "user" && (
        <Panel title="Your Password" subtitle={`For the account ${ctx.actor.username}`} className="max-w-3xl">
          <div className="px-4 py-5 md:px-5">
            <PasswordForm username={ctx.actor.username} />
          </div>
        </Panel>
      )}
    </>
  );
}
