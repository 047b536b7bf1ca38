"use client";

import { RouteError } from "@/components/feedback/route-error";
import type { routes } from "@/lib/routes";
import "@/app/globals.css";

/** A literal, type-checked against lib/routes: every page includes this file and should not load that module. */
const HOME: typeof routes.home.path = "/";

/**
 * Replaces the root layout when that fails, with system fonts. The link works without JavaScript. Trying again loads
 * the whole page, because what failed may be a script of a version that is gone.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <head>
        <title>This page did not load</title>
      </head>
      <body>
        <main>
          <RouteError error={error} retry={() => window.location.reload()} />
          <p className="page-width pb-section text-center">
            <a href={HOME}>Go to the home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
