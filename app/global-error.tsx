"use client";

import { RouteError } from "@/components/feedback/route-error";
import "@/app/globals.css";

/** Stands in for the root layout itself when that one breaks, with the system's typefaces. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>This page did not load</title>
      </head>
      <body>
        <main>
          <RouteError {...props} />
        </main>
      </body>
    </html>
  );
}
