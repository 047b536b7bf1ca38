import { Download } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";

type Props = {
  href: string;
  size?: ButtonProps["size"];
  /** An icon on phones, beside a search. */
  isShort?: boolean;
};

/** Downloads what a list shows, with its search and filter, as a file for a spreadsheet. */
export function ExportLink({ href, size, isShort }: Props) {
  return (
    <Button asChild variant="outline" size={size} className={isShort ? "max-sm:w-11 max-sm:px-0" : undefined}>
      <a href={href} download>
        <Download aria-hidden /> <span className={isShort ? "max-sm:sr-only" : undefined}>Export CSV</span>
      </a>
    </Button>
  );
}
