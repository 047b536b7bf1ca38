import { expect, it, vi } from "vitest";
import * as siteLayout from "./(site)/layout";
import * as notFound from "./global-not-found";

// Its fonts are read by the build alone.
vi.mock("@/app/layout", () => ({ default: () => null }));

it("drops past days with other hours as often as the other public pages do", () => {
  expect(notFound).toHaveProperty("revalidate", siteLayout.revalidate);
});
