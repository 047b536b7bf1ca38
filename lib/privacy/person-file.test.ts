import { expect, it } from "vitest";
import type { Collected } from "@/lib/privacy/collect-person";
import { personFile } from "@/lib/privacy/person-file";

const NOBODY = {
  customers: [],
  checkins: [],
  orders: [],
  notes: [],
  messages: [],
  requests: [],
  accounts: [],
};

it("writes every moment on the shop's clock: an evening there is the next day in UTC", () => {
  const notes = [{ createdAt: new Date("2026-07-05T05:30:00Z"), text: "Prefers teal" }];
  const person = { ...NOBODY, notes } as unknown as Collected;
  expect(JSON.parse(personFile(person, new Date("2026-11-02T06:30:00Z")))).toMatchObject({
    madeAt: "2026-11-01T22:30:00-08:00",
    notesOfStaff: [{ at: "2026-07-04T22:30:00-07:00", text: "Prefers teal" }],
  });
});
