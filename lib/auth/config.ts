/** Edge-safe facts of the session cookie: the middleware and the server both read them from here. */

/** Seconds a session lives at most, and may rest unused. */
export const SESSION_MAX_SECONDS = 7 * 24 * 60 * 60;
export const SESSION_IDLE_SECONDS = 24 * 60 * 60;

/** Over https the `__Host-` prefix binds the cookie to this host, path / and Secure (RFC 6265bis). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-shop-session" : "shop-session";
}

/** Where next-auth keeps the address to go to after signing in. */
export const callbackCookieName = (isSecure: boolean): string =>
  isSecure ? "__Host-shop-callback" : "shop-callback";

/**
 * A readable cookie without a secret, set and cleared together with the session cookie: it only tells the public
 * pages that asking `GET /api/user` may be worth a request.
 */
export const SIGNED_IN_HINT_COOKIE = "shop-signed-in";
