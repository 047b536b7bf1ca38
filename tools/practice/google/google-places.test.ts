import { afterAll, beforeAll, expect, it } from "vitest";
import { type PracticeReviewsServer, startGooglePlaces } from "./google-places";

let server: PracticeReviewsServer;
beforeAll(async () => {
  server = await startGooglePlaces();
});
afterAll(() => server.close());

async function ask(mask: string, method = "GET") {
  const answer = await fetch(`${server.url}/v1/places/${server.placeId}`, {
    method,
    headers: { "x-goog-api-key": server.apiKey, "x-goog-fieldmask": mask },
  });
  return { status: answer.status, body: await answer.json() };
}

it("shows of a field inside another one that alone", async () => {
  const { body } = await ask("rating,googleMapsLinks.writeAReviewUri,reviews.rating");
  expect(Object.keys(body).sort()).toEqual(["googleMapsLinks", "rating", "reviews"]);
  expect(Object.keys(body.googleMapsLinks)).toEqual(["writeAReviewUri"]);
  expect(body.reviews[0]).toEqual({ rating: 5 });
});

it.each(["googleMapsLinks.writeReviewUri", "rating.value", "reviews.stars", "stars"])(
  "refuses a mask that names %s, which Google does not know",
  async (mask) => {
    const { status, body } = await ask(`rating,${mask}`);
    expect([status, body.error?.status]).toEqual([400, "INVALID_ARGUMENT"]);
  },
);

it("gives the details of a place to GET alone", async () => {
  expect((await ask("rating", "POST")).status).toBe(404);
});
