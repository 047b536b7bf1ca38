import Link from "next/link";
import type { ReactNode } from "react";
import { CookieStatus } from "@/components/consent/cookie-status";
import { ClockIcon, FacebookIcon, InstagramIcon, PhoneIcon, PinIcon } from "@/components/illustrations/icons";
import { Brand } from "@/components/layout/brand";
import { AddressLine } from "@/components/shop/address-line";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { OpenNow } from "@/components/shop/open-now";
import { PhoneLink } from "@/components/shop/phone-link";
import { hoursText } from "@/lib/hours/every-day";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { footerLinks, legalLinks, routes, type SiteRoute } from "@/lib/routes";
import { contactDetails, type SocialProfile } from "@/lib/shop/contact-details";
import { optionalParts } from "@/lib/shop/optional-parts";
import { mapLinks, shop } from "@/lib/shop/shop";

const linkClass =
  "inline-flex min-h-9 items-center text-deep-foreground/80 underline-offset-4 hover:text-deep-foreground hover:underline";

function LinkList({
  title,
  links,
  className,
}: {
  title: string;
  links: readonly SiteRoute[];
  className?: string;
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2 font-sans font-semibold text-muted-foreground text-sm">{title}</h2>
      <ul className="grid">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} prefetch={false} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactItem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-info">
      {icon}
      {children}
    </li>
  );
}

/** Dusk in both themes: the footer carries its own dark scope. */
export function SiteFooter({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const { phone, profiles } = contactDetails();
  return (
    <footer className="band-later dark dusk-ground relative border-glass-line border-t text-deep-foreground">
      <div className="page-width grid gap-x-8 gap-y-10 py-14 lg:grid-cols-[1.7fr_3fr]">
        <div className="grid content-start gap-6">
          <Brand />
          <ul className="grid gap-1 text-[0.9375rem]">
            <ContactItem icon={<PinIcon />}>
              <a href={mapLinks.directions} className={linkClass}>
                <address className="not-italic [text-decoration:inherit]">
                  <AddressLine />
                </address>
              </a>
            </ContactItem>
            {phone && (
              <ContactItem icon={<PhoneIcon />}>
                <PhoneLink className={linkClass} />
              </ContactItem>
            )}
            <ContactItem icon={<ClockIcon />}>
              <div className="grid gap-1 pb-1 text-deep-foreground/80">
                <span className="inline-flex min-h-9 items-center">{hoursText.full}</span>
                <OpenNow className="text-sm" />
                <HoursExceptions exceptions={exceptions} />
              </div>
            </ContactItem>
          </ul>
          <ul className="flex flex-wrap gap-2">
            {profiles.map((profile) => (
              <li key={profile.network}>
                <SocialLink {...profile} />
              </li>
            ))}
            <li>
              <Link
                href={routes.contact.path}
                prefetch={false}
                className="inline-flex h-11 items-center rounded-md border border-input px-4 font-semibold text-sm hover:border-deep-foreground"
              >
                Contact us
              </Link>
            </li>
          </ul>
        </div>
        <div id="site-links" className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3">
          <LinkList title="The shop" links={footerLinks.slice(0, 5)} />
          <LinkList title="Help & rewards" links={footerLinks.slice(5)} />
          <LinkList title="Legal" links={legalLinks} className="max-sm:col-span-2" />
        </div>
      </div>
      <div className="border-glass-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-muted-foreground text-sm">
          <p className="font-semibold text-deep-foreground">{shop.ageNote}</p>
          <CookieStatus {...optionalParts()} />
          <p>{shop.name}</p>
        </div>
      </div>
    </footer>
  );
}

const networkIcons = { Instagram: InstagramIcon, Facebook: FacebookIcon };

function SocialLink({ href, network }: SocialProfile) {
  const Icon = networkIcons[network];
  return (
    <a
      href={href}
      rel="noopener"
      className="grid size-11 place-items-center rounded-md border border-input hover:border-deep-foreground"
    >
      <Icon className="size-5" />
      <span className="sr-only">{network}</span>
    </a>
  );
}
