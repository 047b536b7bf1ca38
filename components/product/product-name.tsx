import { nameParts } from "@/lib/catalog/name-parts";

/** A product's name for people to read. No-break characters would get into what they copy; styles do not. */
export function ProductName({ name }: { name: string }) {
  return nameParts(name).map(({ text, isKept }, place) =>
    isKept ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place in the name.
      <span key={place} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
