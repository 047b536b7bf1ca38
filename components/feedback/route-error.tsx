"use client";

import { useEffect } from "react";
import { buttonBase, largeButton, primaryButton } from "@/components/controls/button-parts";

type Props = { error: unknown; retry: () => void };

/**
 * What a visitor sees when a page fails: what happened, and a retry. Kept small because every page includes it. Next's
 * `retry` asks the server again; its `reset` would render the same failed answer.
 */
export function RouteError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  // Next's name for the error in the log of the server.
  const digest = error instanceof Error && "digest" in error && String(error.digest);
  return (
    <section role="alert" className="page-width grid place-items-center gap-5 py-section text-center">
      <h1 className="text-title">This page did not load</h1>
      <p className="max-w-prose text-lead text-muted-foreground">
        Something went wrong on our side, and trying again often helps. If it does not, please tell us.
      </p>
      <button type="button" className={`${buttonBase} ${largeButton} ${primaryButton}`} onClick={retry}>
        Try again
      </button>
      {digest && <p className="text-muted-foreground text-sm">Reference {digest}</p>}
    </section>
  );
}
