import { defineConfig } from "prisma/config";

// The native schema engine is never run (migrations use the WASM one), so any existing file satisfies the look-up.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost/unset" },
});
