import { Plus } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";

/** Disabled, with the reason beside it for everyone: the point of sale is where products are made. */
export function AddProduct({ label }: { label: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5 sm:justify-items-end max-sm:justify-items-start">
      <Button disabled aria-describedby={id}>
        <Plus aria-hidden /> {label}
      </Button>
      <p id={id} className="text-muted-foreground text-sm">
        Products come from Clover: add them there, then sync.
      </p>
    </div>
  );
}
