import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type PlacesFault,
  type PracticeReviewsServer,
  startGooglePlaces,
} from "@/tools/practice/google/google-places";
import { createGoogleReviewsClient, type GoogleReviewsOptions } from "./client";

let google: PracticeReviewsServer;

beforeAll(async () => {
  google = await startGooglePlaces();
});
afterAll(() => google.close());
beforeEach(() => google.setFault("none"));

function connect(options: Partial<GoogleReviewsOptions> = {}) {
  const { url: baseUrl, apiKey, placeId } = google;
  return createGoogleReviewsClient({ baseUrl, apiKey, placeId, random: () => 0, ...options });
}

async function callsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = google.calls();
  await work().catch(() => undefined);
  return google.calls() - before;
}

describe("Google's reviews", () => {
  test("come with the rating, Google's total and the links", async () => {
    const place = await connect().placeReviews();
    expect(place).toMatchObject({ rating: 4.7, totalRatings: 318 });
    expect(place.writeAReviewUri).toBe(`${google.url}/maps/write-a-review`);
    expect(place.googleMapsUri).toBe(`${google.url}/maps/place`);
    expect(place.reviews).toHaveLength(5);
    for (const review of place.reviews) {
      expect(review.author_name).toMatch(/^Sample /);
      expect(review.time).toBeLessThan(Date.now() / 1_000);
      expect(review.googleMapsUri).toMatch(/^http/);
      expect(review.flagContentUri).toMatch(/^http/);
    }
    expect(place.reviews.filter(({ text }) => text === "")).toHaveLength(1);
    expect(place.reviews.filter(({ translated }) => translated)).toHaveLength(1);
  });

  test("are empty for a place without ratings", async () => {
    google.setFault("empty");
    expect(await connect().placeReviews()).toMatchObject({ rating: null, totalRatings: 0, reviews: [] });
  });

  test("are at most five, with unsafe links removed and the text unchanged", async () => {
    google.setFault("lying");
    const { reviews } = await connect().placeReviews();
    expect(reviews.length).toBeLessThanOrEqual(5);
    const said = JSON.stringify(
      reviews.map(({ author_url, profile_photo_url, googleMapsUri }) => [
        author_url,
        profile_photo_url,
        googleMapsUri,
      ]),
    );
    expect(said).not.toMatch(/javascript:|data:|169\.254/);
    expect(reviews.every(({ rating }) => rating <= 5)).toBe(true);
    expect(reviews[0]?.text).toBe("Sample review: <script>alert(1)</script> ");
  });

  test("have a picture for every author", async () => {
    const { reviews } = await connect().placeReviews();
    const photo = await fetch(reviews[0]?.profile_photo_url ?? "");
    expect(photo.headers.get("content-type")).toBe("image/png");
    expect(
      Buffer.from(await photo.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });
});

describe("Google in trouble", () => {
  test.each([
    ["down", { kind: "network" }, 2],
    ["junk", { kind: "shape" }, 2],
    ["quota", { kind: "http", upstreamStatus: 429 }, 2],
    ["huge", { kind: "size", message: "Google sent an answer far too large." }, 1],
  ] as const)("%s results in one error after at most one retry", async (fault, expected, calls) => {
    google.setFault(fault satisfies PlacesFault);
    const client = connect({ now: Date.now, sleep: async () => undefined });
    await expect(client.placeReviews()).rejects.toMatchObject({ name: "UpstreamError", ...expected });
    expect(await callsDuring(() => client.placeReviews())).toBe(calls);
  });

  test("that does not answer is aborted at the deadline", async () => {
    google.setFault("slow");
    const started = Date.now();
    await expect(connect({ timeoutMs: 300 }).placeReviews()).rejects.toMatchObject({ kind: "timeout" });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test("that refuses the key or the place is not retried, and the key is not in the error", async () => {
    const invalidCredentials = [
      { apiKey: "wr0ng-secret" },
      { placeId: "ChIJsomewhereelse0000" },
      { placeId: "../x" },
    ];
    for (const credentials of invalidCredentials) {
      const client = connect(credentials);
      const failure = await client.placeReviews().catch((error: unknown) => String(error));
      expect(failure).toMatch(/^UpstreamError: Google answered with status 40[04]\.$/);
      expect(await callsDuring(() => client.placeReviews())).toBe(1);
    }
  });
});

describe("the practice server validates requests like Google", () => {
  const ask = (headers: Record<string, string>, id = google.placeId) =>
    fetch(`${google.url}/v1/places/${id}`, { headers }).then(async (answer) => ({
      code: answer.status,
      body: (await answer.json()) as { error?: { status: string; message: string } },
    }));

  test("for key, field mask and place", async () => {
    const key = { "x-goog-api-key": google.apiKey };
    const mask = { "x-goog-fieldmask": "rating" };
    expect(await ask(mask)).toMatchObject({ code: 403, body: { error: { status: "PERMISSION_DENIED" } } });
    const noMask = await ask(key);
    expect(noMask).toMatchObject({ code: 400, body: { error: { status: "INVALID_ARGUMENT" } } });
    expect(noMask.body.error?.message).toMatch(/^FieldMask is a required parameter/);
    expect((await ask({ ...key, "x-goog-fieldmask": "stars" })).code).toBe(400);
    expect((await ask({ ...key, ...mask }, "ChIJsomewhereelse0000")).code).toBe(404);
    expect((await ask({ ...key, ...mask })).body).toEqual({ rating: 4.7 });
  });
});
