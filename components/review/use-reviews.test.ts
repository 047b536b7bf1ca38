import { expect, it, vi } from "vitest";
import { ANSWER_TIMEOUT_MS } from "@/components/api-client/fetch-within";
import { unanswered } from "@/tests/support/unanswered";
import { readReviews } from "./use-reviews";

const REVIEWS = { rating: 4.8, totalRatings: 2, reviews: [] };

it("gives up on reviews that do not come, asks again then, and keeps what came for an hour", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", unanswered);
  const failed = vi.fn();
  void readReviews().catch(failed);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  expect(failed).toHaveBeenCalledTimes(1);
  const fetched = vi.fn(async () => Response.json(REVIEWS));
  vi.stubGlobal("fetch", fetched);
  expect(await readReviews()).toEqual(REVIEWS);
  expect(await readReviews()).toEqual(REVIEWS);
  expect(fetched).toHaveBeenCalledTimes(1);
});
