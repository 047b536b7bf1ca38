/**
 * The address of a link in a list while a change of the list, `asked`, is pending: the parameters the link sets come
 * from the link, all others from the pending change. A link without a page leads to the first page.
 * @param sets the names of the parameters that the link is about, with spaces between; none: all are as the link says
 */
export function onTopOf(asked: URLSearchParams, link: URLSearchParams, sets: string): URLSearchParams {
  if (sets === "") return link;
  const next = new URLSearchParams(asked);
  if (!link.has("page")) next.delete("page");
  for (const name of sets.split(" ")) {
    const value = link.get(name);
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
