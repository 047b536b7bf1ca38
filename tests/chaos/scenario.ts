import type { Dice } from "@/tools/practice/pos/random";

/** Scenarios of abuse and soak measure time, so that nothing else runs beside them. */
type Group = "kills" | "faults" | "abuse" | "soak";

/** One check and its result. */
export type Finding = { what: string; isOk: boolean; measured: string };

/** The context of a scenario. */
export type ScenarioContext = {
  /** Random numbers of this scenario, the same for a seed whatever else runs. */
  readonly dice: Dice;
  /** The amount of work: 1 is the default run, 2 twice as many rounds. */
  readonly scale: number;
  readonly isLong: boolean;
  /** An empty folder, removed afterwards. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Records a check and its result. */
  readonly expect: (what: string, isOk: boolean, measured?: string | number) => void;
  /** Counts processes that were killed. */
  readonly killed: (count?: number) => void;
  /** Registers clean-up that runs when the scenario is over, in reverse order. */
  readonly atEnd: (work: () => unknown) => void;
};

export type Scenario = {
  /** Numbers in the list of fault and abuse tests in docs/security.md. */
  tests: string;
  name: string;
  group: Group;
  /** False when it runs without the shop, whose production build it then does not need. */
  startsShop?: false;
  run: (context: ScenarioContext) => Promise<void>;
};

/** Thrown when this machine lacks what the scenario needs; the summary shows the reason. */
export class Unsupported extends Error {
  override name = "Unsupported";
}

/** Number of rounds: `count` in the default run, never fewer than two. */
export const rounds = ({ scale }: ScenarioContext, count: number): number =>
  Math.max(2, Math.round(count * scale));
