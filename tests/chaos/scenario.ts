import type { Dice } from "@/tools/practice/pos/random";

export type Group = "kills" | "faults" | "abuse" | "soak";

/** One check and its result. */
export type Finding = { what: string; isOk: boolean; measured: string };

/** What a scenario is given. */
export type ScenarioContext = {
  readonly seed: number;
  /** Random choices of this scenario: the same seed gives the same ones whatever else is run. */
  readonly dice: Dice;
  /** The amount of work: 1 is the default run, 2 twice as many rounds. */
  readonly scale: number;
  readonly isLong: boolean;
  /** An empty folder, removed afterwards. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Notes what should hold, and whether it did. */
  readonly expect: (what: string, isOk: boolean, measured?: string | number) => void;
  /** Counts processes that were killed. */
  readonly killed: (count?: number) => void;
  /** Registers clean-up that runs when the scenario is over, in reverse order. */
  readonly atEnd: (work: () => unknown) => void;
};

export type Scenario = {
  /** Numbers of the list of fault and abuse tests in docs/security.md. */
  tests: string;
  name: string;
  group: Group;
  /** True when what is measured is time: nothing else runs beside it. */
  isTimed: boolean;
  /** True when it runs the shop from its production build. */
  needsBuild?: boolean;
  run: (context: ScenarioContext) => Promise<void>;
};

/** Thrown when this machine lacks what the scenario needs; the summary shows the reason. */
export class Unsupported extends Error {
  override name = "Unsupported";
}

/** How many rounds a scenario does: `count` in the default run, never fewer than two. */
export const rounds = ({ scale }: ScenarioContext, count: number): number =>
  Math.max(2, Math.round(count * scale));
