import { TriangleAlert } from "lucide-react";
import { formatShopWhen } from "@/lib/time";

type Props = { tokenRefusedSince: Date | null; now: Date };

/**
 * Warns when Clover refuses the token, because then the numbers below are old; renders nothing while all is well. A
 * single failed step and orders paid but still open, or partly paid, are listed in "Needs you".
 */
export function TokenRefusedNotice({ tokenRefusedSince, now }: Props) {
  if (!tokenRefusedSince) return null;
  return (
    <section
      id="api-token"
      aria-label="Clover refuses the API token"
      className="flex items-start gap-3 rounded-lg border border-destructive px-4 py-3 max-sm:text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="grid min-w-0 flex-1 gap-1 text-pretty">
        <p className="font-medium">
          Clover has refused the API token since {formatShopWhen(tokenRefusedSince, now)}. No data is read
          until it is replaced.
        </p>
        <p>
          Create a new token in the Clover dashboard (Settings, Business Operations, API tokens), set{" "}
          <code>CLOVER_API_TOKEN</code> and restart the site. No data is lost: the sync resumes where it
          stopped.
        </p>
      </div>
    </section>
  );
}
