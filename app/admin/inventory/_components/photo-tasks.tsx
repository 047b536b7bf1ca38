"use client";

import { type ReactNode, useState } from "react";
import type { ProductToPhotograph } from "@/lib/catalog/photo-queries";
import { PhotoTask } from "./photo-task";

type Props = {
  next: readonly ProductToPhotograph[];
  /** Shown when no product is left that needs a photo. */
  children: ReactNode;
};

/**
 * The tasks since the page was opened. Storing a photo reloads the queue without that product, so it is kept here: its
 * photo can be checked, retaken or removed, and the next product follows it.
 */
export function PhotoTasks({ next, children }: Props) {
  const [shown, setShown] = useState(next);
  const added = next.filter(({ id }) => !shown.some((product) => product.id === id));
  if (added.length > 0) setShown([...shown, ...added]);
  return (
    <>
      {next.length === 0 && children}
      {shown.length > 0 && (
        <ul className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((product) => (
            <li key={product.id}>
              <PhotoTask product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
