import Link from "next/link";
import { DoorScene } from "@/components/illustrations/scenes/door-scene";
import { NeedsScript } from "@/components/text/needs-script";
import { reservedMarks } from "@/lib/auth/reserved-address";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { shop } from "@/lib/shop/shop";
import { AuthTabs } from "./_components/auth-tabs";

export const dynamic = "force-static";
export const metadata = pageMetadata("auth");

function Welcome() {
  return (
    <aside className="dark dusk-ground overflow-hidden rounded-2xl border border-glass-line text-deep-foreground shadow-raised">
      <div className="max-w-xl p-5 pb-4 sm:p-8 sm:pb-4 md:p-10 md:pb-4">
        <h2 className="text-heading">Welcome to {shop.name}</h2>
        <p className="mt-4 text-muted-foreground sm:text-lead">
          An account is for our regulars and our staff. You do not need one to look around or to earn rewards:
          your phone number at the counter is enough.
        </p>
        <ul className="mt-6 grid gap-3 text-muted-foreground">
          <li>
            Your visits and your tier are kept under your phone number.{" "}
            <Link
              href={routes.loyalty.path}
              prefetch={false}
              className="text-deep-foreground underline underline-offset-4"
            >
              See how rewards work
            </Link>
          </li>
          <li>Everything is sold in the shop, to adults {shop.minimumAge} and over with a valid photo ID.</li>
        </ul>
      </div>
      <div className="h-38 sm:h-56 md:h-72 xl:h-64 [&>svg]:block [&>svg]:size-full [&>svg]:overflow-visible">
        <DoorScene />
      </div>
    </aside>
  );
}

export default function AuthPage() {
  return (
    <div className="page-width grid items-start gap-12 py-section lg:grid-cols-2 lg:gap-14">
      <section aria-labelledby="auth-title" className="mx-auto w-full max-w-md md:max-w-none">
        <h1 id="auth-title" className="mb-6 text-title">
          Your account
        </h1>
        <NeedsScript>
          Signing in needs JavaScript. You do not need an account to look around or to earn rewards.
        </NeedsScript>
        <AuthTabs marks={reservedMarks()} />
      </section>
      <Welcome />
    </div>
  );
}
