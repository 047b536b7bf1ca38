import fc from "fast-check";
import { adminRoutes, routes } from "@/lib/routes";
import { ROUTES } from "@/tests/access/access-table";
import type { RawRequest } from "@/tests/support/send-raw";

/** What the requests are made from: things that are there, so that odd requests also reach the depths. */
export type Known = { session: string; ids: readonly string[]; hashes: readonly string[] };

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const FILES = [
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/opengraph-image",
  "/_next/static/chunks/x.js",
  "/_next/image",
  "/_next/data/x/admin.json",
  "/not-there",
  "/admin/not-there",
  "/inventory/category/Bongs",
];
const SIGN_IN_ACTIONS = [
  "csrf",
  "session",
  "signin",
  "signin/credentials",
  "callback/credentials",
  "callback",
  "providers",
  "error",
  "_log",
  "signout",
  "session/x.css",
];

const ODD_TEXTS = [
  "",
  "%",
  "%E0%A4%A",
  "%C0%AF",
  "%ff",
  "%00",
  "%2e%2e",
  "..%2f..%2fetc%2fpasswd",
  "%F0%9F%92%A9",
  "%ED%A0%80",
  "%252525",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0x10",
  "1e3",
  "1e309",
  "9999999999999999999999",
  "00000000-0000-0000-0000-000000000000",
  "2026-02-30",
  "99999-01-01T00:00:00Z",
  "'; DROP TABLE products; --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "a,b;c=d",
  "[object Object]",
  "\u2028",
  "\ufeff",
  "x".repeat(300),
] as const;

/** In a path and in a header no control character and no space may stand; they are sent encoded. */
const encoded = (text: string) => text.replace(/[^!-~]|[#?]/gu, (char) => encodeURIComponent(char));
const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => text.isWellFormed()),
  },
);

const QUERY_NAMES = [
  ..."q category sort min max stock new shown product offset limit page days from to kind customer order deal".split(
    " ",
  ),
  ..."event message messages error callbackUrl json csrfToken nxtPpath nxtP _rsc width format status".split(
    " ",
  ),
];

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), oddText), oddText), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&"))
  .map((text) => (text ? `?${text}` : ""));

/** One segment for each parameter of an address: something that is there, or something odd. */
function filled(pattern: string, { ids, hashes }: Known): fc.Arbitrary<string> {
  const segments = pattern.split("/").map((part) => {
    if (part === "[...nextauth]") return fc.constantFrom(...SIGN_IN_ACTIONS);
    if (!part.startsWith("[")) return fc.constant(part);
    const known = fc.constantFrom(...ids, ...hashes, "orders", "640.webp", "7025550100");
    return fc.oneof({ weight: 1, arbitrary: known }, { weight: 2, arbitrary: oddText.map(encoded) });
  });
  return fc.tuple(...segments).map((parts) => parts.join("/"));
}

const junkHeader = (names: readonly string[], values: readonly string[]) =>
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values));

const header = fc.oneof(
  junkHeader(
    ["origin"],
    ["null", "", "//", "http://", "not an address", "http://[", "*", "https://evil.example"],
  ),
  junkHeader(["referer"], ["", "x", "http://[", "https://evil.example/x"]),
  junkHeader(
    ["range", "if-range"],
    ["bytes=", "bytes=9999999-", "bytes=5-1", "bytes=0-0,-1", "lines=1", "\u00e9"],
  ),
  junkHeader(["if-match", "if-none-match"], ["*", '"', "W/", 'W/"x", ,', "\u00e9"]),
  junkHeader(["if-modified-since", "if-unmodified-since"], ["never", "0", "Sat, 99 Foo 2026 99:99:99 GMT"]),
  junkHeader(
    ["accept", "accept-encoding", "accept-language"],
    ["", ";q=x", "*/*;q=", ",,,", "zstd;q=2", "\u00e9"],
  ),
  junkHeader(
    ["cookie"],
    ["shop-session=%", "shop-session=%00", "=;=;", "shop-csrf=%7C", "shop-callback=%00", "a=%E0%A4%A"],
  ),
  junkHeader(
    ["cookie"],
    ["shop-session=eyJhbGciOiJkaXIifQ..x.y.z", "shop-callback=http%3A%2F%2F%5B", "__proto__=1"],
  ),
  junkHeader(["next-action"], ["x", "0".repeat(42), "__proto__", "\u00e9"]),
  junkHeader(
    ["rsc", "next-router-prefetch", "next-router-segment-prefetch"],
    ["1", "2", "/_tree", "/x/y", "%00"],
  ),
  junkHeader(["next-router-state-tree"], ["%5B%22%22%5D", "%", "[", "null", "%00", '["",{},null,null,true]']),
  junkHeader(["next-url"], ["/admin", "%", "//", "x"]),
  junkHeader(
    ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
    ["", ",", "::", "999.1.1.1", "https"],
  ),
  junkHeader(
    ["x-middleware-subrequest", "x-nextjs-data", "x-http-method-override"],
    ["1", "middleware", "DELETE"],
  ),
  junkHeader(["idempotency-key"], ["", "x".repeat(2_000), "%00", "\u00e9"]),
  junkHeader(["authorization"], ["Bearer", "Bearer x", "Basic %", ""]),
  junkHeader(["content-encoding"], ["gzip", "br", "x"]),
  junkHeader(["expect"], ["100-continue", "200-ok"]),
  junkHeader(["sec-fetch-site"], ["same-origin", "cross-site", "none", "x"]),
  junkHeader(["host"], ["", "x", "[", "evil.example", "localhost:99999", "a b"]),
  junkHeader(["te", "upgrade", "trailer"], ["trailers", "h2c", "websocket", "content-length"]),
);

const FIELDS = [
  ..."username password email adminCode currentPassword newPassword name phone message kind website formToken".split(
    " ",
  ),
  ..."title description discountPercent discountAmount amount startDate endDate eventDate isActive priority".split(
    " ",
  ),
  ..."imageUrl location maxAttendees currentAttendees version launchDate date opens closes note csrfToken".split(
    " ",
  ),
  ..."callbackUrl json redirect __proto__ constructor id".split(" "),
];
const oddJson = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1e21, 0.1, 2 ** 53),
  fc.constantFrom<unknown>(
    ["9.99"],
    [],
    {},
    { toString: 1 },
    [[[[]]]],
    "0x10",
    "1e3",
    "\0",
    "a\0b",
    "\ud800",
  ),
  fc.constantFrom("2026-11-01T00:00:00Z", "7025550100", "someone@example.com", "10.00"),
);
const json = fc
  .oneof(
    { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), oddJson, { maxKeys: 8 }) },
    { weight: 1, arbitrary: oddJson },
  )
  .map((value) => JSON.stringify(value));

type Sent = { type: string; body: string };
const sent = (type: string, body: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  body.map((text) => ({ type, body: text }));
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const MULTIPART = [
  "",
  "--x\r\n\r\n--x--",
  "--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n",
  '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n{\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$F1","$K1","$@1"]\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG\r\n--x--\r\n',
  "--x\r\nContent-Disposition: form-data; name=",
  "no boundary at all",
];

const body = fc.oneof(
  sent(JSON_TYPE, json),
  sent(
    JSON_TYPE,
    fc.constantFrom("", "{", "[1", '{"a":1}{', "nul", `${"[".repeat(5_000)}`, "\ufeff{}", "\0"),
  ),
  sent("text/plain", json),
  sent(
    FORM_TYPE,
    fc
      .array(fc.tuple(fc.constantFrom(...FIELDS), oddText), { maxLength: 6 })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
  ),
  sent("multipart/form-data; boundary=x", fc.constantFrom(...MULTIPART)),
  sent("multipart/form-data", fc.constantFrom(...MULTIPART)),
  sent('multipart/form-data; boundary="', fc.constantFrom(...MULTIPART)),
  sent("\u00e9/;", fc.constantFrom("x")),
);

/** What ends the session the others use. */
const ENDS_SESSION = /^\/api\/(?:logout|auth\/signout)/;

/** Any request to any entry point: its own method or another, its own path or one like it, and odd everything else. */
export function anyRequest(known: Known): fc.Arbitrary<RawRequest> {
  const handlers = Object.keys(ROUTES).map((name) => name.split(" ") as [string, string]);
  const pages = [...Object.values(routes), ...Object.values(adminRoutes)].map(({ path }) => path);
  const ends: [string, string][] = [
    ...handlers,
    ...[...pages, ...FILES].map((path): [string, string] => ["GET", path]),
  ];
  const end = fc
    .constantFrom(...ends)
    .chain(([method, pattern]) =>
      fc.tuple(
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        filled(pattern, known),
      ),
    );
  return fc
    .record({
      end,
      query,
      headers: fc.array(header, { maxLength: 3 }),
      body: fc.option(body, { nil: null }),
      isSignedIn: fc.boolean(),
    })
    .map(({ end: [method, path], query: search, headers, body: given, isSignedIn }) => {
      const isReading = method === "GET" || method === "HEAD";
      const cookies: [string, string][] =
        isSignedIn && !ENDS_SESSION.test(path) ? [["cookie", known.session]] : [];
      const takes = given !== null && !isReading ? given : null;
      const types: [string, string][] = takes ? [["content-type", takes.type]] : [];
      return {
        method,
        path: path + search,
        headers: [...cookies, ...types, ...headers],
        body: takes?.body ?? "",
      };
    });
}
