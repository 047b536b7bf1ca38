import { countOf, formatCount } from "@/lib/count";

type Props = {
  total: number;
  page: number;
  pages: number;
  /** What is listed, in the singular. */
  noun: string;
};

/**
 * Tells screen readers what a search, a filter or another page brought (WCAG 4.1.3). Render it above the list and its
 * empty state alike: they speak of changes in a region, not of one that comes with its text.
 */
export function ListStatus({ total, page, pages, noun }: Props) {
  const place = pages > 1 ? `, page ${formatCount(page)} of ${formatCount(pages)}` : "";
  return (
    <p role="status" className="sr-only">
      {countOf(total, noun) + place}
    </p>
  );
}
