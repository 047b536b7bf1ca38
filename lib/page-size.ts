/** Rows on a page of a list of the back office. Apart from lib/paging, which would bring zod into the browser. */
export const ADMIN_PAGE_SIZE = 50;
