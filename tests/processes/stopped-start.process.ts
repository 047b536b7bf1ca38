import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "@/server/embedded-database/folder-lock";
import { placesFor } from "@/server/embedded-database/places.mjs";
import { dataFolder } from "@/tests/support/data-folder";
import { ShopProcess } from "@/tests/support/shop-process";
import { waitUntil } from "@/tests/support/wait-until";

test("SIGTERM while a migration waits ends the embedded database with the shop", async () => {
  const places = placesFor(await dataFolder({ holds: "cluster" }));
  // As another process that migrates holds it.
  const lock = await lockFolder(places.cluster);
  onTestFinished(() => lock.release());
  const shop = await ShopProcess.create({ DATA_DIR: places.folder });
  const launcher = shop.launch();
  onTestFinished(() => void launcher.kill("SIGKILL"));
  await waitUntil("the database", () => existsSync(places.socket));
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  expect(launcher.output()).toBe("Stopping …\n");
  expect([places.ownerFile, places.socket, places.launcherSocket].filter((path) => existsSync(path))).toEqual(
    [],
  );
}, 60_000);
