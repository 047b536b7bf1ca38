import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type CloverClient, createCloverClient } from "./client";

let client: CloverClient | undefined;

/** True when the environment names both a token and a merchant. */
export function isCloverConfigured(): boolean {
  const { CLOVER_API_TOKEN, CLOVER_MERCHANT_ID } = env();
  return Boolean(CLOVER_API_TOKEN && CLOVER_MERCHANT_ID);
}

/**
 * The client of the shop's own Clover account, one for the process.
 * @throws {AppError} not_configured when the token or the merchant id is missing.
 */
export function cloverFromEnv(): CloverClient {
  const { CLOVER_BASE_URL, CLOVER_API_TOKEN, CLOVER_MERCHANT_ID } = env();
  if (!CLOVER_API_TOKEN || !CLOVER_MERCHANT_ID) {
    throw new AppError("not_configured", "Clover is not configured.");
  }
  client ??= createCloverClient({
    baseUrl: CLOVER_BASE_URL,
    token: CLOVER_API_TOKEN,
    merchantId: CLOVER_MERCHANT_ID,
    logger: log,
  });
  return client;
}
