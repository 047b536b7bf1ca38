import { expect, it } from "vitest";
import { firstAdminLines } from "@/lib/auth/first-admin";
import { db } from "@/lib/db/client";
import { parseEnv } from "@/lib/env";
import { makeAdmin, makeUser } from "@/tests/factories/user";

const ready = parseEnv({ ADMIN_EMAILS: "owner@shop.example", ADMIN_SECRET_CODE: "the-right-admin-code" });

it("explains how to register the first admin, or which setting is missing, until there is one", async () => {
  await makeUser();
  const steps = (await firstAdminLines(db(), ready)).join("\n");
  expect(steps).toContain("http://localhost:3000/auth");
  expect(steps).toContain("owner@shop.example");
  expect(steps).not.toContain("the-right-admin-code");
  expect((await firstAdminLines(db(), parseEnv({}))).join()).toMatch(/ADMIN_EMAILS .* and ADMIN_SECRET_CODE/);
  expect((await firstAdminLines(db(), { ...ready, ADMIN_SECRET_CODE: undefined })).join()).not.toMatch(
    /ADMIN_EMAILS/,
  );
});

it("names the reserved addresses that are not registered yet", async () => {
  await makeAdmin();
  expect((await firstAdminLines(db(), ready)).join()).toContain("No account uses owner@shop.example yet");
  await makeAdmin({ email: "owner@shop.example" });
  expect(await firstAdminLines(db(), ready)).toEqual([]);
});
