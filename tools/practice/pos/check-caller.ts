import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { HttpError } from "./http";
import type { PracticeShop } from "./shop/practice-shop";

/** How a token came in the address long ago; Clover refuses it since 2022. */
export const TOKEN_PARAMETER = "access_token";

/**
 * Authenticates a request as Clover does: a bad token, a missing permission and another merchant's id all answer 401.
 * The 400 for a missing User-Agent is an assumption.
 * @throws HttpError 400 or 401
 */
export function checkCaller(
  request: IncomingMessage,
  url: URL,
  merchantId: string,
  shop: PracticeShop,
): void {
  if (!request.headers["user-agent"]) {
    shop.log.violate("missingUserAgent");
    throw new HttpError(400, "User-Agent header is required");
  }
  if (url.searchParams.has(TOKEN_PARAMETER)) {
    shop.log.violate("tokenInQuery");
    throw unauthorized(shop);
  }
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const known = bearer !== undefined && sameText(bearer, shop.plan.token);
  if (!known || shop.tokenRevoked || merchantId !== shop.plan.merchantId) {
    shop.log.violate("badToken");
    throw unauthorized(shop);
  }
}

function unauthorized(shop: PracticeShop): HttpError {
  const status = shop.settings.unauthorizedStatus;
  return new HttpError(status, status === 401 ? "401 Unauthorized" : "403 Forbidden");
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
