import type { Reply } from "../http";
import type { PracticeShop } from "../shop/practice-shop";

/** One authorised request below `/v3/merchants/{mId}`. */
export interface Call {
  shop: PracticeShop;
  url: URL;
  /** What stood where the route's path has `:name`. */
  params: Record<string, string>;
  body: () => Promise<unknown>;
}

export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** Below the merchant, such as `items/:id`. */
  path: string;
  run: (call: Call) => Reply | Promise<Reply>;
}
