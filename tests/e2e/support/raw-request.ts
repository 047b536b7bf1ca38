import { type Answer, ask, type RequestOptions } from "@/tests/support/http";

/** Where the practice shop listens. */
export const SHOP = process.env.E2E_BASE_URL ?? "";

/** Sends a request to the practice shop as it is written: no browser tidies the path or the headers. */
export const rawRequest = (path: string, options: RequestOptions = {}): Promise<Answer> =>
  ask(SHOP + path, options);
