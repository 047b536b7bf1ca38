import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";

type Props = {
  what: string;
  /** False until the other version has been loaded, and while an image is being uploaded. */
  isReady: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Shown when two people edited the same object. Both versions are kept until this person decides. */
export function ConflictNotice({ what, isReady, onTakeTheirs, onKeepMine }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-primary-soft px-4 py-3"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-primary" />
      <p className="min-w-48 flex-1 text-sm">
        <strong className="block">Somebody else changed this {what} in the meantime.</strong>
        Your changes are still here. Reload to see theirs, or overwrite them with yours.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={!isReady} onClick={onTakeTheirs}>
          Reload
        </Button>
        <Button variant="outline" size="sm" disabled={!isReady} onClick={onKeepMine}>
          Save mine
        </Button>
      </div>
    </div>
  );
}
