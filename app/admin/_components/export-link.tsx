import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Downloads what a list shows, with its search and filter, as a file for a spreadsheet. */
export function ExportLink({ href }: { href: string }) {
  return (
    <Button asChild variant="outline" className="max-sm:w-11 max-sm:px-0">
      <a href={href} download>
        <Download aria-hidden /> <span className="max-sm:sr-only">Export CSV</span>
      </a>
    </Button>
  );
}
