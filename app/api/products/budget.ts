import type { Budget } from "@/lib/limits/rate-limit";

/** One for the list and for single products: they are read together. */
export const PRODUCTS_BUDGET: Budget = { name: "products", points: 300, windowSeconds: 60 };
