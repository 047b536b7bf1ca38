import { HeaderBrand } from "@/components/layout/header-brand";
import { AdminLink } from "@/components/navigation/admin-link";
import { MenuContent } from "@/components/navigation/menu-content";
import { MobileMenu } from "@/components/navigation/mobile-menu";
import { NavLink } from "@/components/navigation/nav-link";
import { SkipLink } from "@/components/navigation/skip-link";
import { ThemeToggle } from "@/components/theme/theme-toggle";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { adminRoutes, headerLinks } from "@/lib/routes";

export function SiteHeader({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  return (
    <header className="sticky top-0 z-40 short:static print:static glass border-glass-line border-b">
      <SkipLink />
      <div className="page-width flex min-h-header items-center justify-between gap-4">
        <HeaderBrand />
        {/* The width of two buttons, so that the first does not shift when the second is parsed. */}
        <div className="flex min-w-23 items-center gap-1">
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center">
              {headerLinks.map(({ path, label }) => (
                <li key={path}>
                  <NavLink
                    href={path}
                    className="group relative flex h-11 items-center rounded-md px-3 max-xl:px-2.5 font-medium text-[0.9375rem] text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:text-foreground"
                  >
                    {label}
                    <span className="neon-line absolute inset-x-3 bottom-1 max-xl:inset-x-2.5 h-0.5 origin-left scale-x-0 rounded-full transition-transform group-aria-[current=page]:scale-x-100" />
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <AdminLink
            href={adminRoutes.dashboard.path}
            className="ml-2 hidden h-9 items-center whitespace-nowrap rounded-md border border-input px-3 font-semibold text-sm hover:bg-accent lg:flex"
          />
          <ThemeToggle />
          <MobileMenu>
            <MenuContent exceptions={exceptions} />
          </MobileMenu>
          <noscript>
            <a
              href="#site-links"
              className="grid min-h-11 place-items-center px-2 font-semibold text-sm lg:hidden"
            >
              All pages
            </a>
          </noscript>
        </div>
      </div>
    </header>
  );
}
