"use client";

// "next/error" would add the Pages Router's error page to the scripts of every page.
import { catchError } from "next/dist/client/components/catch-error";
import { RouteError } from "@/components/feedback/route-error";

/**
 * Shows {@link RouteError} in the place of a public page that fails, below the header. Used in the layout instead of an
 * error.tsx beside it, which every page would load as one more script.
 */
export const RouteErrorBoundary = catchError((_props: object, { error, retry }) => (
  <RouteError error={error} retry={retry} />
));
