"use client";

import { type ReactNode, useState } from "react";
import { useCloseQuestion } from "@/app/admin/_components/use-close-question";
import { UnsavedForms } from "@/app/admin/_components/use-unsaved";
import type { ProductToPhotograph } from "@/lib/catalog/photo-queries";
import { PhotoTask } from "./photo-task";

const PHOTO = {
  title: "Discard the photo?",
  text: "It is not on the site yet.",
  keepLabel: "Keep it",
};
const PHOTOS = {
  title: "Discard the photos?",
  text: "They are not on the site yet.",
  keepLabel: "Keep them",
};

type Props = {
  next: readonly ProductToPhotograph[];
  /** Shown when no product is left that needs a photo. */
  children: ReactNode;
};

/**
 * The tasks since the page was opened. Storing a photo reloads the queue without that product, so it is kept here: its
 * photo can be checked, retaken or removed, and the next product follows it. Photos that are not stored yet, or could
 * not be, are asked about before the queue is left.
 */
export function PhotoTasks({ next, children }: Props) {
  const [shown, setShown] = useState(next);
  const [unsaved, setUnsaved] = useState(0);
  const [discarding, setDiscarding] = useState(() => new AbortController());
  const added = next.filter(({ id }) => !shown.some((product) => product.id === id));
  if (added.length > 0) setShown([...shown, ...added]);
  const { question } = useCloseQuestion({
    isDirty: unsaved > 0,
    isOfScreen: true,
    screenParam: "photos",
    words: unsaved > 1 ? PHOTOS : PHOTO,
    onClose: () => {
      discarding.abort();
      setDiscarding(new AbortController());
    },
  });
  return (
    <>
      {next.length === 0 && children}
      {shown.length > 0 && (
        <ul className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          <UnsavedForms value={{ count: unsaved, setCount: setUnsaved }}>
            {shown.map((product) => (
              <li key={product.id}>
                <PhotoTask product={product} signal={discarding.signal} />
              </li>
            ))}
          </UnsavedForms>
        </ul>
      )}
      {question}
    </>
  );
}
