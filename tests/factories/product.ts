import { randomUUID } from "node:crypto";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** Inserts a category of the point of sale. */
export function makeCategory(db: Db, data: Partial<Prisma.CategoryCreateInput> = {}) {
  return db.category.create({ data: { name: "Bongs", cloverId: randomUUID(), ...data } });
}

/** Inserts a bong of the point of sale, for sale and shown, with a counted stock. */
export function makeProduct(db: Db, data: Partial<Prisma.ProductUncheckedCreateInput> = {}) {
  const categoryName = data.categoryName === undefined ? "Bongs" : data.categoryName;
  return db.product.create({
    data: {
      name: "Amber Beaker",
      price: "49.90",
      stock: 12,
      categoryName,
      categoryNames: categoryName === null ? [] : [categoryName],
      cloverId: randomUUID(),
      ...data,
    },
  });
}
