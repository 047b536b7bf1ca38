import { defineConfig } from "@playwright/test";

const baseURL = process.env.E2E_BASE_URL;
if (!baseURL)
  throw new Error("Run the browser tests with npm run test:e2e: it opens a practice shop for them first.");

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // One machine runs browser, server, database and point of sale on its two cores; what needed a second try is printed.
  retries: 1,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  projects: [
    { name: "journeys", testIgnore: "**/*.alone.spec.ts" },
    // After the journeys, one after another, with nobody else in the shop.
    { name: "alone", testMatch: "**/*.alone.spec.ts", dependencies: ["journeys"], workers: 1 },
  ],
  use: {
    baseURL,
    locale: "en-US",
    // A visitor's clock is not the shop's: what the pages show must be Las Vegas time all the same.
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
});
