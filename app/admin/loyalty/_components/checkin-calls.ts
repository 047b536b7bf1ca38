import { requestJson } from "@/components/api-client/request-json";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import type { CheckinResult } from "@/lib/loyalty/schema";
import { api } from "@/lib/routes";

/** Whom a check-in is for: typed digits, the text of a scanned code, or the member of a panel. */
export type Asked = { phone: string; customerId?: string } | { code: string } | { customerId: string };

/** A check-in with its idempotency key; a queued one names a known member by id. */
export type Sendable = { asked: Asked; idempotencyKey: string };

/**
 * Calls for a check-in are no server actions: Next runs those one after another and without a time limit, so that one on
 * a dead connection would hold up whatever staff do meanwhile; and a page older than the site has none.
 */
const call = <Answer>(path: string, body: object, headers?: Record<string, string>): Promise<Answer> =>
  requestJson(path, { body, headers });

/**
 * Looks up whom a check-in is for.
 * @throws {ApiError} when the shop refuses it
 * @throws {Error} where no answer of the shop came
 */
export const lookUpMember = (asked: Asked): Promise<MemberPreview> => call(api.memberPreview, asked);

/**
 * Sends one check-in.
 * @throws {ApiError} when the shop refuses it
 * @throws {Error} where no answer of the shop came, which a captive portal's page is not
 */
export const sendCheckin = ({ asked, idempotencyKey }: Sendable): Promise<CheckinResult> =>
  call(api.checkin, asked, { "idempotency-key": idempotencyKey });
