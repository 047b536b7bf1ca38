import { spawnSync } from "node:child_process";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { build } from "./ensure-build";

vi.mock("node:child_process", async (original) => ({
  ...(await original<typeof import("node:child_process")>()),
  spawnSync: vi.fn(() => ({ status: 1, stdout: "", stderr: "" })),
}));

it("builds for production, whatever NODE_ENV the shell or .env has set", async () => {
  vi.stubEnv("NEXT_DIST_DIR", temporaryFolder());
  vi.stubEnv("NODE_ENV", "development");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(build(() => {})).rejects.toThrow("The site could not be built");
  expect(vi.mocked(spawnSync).mock.calls[0]?.[2]).toMatchObject({ env: { NODE_ENV: "production" } });
});
