/**
 * Escape in a search field that has text empties it, as in the search of a list, and leaves the panel around it open.
 * For fields of plain forms, which belong to the browser.
 */
export function emptySearch(event: KeyboardEvent): void {
  const field = event.target as Partial<HTMLInputElement> | null;
  if (field?.type !== "search" || !field.value) return;
  event.preventDefault();
  field.value = "";
}
