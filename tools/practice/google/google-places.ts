import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { SAMPLES, samplePlace } from "./sample-reviews";

/** Faults that `POST /control/fault/{kind}` switches on; the control API accepts only this machine. */
const FAULTS = ["none", "down", "slow", "junk", "huge", "lying", "quota", "empty"] as const;
export type PlacesFault = (typeof FAULTS)[number];

export type PracticeReviewsServer = {
  url: string;
  apiKey: string;
  placeId: string;
  setFault: (fault: PlacesFault) => void;
  /** Place Details requests since the start. */
  calls: () => number;
  close: () => Promise<void>;
};

export const SAMPLE_API_KEY = "sample-google-places-key";
export const SAMPLE_PLACE_ID = "ChIJsamplesmokeshop00000000";
const HOST = "127.0.0.1";
const DEFAULT_PORT = 4_020;
const SLOW_MS = 60_000;
const HUGE_BYTES = 10 * 1024 * 1024;

const BREAKING = new Set<PlacesFault>(["down", "slow", "junk", "huge", "quota"]);

type Reply = { code: number; body: object };
type State = { fault: PlacesFault; calls: number; apiKey: string; placeId: string; url: string };

/**
 * Starts a local server that answers Place Details as Places API (New) does, with invented reviews: it requires a key
 * and a field mask, returns only masked fields, and its errors have Google's shape.
 */
export async function startGooglePlaces({ port = 0 } = {}): Promise<PracticeReviewsServer> {
  const state: State = { fault: "none", calls: 0, apiKey: SAMPLE_API_KEY, placeId: SAMPLE_PLACE_ID, url: "" };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  state.url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url: state.url,
    apiKey: state.apiKey,
    placeId: state.placeId,
    setFault: (fault) => {
      state.fault = fault;
    },
    calls: () => state.calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", state.url);
  const [, top = "", second = "", third = ""] = url.pathname.split("/");
  const isPlace = request.method === "GET" && top === "v1" && second === "places";
  if (isPlace) state.calls += 1;
  if (isPlace && BREAKING.has(state.fault)) misbehave(state.fault, request, response);
  else if (isPlace) send(response, placeReply(state, third, url, request));
  else if (top === "avatars") await sendAvatar(Number.parseInt(second, 10), response);
  else if (top === "maps") sendPage(response);
  else if (top === "control" && request.method === "POST") send(response, faultReply(state, third));
  else send(response, refusal(404, "NOT_FOUND", "Requested entity was not found."));
}

function placeReply(state: State, id: string, url: URL, { headers }: IncomingMessage): Reply {
  const key = headers["x-goog-api-key"];
  if (!key) return refusal(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers.");
  if (key !== state.apiKey) {
    const info = { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" };
    return refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [info]);
  }
  const mask = headers["x-goog-fieldmask"] ?? url.searchParams.get("fields") ?? "";
  if (!mask) return refusal(400, "INVALID_ARGUMENT", "FieldMask is a required parameter.");
  if (!/^[\w-]{10,}$/.test(id)) return refusal(400, "INVALID_ARGUMENT", "Not a valid Place ID.");
  if (id !== state.placeId) return refusal(404, "NOT_FOUND", "The Place ID is no longer valid.");
  return maskedReply(placeNow(state), String(mask).split(","));
}

/** Returns the masked fields, also those inside another one; 400 when the mask names one that Google does not know. */
function maskedReply(place: Record<string, unknown>, mask: string[]): Reply {
  const paths = mask.map((field) => (field.trim() === "*" ? [] : field.trim().split(".")));
  const sample = samplePlace("", "", 0);
  const unknown = paths.find((path) => !isKnown(sample, path));
  if (unknown !== undefined) {
    return refusal(400, "INVALID_ARGUMENT", `Cannot find matching fields for path '${unknown.join(".")}'.`);
  }
  return { code: 200, body: masked(place, paths) as object };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True when the sample, or one of those in a list, has the field. */
function isKnown(sample: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(sample)) return sample.some((one) => isKnown(one, [name, ...rest]));
  return isObject(sample) && Object.hasOwn(sample, name) && isKnown(sample[name], rest);
}

function masked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((one) => masked(one, paths));
  if (!isObject(value)) return value;
  const shown = Object.entries(value).flatMap(([name, inner]) => {
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    return below.length > 0 ? [[name, masked(inner, below)]] : [];
  });
  return Object.fromEntries(shown);
}

function placeNow({ fault, placeId, url }: State): Record<string, unknown> {
  const place = samplePlace(placeId, url, Date.now());
  if (fault === "lying") return lyingPlace(place);
  if (fault !== "empty") return place;
  const { rating: _, userRatingCount: __, reviews: ___, ...unrated } = place;
  return unrated;
}

function misbehave(fault: PlacesFault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === "down") request.socket.destroy();
  else if (fault === "slow") setTimeout(() => send(response, { code: 200, body: {} }), SLOW_MS).unref();
  else if (fault === "quota") send(response, refusal(429, "RESOURCE_EXHAUSTED", "Quota exceeded."));
  else if (fault === "huge") response.end(JSON.stringify({ rating: 5, padding: "x".repeat(HUGE_BYTES) }));
  else response.end("<!doctype html><title>502 Bad Gateway</title>");
}

/**
 * A well-formed answer with wrong content: too many reviews, hostile links and markup, impossible ratings and times.
 */
function lyingPlace(place: ReturnType<typeof samplePlace>) {
  const [first] = place.reviews;
  const hostile = {
    ...first,
    text: { text: "Sample review: <script>alert(1)</script>\u0000 \ud800", languageCode: "en" },
    authorAttribution: {
      displayName: "<img src=x onerror=alert(1)>",
      uri: "javascript:alert(1)",
      photoUri: "data:image/svg+xml,<svg/>",
    },
    googleMapsUri: "http://169.254.169.254/latest",
  };
  const impossible = [{ ...first, rating: 99 }, { ...first, publishTime: "yesterday" }, "junk"];
  return { ...place, reviews: [hostile, ...impossible, ...place.reviews, ...place.reviews] };
}

function faultReply(state: State, kind: string): Reply {
  const fault = FAULTS.find((one) => one === kind);
  if (!fault) return refusal(404, "NOT_FOUND", `Known faults: ${FAULTS.join(", ")}`);
  state.fault = fault;
  return { code: 200, body: { fault } };
}

/** Sends a generated portrait, so that no picture is fetched from the Internet. */
async function sendAvatar(number: number, response: ServerResponse): Promise<void> {
  const sample = SAMPLES[number - 1];
  if (!sample) {
    send(response, refusal(404, "NOT_FOUND", "No such picture."));
    return;
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
    <rect width="128" height="128" fill="hsl(${sample.hue} 45% 38%)"/>
    <g fill="hsl(${sample.hue} 60% 86%)"><circle cx="64" cy="50" r="24"/><ellipse cx="64" cy="124" rx="44" ry="42"/></g></svg>`;
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  response.writeHead(200, { "content-type": "image/png", "cache-control": "public, max-age=86400" }).end(png);
}

function sendPage(response: ServerResponse): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sample link</title>
    <p>This is the practice reviews server. With the shop's own Google key, this link opens Google Maps.</p></html>`;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
}

function refusal(code: number, status: string, message: string, details: object[] = []): Reply {
  return { code, body: { error: { code, message, status, ...(details.length > 0 && { details }) } } };
}

function send(response: ServerResponse, { code, body }: Reply): void {
  response.writeHead(code, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body, null, 2));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: "string" } } });
  const server = await startGooglePlaces({ port: Number(values.port ?? DEFAULT_PORT) });
  console.log(`Sample Google reviews on ${server.url}`);
  console.log(
    `GOOGLE_PLACES_BASE_URL=${server.url} GOOGLE_PLACES_API_KEY=${server.apiKey} GOOGLE_PLACE_ID=${server.placeId}`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
}
