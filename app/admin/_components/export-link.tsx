import { Download } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";

/** Downloads what a list shows, with its search and filter, as a file for a spreadsheet. */
export function ExportLink({ href, size }: { href: string } & Pick<ButtonProps, "size">) {
  return (
    <Button asChild variant="outline" size={size} className="max-sm:w-11 max-sm:px-0">
      <a href={href} download>
        <Download aria-hidden /> <span className="max-sm:sr-only">Export CSV</span>
      </a>
    </Button>
  );
}
