import { parseArgs } from "node:util";
import { CommandError } from "@/server/command-error.mjs";
import type { PracticeSize } from "@/tests/support/practice-shop";

export const SECTIONS = [
  "inventory",
  "everything",
  "new-order",
  "pages",
  "admin",
  "traffic",
  "processes",
] as const;
export type BenchSection = (typeof SECTIONS)[number];

export type BenchOptions = {
  sections: readonly BenchSection[];
  size: PracticeSize;
  /** Pairs of both sides in the short measurements. */
  rounds: number;
  /** Pairs of both sides in the long one. */
  longRounds: number;
  /** "server", "embedded", or both where a server answers. */
  database: "server" | "embedded" | "both";
};

const QUICK: PracticeSize = { products: 1_000, customers: 5_000, orders: 40_000 };
const FULL: PracticeSize = { products: 10_000, customers: 100_000, orders: 1_000_000 };
const USAGE = `npm run bench -- [${SECTIONS.join("] [")}] [--full]
  --full                 the sizes the goals are stated for; about an hour
  --products, --customers, --orders, --rounds   other sizes
  --database server|embedded                    one of them only`;

/** @throws CommandError with the usage for an unknown flag or section */
export function parseBenchOptions(args: string[]): BenchOptions {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        full: { type: "boolean" },
        products: text,
        customers: text,
        orders: text,
        rounds: text,
        database: text,
      },
    });
    const base = values.full ? FULL : QUICK;
    const unknown = positionals.find((name) => !SECTIONS.some((section) => section === name));
    if (unknown) throw new Error(`There is no part "${unknown}".`);
    const { database = "both" } = values;
    if (database !== "server" && database !== "embedded" && database !== "both")
      throw new Error("--database must be server or embedded.");
    const wanted = SECTIONS.filter((section) => positionals.includes(section));
    return {
      sections: wanted.length > 0 ? wanted : SECTIONS,
      size: {
        products: count("products", values.products, base.products),
        customers: count("customers", values.customers, base.customers),
        orders: count("orders", values.orders, base.orders),
      },
      rounds: count("rounds", values.rounds, values.full ? 7 : 3),
      longRounds: count("rounds", values.rounds, values.full ? 1 : 2),
      database,
    };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function count(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.`);
  return value;
}
