import { type LucideIcon, ScrollText, ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { AuditAddress, auditHref } from "@/lib/audit/address";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { hoursText } from "@/lib/hours/every-day";
import { getHoursExceptions } from "@/lib/hours/queries";
import { PointsMembersQuery } from "@/lib/loyalty/points-policy";
import { ANSWER_WITHIN_DAYS } from "@/lib/privacy/schema";
import { privacyHref } from "@/lib/routes";
import { readLaunchDate } from "@/lib/settings/queries";
import { toLaunchDateDto } from "@/lib/settings/to-dto";
import { shopDay } from "@/lib/time";
import { Card } from "../_components/card";
import { PageHeading } from "../_components/page-heading";
import { type PageProps, readSearch } from "../_components/read-search";
import { SidePanel } from "../_components/side-panel";
import { SidePanelSkeleton } from "../_components/side-panel-parts";
import { AuditPanel } from "./_components/audit-panel";
import { CounterKit } from "./_components/counter-kit";
import { HoursForm } from "./_components/hours-form";
import { HoursList } from "./_components/hours-list";
import { LaunchDateForm } from "./_components/launch-date-form";
import { PasswordForm } from "./_components/password-form";
import { PointsMembers } from "./_components/points-members";
import { PointsPolicyCard } from "./_components/points-policy-card";
import { AllPointsRuns } from "./_components/points-runs";
import { PrivacyAddress, PrivacyPanel } from "./_components/privacy-panel";

export const metadata: Metadata = { title: "Settings" };

export default async function AdminSettingsPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const [launch, exceptions, audit, { privacy }, points] = await Promise.all([
    readLaunchDate(ctx),
    getHoursExceptions(ctx),
    readSearch(AuditAddress, searchParams),
    readSearch(PrivacyAddress, searchParams),
    readSearch(PointsMembersQuery, searchParams),
  ]);
  return (
    <>
      <PageHeading
        title="Settings"
        subtitle="Launch date, hours, signs to print, your password, the audit, privacy and points"
      />
      <div className="grid min-w-0 max-w-3xl gap-4 md:gap-6">
        <LaunchDateCard {...toLaunchDateDto(launch)} />
        <Card
          title="Holiday and Special Hours"
          subtitle={`Every day: ${hoursText.range}. Enter the days that differ.`}
        >
          <div className="grid gap-6 px-4 py-5 md:px-5">
            <HoursList exceptions={exceptions} />
            <HoursForm today={shopDay(ctx.now())} enteredIds={exceptions.map(({ id }) => id)} />
          </div>
        </Card>
        <CounterKit />
        <Card title="Your Password" subtitle={`For the account ${ctx.actor.username}`}>
          <div className="grid gap-6 px-4 py-5 md:px-5">
            <PasswordForm username={ctx.actor.username} />
            <p className="max-w-prose text-muted-foreground text-sm">
              When somebody leaves the staff, run <code>npm run admin:revoke -- USERNAME</code> on the server:
              it takes their access away and signs them out everywhere. If they knew the admin code, set a new
              one.
            </p>
          </div>
        </Card>
        <AuditSection />
        <PointsPolicyCard ctx={ctx} />
        <PrivacySection />
      </div>
      {privacy && (
        <SidePanel name="privacy">
          <Suspense key={privacy} fallback={<SidePanelSkeleton label="Loading the privacy desk..." />}>
            <PrivacyPanel ctx={ctx} shown={privacy} />
          </Suspense>
        </SidePanel>
      )}
      {points.points && (
        <SidePanel name="points">
          <Suspense
            key={`${points.points} ${points.page}`}
            fallback={
              <SidePanelSkeleton label={`Loading the ${points.points === "runs" ? "runs" : "members"}...`} />
            }
          >
            {points.points === "runs" ? (
              <AllPointsRuns ctx={ctx} page={points.page} />
            ) : (
              <PointsMembers ctx={ctx} query={points} />
            )}
          </Suspense>
        </SidePanel>
      )}
      {audit && (
        <SidePanel name="audit" isWide>
          <Suspense fallback={<SidePanelSkeleton label="Loading the audit..." />}>
            <AuditPanel ctx={ctx} query={audit} />
          </Suspense>
        </SidePanel>
      )}
    </>
  );
}

function LaunchDateCard({ launchDate }: { launchDate: string }) {
  return (
    <Card title="Business Launch Date" subtitle="The day the shop opened its doors to real customers">
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
    </Card>
  );
}

const AuditSection = () => (
  <LinkSection
    title="Audit"
    subtitle="Who changed what, with the values before and after"
    icon={ScrollText}
    link={auditHref()}
    words="Open the audit"
  >
    Every change to deals, events, products, customers, visits and settings, and every staff sign-in.
  </LinkSection>
);

const PrivacySection = () => (
  <LinkSection
    title="Privacy Desk"
    subtitle="Requests from people about their own data"
    icon={ShieldCheck}
    link={privacyHref("list")}
    words="Open the privacy desk"
  >
    Requests to see, correct or delete personal data, or to opt out of its sale. Each is due within{" "}
    {ANSWER_WITHIN_DAYS} days, and each step is in the audit log.
  </LinkSection>
);

type LinkSectionProps = {
  title: string;
  subtitle: string;
  icon: LucideIcon;
  link: string;
  words: string;
  children: ReactNode;
};

/** What a side panel is for, and the link that opens it. */
function LinkSection({ title, subtitle, icon: Icon, link, words, children }: LinkSectionProps) {
  return (
    <Card title={title} subtitle={subtitle}>
      <div className="flex flex-wrap items-center justify-between gap-4 px-4 py-5 md:px-5">
        <p className="max-w-prose text-muted-foreground text-sm">{children}</p>
        <Button asChild variant="outline">
          <IntentLink href={link} scroll={false}>
            <Icon aria-hidden /> {words}
          </IntentLink>
        </Button>
      </div>
    </Card>
  );
}
