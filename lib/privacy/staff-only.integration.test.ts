// Runs once: it sends no statement to the database.
import { expect, test } from "vitest";
import { erasePerson } from "@/lib/privacy/erase-person";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { getPrivacyRequest, listPrivacyRequests } from "@/lib/privacy/queries";
import { closePrivacyRequest, openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { customerCtx } from "@/tests/factories/contexts";

const requestId = "00000000-0000-4000-8000-00000000dead";
const these = { requestId, customerIds: [] };

test.each([
  ["opens a request", () => openPrivacyRequest(customerCtx(), { kind: "delete", name: "Dana" })],
  ["lists the requests", () => listPrivacyRequests(customerCtx())],
  ["sees a request", () => getPrivacyRequest(customerCtx(), requestId)],
  ["finds a person", () => findPerson(customerCtx(), { requestId, q: "dana" })],
  ["exports a person", () => exportPerson(customerCtx(), these)],
  ["opts a person out", () => optOutOfSale(customerCtx(), these)],
  ["erases a person", () => erasePerson(customerCtx(), these)],
  [
    "closes a request",
    () => closePrivacyRequest(customerCtx(), { requestId, answer: "nothing", outcome: "Nothing is here" }),
  ],
])("no customer %s", async (_, ask) => {
  await expect(ask()).rejects.toMatchObject({ code: "forbidden" });
});
