"use client";

import { useLinkStatus } from "next/link";
import { Spinner } from "@/components/feedback/spinner";

/** Inside a link: shows that it was followed and its screen is awaited. */
export function LinkSpinner() {
  const { pending } = useLinkStatus();
  return pending ? <Spinner className="ml-auto size-4 text-muted-foreground" /> : null;
}
