import { unbrokenParts } from "@/lib/unbroken-parts";

/** A text for people to read, such as the name of a product. No-break characters would get into what they copy; styles do not. */
export function Unbroken({ text: whole }: { text: string }) {
  return unbrokenParts(whole).map(({ text, isKept }, place) =>
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
