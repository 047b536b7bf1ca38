import { Plus } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

/** Disabled, with the reason beside it for everyone: the point of sale is where products are made. */
export function AddProduct({ label, className }: { label: string; className?: string }) {
  const id = useId();
  return (
    <div className={cn("grid gap-2.5", className)}>
      <Button variant="outline" disabled aria-describedby={id}>
        <Plus aria-hidden /> {label}
      </Button>
      <p id={id} className="text-muted-foreground text-sm">
        Products come from Clover: add them there, then sync.
      </p>
    </div>
  );
}
