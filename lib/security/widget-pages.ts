/**
 * Where a password is typed or the shop's own data stand: the embedded third-party widget has no place there. Paths
 * without a query.
 */
const WITHOUT_WIDGET = /^\/(?:auth|admin)(?:\/|$)/;

export const takesWidget = (path: string): boolean => !WITHOUT_WIDGET.test(path);

type Visit = { consent: string; hasSignal: boolean; path: string };

/**
 * Whether this visitor may be given the widget: once cookies are accepted, but never where the browser sends an opt-out
 * signal.
 */
export const mayLoadWidget = ({ consent, hasSignal, path }: Visit): boolean =>
  consent === "accepted" && !hasSignal && takesWidget(path);
