import { typescript } from "./server/typescript.mjs";

const jiti = typescript(import.meta.url);
// A bad value stops the build with one line that names it.
const { parseEnv } = await jiti.import("./lib/env.ts");
parseEnv(process.env);
const { CATEGORY_IN_PATH, FILTER_PARAMETERS, PRODUCT_IN_PATH } = await jiti.import("./lib/catalog/limits.ts");

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // Our own HTTP server adds ETags and compresses (server/page-cache): once for a stored page, not at each request.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  experimental: {
    // `forbidden()` answers a signed-in customer at an admin address with status 403 and app/forbidden.tsx.
    authInterrupts: true,
    // A document of its own, so that the not-found content is not sent along with every other page.
    globalNotFound: true,
    // Next would assume that /inventory?category=… has the segments of /inventory and prefetch segments that do not
    // exist (404).
    optimisticRouting: false,
    // Next would load the code of every page while a restarted shop answers its first visitors.
    preloadEntriesOnStart: false,
    // Fewer and larger scripts: on a phone's line each further request before the first paint costs more than the bytes
    // that pages do not share. Measured in docs/performance.md.
    turbopackChunking: { requestCost: 1_000_000, minChunkSize: 150_000 },
  },
  // Pages and reads live in our own store, which starts empty: `next build` has no database to render real pages with.
  cacheHandler: `${import.meta.dirname}/server/page-cache/cache-handler.mjs`,
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    "pino",
    "@node-rs/argon2",
    "sharp",
    "pg",
    "@prisma/client",
    "@prisma/adapter-pg",
    "ioredis",
    "nodemailer",
    "prom-client",
  ],
  async rewrites() {
    return {
      beforeFiles: [
        // The category pages have one address, with a query. The paths of the rewrites are internal.
        { source: "/inventory/:inner+", destination: "/not-a-page" },
        {
          source: "/inventory",
          has: [{ type: "query", key: "product", value: `(?<product>${PRODUCT_IN_PATH})` }],
          destination: "/inventory/product/:product",
        },
        ...FILTER_PARAMETERS.map((key) => ({
          source: "/inventory",
          has: [{ type: "query", key }],
          destination: "/inventory/filtered",
        })),
        {
          source: "/inventory",
          has: [{ type: "query", key: "category", value: `(?<category>${CATEGORY_IN_PATH})` }],
          destination: "/inventory/category/:category",
        },
        {
          source: "/inventory",
          // Names that cannot stand in a path.
          has: [{ type: "query", key: "category" }],
          destination: "/inventory/filtered",
        },
      ],
    };
  },
  // Uploads are stored at the widths the pages use; nothing is resized on request.
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    // The original writes <style> elements, which the content security policy refuses.
    resolveAlias: { "react-style-singleton": "./components/controls/style-singleton.ts" },
  },
  typescript: { ignoreBuildErrors: true },
};
