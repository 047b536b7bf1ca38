/** The path of a request's address, without its query. */
export const urlPath = (url: string): string => url.split("?", 1)[0] ?? "";
