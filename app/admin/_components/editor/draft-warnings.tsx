import { TriangleAlert } from "lucide-react";

/** Warnings about unusual values. They do not block saving. */
export function DraftWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className="grid gap-1.5 rounded-lg bg-primary-soft px-4 py-3 text-sm">
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden className="size-4 shrink-0 text-primary" />
            Worth a second look
          </p>
          <ul className="grid gap-1.5">
            {warnings.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
