import { encode } from "next-auth/jwt";

/** The secret of a shop whose cookies these are. */
export const SECRET = "a-secret-only-tests-use";
const USER = "00000000-0000-4000-8000-000000000001";
const SESSION = "00000000-0000-4000-8000-000000000002";
export const CLAIMS = { sub: USER, sid: SESSION };

/** The header line with a session token among other cookies. */
export const cookieLine = (token: string): string => `Cookie: theme=dark; shop-session=${token}`;

/** The header lines of somebody whose token is valid. */
export const STAFF_LINE = cookieLine(await encode({ token: CLAIMS, secret: SECRET }));
export const CUSTOMER_LINE = cookieLine(
  await encode({ token: { ...CLAIMS, isCustomer: true }, secret: SECRET }),
);
