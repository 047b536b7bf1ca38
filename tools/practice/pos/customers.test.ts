import { describe, expect, it } from "vitest";
import { nestedOf, practiceWithClient } from "./test-client";

const { pos, call, one, list, all, post } = await practiceWithClient({ now: "2026-11-21T21:00:00Z" });

describe("the customer list", () => {
  it("holds 7,200 customers less the deleted ones, most of them test records", async () => {
    const rows = await all("customers?expand=emailAddresses,phoneNumbers");
    const truth = (await pos.control.truth(["customers"])).customers;
    expect(rows).toHaveLength(truth?.listed ?? 0);
    expect((truth?.listed ?? 0) + (truth?.deleted ?? 0)).toBe(7_200);
    expect(truth?.placeholders).toBeGreaterThan(5_000);
    expect(truth?.legitimate).toBeGreaterThan(1_000);
    expect(truth?.phonesOnSeveralRecords).toBeGreaterThan(10);
  });

  it("gives each person one unique email address", async () => {
    const rows = await all("customers?expand=emailAddresses");
    const nameOf = new Map<string, string>();
    let shared = 0;
    for (const row of rows) {
      const addresses = nestedOf(row, "emailAddresses").map((one) => String(one.emailAddress).toLowerCase());
      const real = new Set(addresses.filter((address) => /^[a-z]+\.[a-z]+\d+@/.test(address)));
      expect(real.size).toBeLessThanOrEqual(1);
      for (const address of real) {
        const name = `${row.firstName ?? ""}`
          .normalize("NFD")
          .replace(/[^A-Za-z]/g, "")
          .toLowerCase();
        if (nameOf.has(address)) shared++;
        expect([address, name]).toEqual([address, name && (nameOf.get(address) ?? name)]);
        nameOf.set(address, name);
        if (name) expect(address.startsWith(`${name}.`)).toBe(true);
      }
    }
    expect(nameOf.size).toBeGreaterThan(500);
    // A person with two records shares a number.
    expect(shared).toBeGreaterThan(0);
  });

  it("contains free-text phones, several contacts, missing names and remarks in names", async () => {
    const rows = await all("customers?expand=emailAddresses,phoneNumbers");
    const phones = rows.flatMap((row) => nestedOf(row, "phoneNumbers").map((one) => String(one.phoneNumber)));
    for (const form of [
      /^\d{10}$/,
      /^\(\d{3}\) /,
      /^\+1\d{10}$/,
      /^\d{3}\.\d{3}\./,
      /cell$/,
      /^555-\d{4}$/,
    ]) {
      expect(
        phones.some((phone) => form.test(phone)),
        String(form),
      ).toBe(true);
    }
    expect(rows.some((row) => nestedOf(row, "phoneNumbers").length > 1)).toBe(true);
    expect(rows.some((row) => nestedOf(row, "emailAddresses").length > 1)).toBe(true);
    expect(rows.some((row) => !("lastName" in row))).toBe(true);
    expect(rows.some((row) => String(row.lastName).includes("(Military)"))).toBe(true);
    expect(rows.every((row) => !("modifiedTime" in row))).toBe(true);
  });

  it("is sorted newest first and can be filtered for new customers", async () => {
    const since = (await list("customers?limit=500")).map((row) => Number(row.customerSince));
    expect(since).toEqual([...since].sort((a, b) => b - a));
    const edge = since[99] ?? 0;
    expect(await list(`customers?filter=customerSince>=${edge}&limit=1000`)).toHaveLength(100);
  });

  it("refuses a filter on modifiedTime and on nested names", async () => {
    for (const field of ["modifiedTime", "phoneNumbers.phoneNumber"]) {
      const response = await call(`customers?filter=${field}>=1`);
      expect(response.status).toBe(400);
      expect(response.headers.get("x-clover-allowed-filter-fields")).not.toContain("modifiedTime");
    }
  });

  it("excludes deleted customers, whose orders keep the reference", async () => {
    const [customer] = await list("customers?limit=1");
    const id = String(customer?.id);
    const [order] = pos.control.addOrders({ customerId: id });
    expect((await call(`customers/${id}`, { method: "DELETE" })).status).toBe(200);
    const gone = await call(`customers/${id}`);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ message: "Not Found", details: "Customer not found" });
    expect(nestedOf(await one(`orders/${order?.id}?expand=customers`), "customers")[0]?.id).toBe(id);
  });
});

describe("customer writes", () => {
  it("are partial updates that ignore consent and flat contacts; PUT and PATCH are refused", async () => {
    const { id } = pos.control.createCustomer({
      firstName: "Dana",
      lastName: "Rivers",
      phones: ["702-555-0100"],
    });
    await post(`customers/${id}`, { lastName: "Stone", marketingAllowed: true, phoneNumber: "1" });
    expect(await one(`customers/${id}?expand=phoneNumbers`)).toMatchObject({
      firstName: "Dana",
      lastName: "Stone",
      marketingAllowed: false,
      phoneNumbers: { elements: [{ phoneNumber: "702-555-0100" }] },
    });
    for (const method of ["PUT", "PATCH"]) {
      expect((await call(`customers/${id}`, { method, body: "{}" })).status).toBe(405);
    }
  });

  it("replace the whole metadata by default, and merge it when set so", async () => {
    const { id } = pos.control.createCustomer({
      firstName: "Dana",
      note: "Likes mint",
      businessName: "Lounge",
    });
    await post(`customers/${id}/metadata`, { note: "[Loyalty] Gold" });
    expect((await one(`customers/${id}?expand=metadata`)).metadata).not.toHaveProperty("businessName");
    pos.control.changeSettings({ metadataWrites: "merge" });
    await post(`customers/${id}/metadata`, { businessName: "Lounge" });
    expect((await one(`customers/${id}?expand=metadata`)).metadata).toMatchObject({
      note: "[Loyalty] Gold",
      businessName: "Lounge",
      customer: { id },
    });
    expect((await pos.control.truth(["products"])).notes).toEqual({ [id]: "[Loyalty] Gold" });
  });

  it("limit notes to 2,000 characters and business names to 127", async () => {
    const { id } = pos.control.createCustomer({ firstName: "Dana" });
    expect((await post(`customers/${id}/metadata`, { note: "x".repeat(2_000) })).status).toBe(200);
    expect((await post(`customers/${id}/metadata`, { note: "x".repeat(2_001) })).status).toBe(400);
    expect((await post(`customers/${id}/metadata`, { businessName: "x".repeat(128) })).status).toBe(400);
  });
});
