"use client";

import { RouteError } from "@/components/feedback/route-error";
import type { routes } from "@/lib/routes";
import "@/app/globals.css";

/** A literal, type-checked against lib/routes: every page includes this file and should not load that module. */
const HOME: typeof routes.home.path = "/";

/** Replaces the root layout when that fails, with system fonts. The link works without JavaScript. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>This page did not load</title>
      </head>
      <body>
        <main>
          <RouteError {...props} />
          <p className="page-width pb-section text-center">
            <a href={HOME}>Go to the home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
