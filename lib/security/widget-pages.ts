/**
 * Where a password is typed or the shop's own data stand: the embedded third-party widget has no place there. Paths
 * without a query.
 */
const WITHOUT_WIDGET = /^\/(?:auth|admin)(?:\/|$)/;

export const takesWidget = (path: string): boolean => !WITHOUT_WIDGET.test(path);
