import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ProductToPhotograph } from "@/lib/catalog/photo-queries";
import { productDrawing } from "@/lib/drawings/product-drawing";
import { PhotoQueueCard } from "./photo-queue";
import { PhotoTasks } from "./photo-tasks";

const bong = { id: "bong", name: "Beaker Bong", categoryName: "Bongs", sold: 3 };
const product: ProductToPhotograph = { ...bong, drawing: productDrawing(bong) };
const panelOf = (next: ProductToPhotograph[]) =>
  PhotoQueueCard({ queue: { next, missing: next.length, bestSellers: { pictured: 0, total: 1 } } });

it("says that every product has a photo only when none is left to take", () => {
  expect(renderToStaticMarkup(panelOf([product]))).toContain('aria-label="Take photo of Beaker Bong"');
  expect(renderToStaticMarkup(panelOf([product]))).not.toContain("Every product has a photo");
  expect(renderToStaticMarkup(panelOf([]))).toContain("Every product has a photo");
});

it("counts the best sellers with a photo in words that fit one of them", () => {
  const textOf = (bestSellers: { pictured: number; total: number }) =>
    renderToStaticMarkup(PhotoQueueCard({ queue: { next: [], missing: 0, bestSellers } })).replace(
      /<[^>]*>/g,
      "",
    );
  expect(textOf({ pictured: 1, total: 1 })).toContain("1 of your 1 best seller has a photo");
  expect(textOf({ pictured: 1, total: 50 })).toContain("1 of your 50 best sellers has a photo");
  expect(textOf({ pictured: 2, total: 50 })).toContain("2 of your 50 best sellers have a photo");
});

it("keeps the tasks in place once the last photo is stored, and with them what they show", () => {
  // React keeps the state of an element of the same type in the same position.
  const [tasks, tasksWhenDone] = [panelOf([product]), panelOf([])].map(({ props }) => props.children.type);
  expect(tasks).toBe(PhotoTasks);
  expect(tasksWhenDone).toBe(tasks);
});
