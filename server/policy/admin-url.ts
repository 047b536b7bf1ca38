const ADMIN = /^\/admin(?:[/?]|$)/;

/** Whether an address is one of the back office's pages. */
export const isAdminUrl = (url: string): boolean => ADMIN.test(url);
