import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

/** `children`: other buttons in the same row. */
type Props = { label: string; className: string; children?: ReactNode };

/** Disabled, with the reason below: products are created in the point of sale. */
export function AddProduct({ label, className, children }: Props) {
  const id = useId();
  return (
    <div className={cn("grid gap-2.5", className)}>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-3">
        {children}
        <Button variant="outline" disabled aria-describedby={id}>
          <Plus aria-hidden /> {label}
        </Button>
      </div>
      <p id={id} className="text-muted-foreground text-sm">
        Products come from Clover: add them there, then sync.
      </p>
    </div>
  );
}
