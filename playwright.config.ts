import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./tests/support/chromium";

const baseURL = process.env.E2E_BASE_URL;
if (!baseURL)
  throw new Error("Run the browser tests with npm run test:e2e: it opens a practice shop for them first.");

export default defineConfig({
  testDir: "tests/e2e",
  // A folder of its own: Playwright empties it, and the reports of the other tests lie beside it.
  outputDir: "test-results/browser",
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Browser, server, database and point of sale share two cores; what needed a second try is printed.
  retries: 1,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  projects: [
    { name: "journeys", testIgnore: "**/*.alone.spec.ts" },
    // Specs that need the shop to themselves, run one by one after the others.
    { name: "alone", testMatch: "**/*.alone.spec.ts", dependencies: ["journeys"], workers: 1 },
  ],
  use: {
    baseURL,
    // Of one click or one filled field, so that what never appears fails a test long before its own time is up.
    actionTimeout: 30_000,
    locale: "en-US",
    // Differs from the shop's time zone on purpose: pages must show Las Vegas time all the same.
    timezoneId: "America/New_York",
    // What moves takes a sixth of the processor time of these tests. Those of what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...CHROMIUM_ARGS,
        // Without a graphics processor the blur behind the site's header takes a quarter of a browser's time.
        "--blink-settings=prefersReducedTransparency=true",
        // Each test loads its pages anew: code is rarely used long enough to be worth optimizing.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
  },
});
