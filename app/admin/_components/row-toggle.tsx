/**
 * Shows and hides what does not fit on a phone; use-list-clicks.ts does it. A tap anywhere on the row's two
 * lines works.
 */
export function RowToggle({ of }: { of: string }) {
  return <button type="button" data-row-toggle="" aria-expanded="false" aria-label={`More about ${of}`} />;
}
