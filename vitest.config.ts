import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { isEmbeddedOnly } from "./tests/setup/embedded-only.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@": root.replace(/\/$/, ""),
  // `server-only` throws outside a React Server build; tests run the server code on purpose.
  "server-only": `${root}tests/setup/server-only.ts`,
};

const DATABASE_TEST = /(\.integration\.test\.ts|\/route\.test\.ts)$/;
/** Test files that replace modules. */
const MOCKS = /\bvi\.(mock|doMock|hoisted|resetModules)\(/;
/** Test files whose first lines say why they need a process of their own. */
const NEEDS_PROCESS = /^\/\/ Isolated: /m;

const testFiles = ["app", "components", "lib", "prisma", "server", "tools", "tests"].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
);
const textOf = (path: string) => readFileSync(root + path, "utf8");
const escaped = (paths: string[]) => paths.map((path) => path.replace(/[()[\]{}!*?]/g, "\\$&"));
const isolated = testFiles.filter((path) => NEEDS_PROCESS.test(textOf(path)));
const mocking = testFiles.filter((path) => MOCKS.test(textOf(path)) && !isolated.includes(path));
const unitTests = (paths: string[]) => escaped(paths.filter((path) => !DATABASE_TEST.test(path)));
const databaseTests = (paths: string[]) => escaped(paths.filter((path) => DATABASE_TEST.test(path)));

const FRESH_MODULES = "tests/setup/fresh-modules.ts";

const unit = {
  environment: "node",
  // More than there are cores, because some of these tests wait for a time limit.
  maxWorkers: Number(process.env.UNIT_WORKERS ?? 4),
  testTimeout: 20_000,
  setupFiles: ["tests/setup/unit.ts"],
};

// Database tests read the database, not a cache, and say which register answers.
const uncached = {
  "@/lib/integrations/clover/configured": `${root}tests/setup/configured-clover.ts`,
  ...alias,
  "next/cache": `${root}tests/setup/next-cache.ts`,
};
const integration = {
  environment: "node",
  setupFiles: ["tests/setup/integration.ts"],
  globalSetup: ["tests/setup/database.ts"],
  pool: "forks" as const,
  maxWorkers: 2,
  // After the unit tests, which run with another number of workers.
  sequence: { groupOrder: 1 },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 1,
};

const embeddedOnly =
  process.env.TEST_DATABASE === "server"
    ? escaped(testFiles.filter((path) => isEmbeddedOnly(path, textOf(path))))
    : [];

// Without isolation, keeping modules from one test file to the next takes less than half of the processor time
// (docs/adr/0003-test-databases.md).
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: "unit",
          isolate: false,
          include: ["{app,components,lib,prisma,server,tools,tests}/**/*.test.{ts,tsx}"],
          exclude: [
            "**/*.integration.test.ts",
            "**/route.test.ts",
            "node_modules/**",
            ...unitTests([...mocking, ...isolated]),
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          ...unit,
          name: "unit-mocking",
          isolate: false,
          setupFiles: [FRESH_MODULES, ...unit.setupFiles],
          include: unitTests(mocking),
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: "unit-isolated", include: unitTests(isolated) },
      },
      {
        resolve: { alias: uncached },
        test: {
          ...integration,
          name: "integration",
          isolate: false,
          include: ["{app,lib,server,tools,tests}/**/*.integration.test.ts", "app/**/route.test.ts"],
          exclude: [...embeddedOnly, ...databaseTests([...mocking, ...isolated])],
        },
      },
      {
        resolve: { alias: uncached },
        test: {
          ...integration,
          name: "integration-mocking",
          isolate: false,
          setupFiles: [FRESH_MODULES, ...integration.setupFiles],
          include: databaseTests(mocking),
          exclude: embeddedOnly,
        },
      },
      {
        resolve: { alias: uncached },
        test: {
          ...integration,
          name: "integration-isolated",
          include: databaseTests(isolated),
          exclude: embeddedOnly,
        },
      },
      {
        resolve: { alias },
        test: {
          // Tests that start web processes of the production build.
          name: "processes",
          environment: "node",
          include: ["tests/processes/**/*.process.ts"],
          fileParallelism: false,
          retry: 1,
        },
      },
      {
        resolve: { alias },
        test: {
          // Tests in WebKit, of a shop that tests/run/webkit.ts opens; without one there are none.
          name: "webkit",
          environment: "node",
          include: process.env.E2E_BASE_URL ? ["tests/webkit/**/*.webkit.ts"] : [],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
