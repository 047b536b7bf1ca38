import { expect, it } from "vitest";
import { onTopOf } from "./on-top-of";

const over = (asked: string, link: string, sets: string) =>
  onTopOf(new URLSearchParams(asked), new URLSearchParams(link), sets).toString();

it("opens a row over a filter, an order and a search that are on their way", () => {
  const asked = "filter=opted-in&sort=visits&q=ana";
  expect(over(asked, "filter=legitimate&person=1", "person")).toBe(`${asked}&person=1`);
});

it("opens a row on the first page of a search that is on its way, not on the page where it is now", () => {
  expect(over("q=glass", "page=3&product=1", "product")).toBe("q=glass&product=1");
});

it("keeps the page where nothing but a row was asked for", () => {
  expect(over("page=3&product=1", "page=3&product=2", "product")).toBe("page=3&product=2");
});

it("takes the first page of what a filter leaves, also when a row was tapped right before", () => {
  expect(over("page=3&product=1", "category=Bongs", "category")).toBe("product=1&category=Bongs");
});

it("lets the later of two filters of one kind win, also the one for everything", () => {
  expect(over("category=Bongs&q=glass", "category=Pipes", "category")).toBe("category=Pipes&q=glass");
  expect(over("category=Bongs&q=glass", "", "category")).toBe("q=glass");
});

it("does not bring back what was emptied right before", () => {
  expect(over("", "q=glass&category=Bongs", "category")).toBe("category=Bongs");
});

it("takes away the days and keeps the rest", () => {
  expect(over("from=2026-01-01&to=2026-01-31&show=paid&q=7", "show=paid", "from to")).toBe("show=paid&q=7");
});

it("takes a link that names nothing as it is", () => {
  expect(over("q=glass", "order=1", "")).toBe("order=1");
});
