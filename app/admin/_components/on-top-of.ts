/**
 * Where a link of a list leads while `asked` is on its way, which the server wrote the link without: what the link is
 * about is as the link says, and everything else as it was asked. A link without a page leads to the first one.
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
