import { ArrowLeft } from "lucide-react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { privacyHref } from "@/lib/routes";

/** Leads from a request to the list of them. */
export function BackToRequests() {
  return (
    <div className="border-b px-3 py-1.5">
      <Button asChild variant="ghost" size="sm" className="h-11">
        <IntentLink href={privacyHref("list")} scroll={false}>
          <ArrowLeft aria-hidden /> All requests
        </IntentLink>
      </Button>
    </div>
  );
}
