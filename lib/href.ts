/** The address of a page with these parameters; those with an empty value are left out. */
export function hrefWith(path: string, keys: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(keys).filter(([, value]) => value !== ""));
  return hrefOf(path, params);
}

export const hrefOf = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path;

/** The number of a page as a parameter. The first page is the address without one. */
export const pageParam = (page: number): string => (page > 1 ? String(page) : "");

/** The parameters of an address as Next gives them to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The first value of each parameter, which counts where one is repeated. */
export function firstValues(params: SearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) values[name] = first;
  }
  return values;
}
