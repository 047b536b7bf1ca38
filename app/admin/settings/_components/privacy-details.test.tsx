import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PrivacyDetails } from "./privacy-details";

it("says who closed a request, and when, also after how it ended was removed with its person", () => {
  const person = { name: null, email: null, phone: null };
  const closed = { ...person, closedAt: "2026-11-21T20:00:00.000Z", closedBy: "owner", answer: "unverified" };
  const htmlOf = (outcome: string | null) =>
    renderToStaticMarkup(<PrivacyDetails request={{ ...closed, outcome }} />);
  for (const outcome of ["Told by mail", null])
    expect(htmlOf(outcome)).toMatch(/Closed by owner on [^<]*Nov[^<]* 21/);
  expect(htmlOf("Told by mail")).toContain("Told by mail");
  expect(htmlOf(null)).toContain("Not done: we could not confirm who asks");
  expect(htmlOf(null)).toContain("was removed with the person");
});
