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
  const withoutCode = (await firstAdminLines(db(), { ...ready, ADMIN_SECRET_CODE: undefined })).join();
  expect(withoutCode).toContain("ADMIN_SECRET_CODE");
  expect(withoutCode).not.toContain("ADMIN_EMAILS");
});

it("names the reserved addresses that are not registered yet", async () => {
  await makeAdmin();
  expect((await firstAdminLines(db(), ready)).join()).toContain("No account uses owner@shop.example yet");
  await makeAdmin({ email: "owner@shop.example" });
  expect(await firstAdminLines(db(), ready)).toEqual([]);
});

it("sends nobody to an address that a customer account has taken", async () => {
  await db().user.deleteMany();
  const two = { ...ready, ADMIN_EMAILS: ["buyer@shop.example", "later@shop.example"] };
  await makeUser({ email: "buyer@shop.example" });
  const steps = (await firstAdminLines(db(), two)).join("\n");
  expect(steps).toContain("enter later@shop.example (ADMIN_EMAILS)");
  await makeUser({ email: "later@shop.example" });
  expect(await firstAdminLines(db(), two)).toEqual([
    "Nobody can sign in as admin yet: customer accounts have every address of ADMIN_EMAILS. Set another one, then start again.",
  ]);
});
