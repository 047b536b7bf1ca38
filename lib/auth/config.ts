/** Edge-safe facts of the session cookie: the middleware and the server both read them from here. */

/** How long a session lives at most, and how long it may be idle. */
export const SESSION_MAX_SECONDS = 7 * 24 * 60 * 60;
export const SESSION_IDLE_SECONDS = 24 * 60 * 60;

/** Over https the `__Host-` prefix binds the cookie to this host, path / and Secure (RFC 6265bis). */
const onThisHost = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

export const sessionCookieName = (isSecure: boolean): string => onThisHost("shop-session", isSecure);

/** The cookie in which next-auth keeps the address to return to after sign-in. */
export const callbackCookieName = (isSecure: boolean): string => onThisHost("shop-callback", isSecure);

/** The cookie of next-auth's CSRF token. */
export const csrfCookieName = (isSecure: boolean): string => onThisHost("shop-csrf", isSecure);

/**
 * A readable cookie without a secret, set and cleared together with the session cookie: it only tells the public
 * pages that asking `GET /api/user` may be worth a request.
 */
export const SIGNED_IN_HINT_COOKIE = "shop-signed-in";
