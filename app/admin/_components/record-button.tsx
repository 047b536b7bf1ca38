import { Button } from "@/components/ui/button";
import { passFocusOn } from "./use-focus-return";

type Props = { action: string; name: string; isPending: boolean; onClick: () => void };

/** Does something with one record of a list; said with the record's name, as each record has the same button. */
export function RecordButton({ action, name, isPending, onClick }: Props) {
  return (
    <Button
      ref={passFocusOn}
      variant="outline"
      size="sm"
      className="h-11 shrink-0"
      isInactive={isPending}
      aria-label={`${action}: ${name}`}
      onClick={onClick}
    >
      {action}
    </Button>
  );
}
