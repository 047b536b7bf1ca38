"use client";

import { type ReactNode, useEffect, useState } from "react";
import { currentRole } from "@/components/auth/current-user";

/** Explains a missing connection to visitors, and to staff also what to do about it. */
export function ConnectionWords({ isStaff, children }: { isStaff: boolean; children?: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-lg border border-border-strong border-dashed p-4 text-sm">
      <p>
        This list does not follow our register right now, so prices and stock may have changed
        {children ? <>: {children}.</> : ". Ask at the counter."}
      </p>
      {isStaff && (
        <p>
          <strong>For the shop:</strong> the point of sale is not connected. Add the provider API token and
          merchant id to the environment settings.
        </p>
      )}
    </div>
  );
}

/**
 * The page is the same for everybody, so the browser asks whether staff are signed in. `children`: how to call the
 * shop.
 */
export function ConnectionNote({ children }: { children?: ReactNode }) {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    let isMounted = true;
    currentRole().then((role) => {
      if (isMounted) setIsStaff(role === "admin");
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return <ConnectionWords isStaff={isStaff}>{children}</ConnectionWords>;
}
