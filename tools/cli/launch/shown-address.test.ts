import { expect, it } from "vitest";
import { parseEnv } from "@/lib/env";
import { ownAddress } from "@/server/own-address";
import { shownAddress } from "./shown-address";

it.each([
  [undefined, "http://localhost:3001"],
  ["0.0.0.0", "http://localhost:3001"],
  ["::", "http://localhost:3001"],
  ["192.0.2.7", "http://192.0.2.7:3001"],
  ["::1", "http://[::1]:3001"],
  ["shop.lan", "http://shop.lan:3001"],
])("a practice shop that listens on %s is reached and shown at %s", (HOSTNAME, address) => {
  const values = parseEnv({ HOSTNAME, PORT: "3001" });
  expect([ownAddress(values), shownAddress(values)]).toEqual([address, address]);
});

it("shows the public address that was chosen", () => {
  const values = parseEnv({ HOSTNAME: "192.0.2.7", NEXTAUTH_URL: "https://tunnel.example" });
  expect(shownAddress(values)).toBe("https://tunnel.example");
});
