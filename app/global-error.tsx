"use client";

import { RouteError } from "@/components/feedback/route-error";
import type { routes } from "@/lib/routes";
import "@/app/globals.css";

/** Typed by the table of addresses: every page carries this file, and that one is long. */
const HOME: typeof routes.home.path = "/";

/** Stands in for the root layout itself when that one breaks, with the system's typefaces. The link needs no script. */
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
