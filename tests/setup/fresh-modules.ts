import { afterAll, vi } from "vitest";

// For test files that replace modules: each loads every module anew, in a process that they share. A process of its own
// for each takes twice the processor time.

/** Vitest's register of replaced modules. Vitest resets it itself only before a file with a process of its own. */
declare const __vitest_mocker__: { reset(): void };

__vitest_mocker__.reset();
vi.resetModules();

const before = { ...process.env };
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
