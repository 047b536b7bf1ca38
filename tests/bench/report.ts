import { inColumns } from "@/tests/support/in-columns";
import { machineLines } from "./machine";

export type Goal = {
  area: string;
  what: string;
  value: number;
  /** The largest value that passes. */
  goal: number;
  /** Printed after both numbers: "x", "kB", "%". */
  unit: string;
  /** The values the number was computed from. */
  detail?: string;
};

const MISSING = "–";

/** Collects what was measured, prints each number as it comes and all of them at the end. */
export class Report {
  readonly #rows: { area: string; what: string; value: string; goal: string; verdict: string }[] = [];

  add({ area, what, value, goal, unit, detail }: Goal): void {
    const verdict = value <= goal ? "met" : "missed";
    const row = { area, what, value: shown(value, unit), goal: `≤ ${shown(goal, unit)}`, verdict };
    this.#rows.push(row);
    console.log(`${verdict.padEnd(6)}  ${area}: ${what}: ${row.value} (goal ${row.goal})`);
    if (detail) console.log(`        ${detail}`);
  }

  /** Records a goal that cannot be measured here, and why. */
  skip(area: string, what: string, why: string): void {
    this.#rows.push({ area, what, value: MISSING, goal: MISSING, verdict: "not measured" });
    console.log(`----    ${area}: ${what}: not measured, ${why}`);
  }

  finish(): void {
    const rows = this.#rows;
    console.log(`\n${machineLines().join("\n")}\n`);
    const head = ["Area", "What", "Measured", "Goal", ""];
    console.log(inColumns([head, ...rows.map(Object.values)]).join("\n"));
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    console.log(`\n${count("met")} met, ${count("missed")} missed, ${count("not measured")} not measured`);
  }
}

function shown(value: number, unit: string): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}
