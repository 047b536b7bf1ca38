import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@": root.replace(/\/$/, ""),
  // `server-only` throws outside a React Server build; tests run the server code on purpose.
  "server-only": `${root}tests/setup/server-only.ts`,
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          testTimeout: 20_000,
          include: ["{app,components,lib,tools,tests}/**/*.test.{ts,tsx}", "*.test.ts"],
          exclude: ["**/*.integration.test.ts", "**/route.test.ts", "node_modules/**"],
          setupFiles: ["tests/setup/unit.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          environment: "node",
          include: ["{app,lib,tools,tests}/**/*.integration.test.ts", "app/**/route.test.ts"],
          // What proves the embedded database says nothing about a server.
          exclude: process.env.TEST_DATABASE === "server" ? ["tools/launch/embedded/**"] : [],
          setupFiles: ["tests/setup/integration.ts"],
          globalSetup: ["tests/setup/database.ts"],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
      {
        resolve: { alias },
        test: {
          // Whole web processes from the production build.
          name: "processes",
          environment: "node",
          include: ["tests/processes/**/*.process.ts"],
          retry: 1,
        },
      },
    ],
  },
});
