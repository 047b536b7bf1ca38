import type { Reply } from "../http";
import type { PracticeShop } from "../shop/practice-shop";

/** One authorized request below `/v3/merchants/{mId}`. */
export interface Call {
  shop: PracticeShop;
  url: URL;
  /** What stands for `:id` in the route's path; empty in a path without it. */
  id: string;
  body: () => Promise<unknown>;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below the merchant, such as `items/:id`. */
  path: string;
  run: (call: Call) => Reply | Promise<Reply>;
}
