import { counter } from "@/lib/drawings/words/counter";
import { fireAndStorage } from "@/lib/drawings/words/fire-and-storage";
import { german } from "@/lib/drawings/words/german";
import { glass } from "@/lib/drawings/words/glass";
import { hookah } from "@/lib/drawings/words/hookah";
import type { KindRule } from "@/lib/drawings/words/kind-rule";
import { parts } from "@/lib/drawings/words/parts";
import { rolling } from "@/lib/drawings/words/rolling";
import { vapor } from "@/lib/drawings/words/vapor";

/** Words in product names, in departments; where two match the same words the earlier one wins. */
export const nameRules: readonly KindRule[] = [
  ...vapor,
  ...glass,
  ...hookah,
  ...rolling,
  ...fireAndStorage,
  ...counter,
  ...parts,
  ...german,
];
