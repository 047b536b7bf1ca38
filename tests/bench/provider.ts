import { type PracticeProcess, type PracticeSize, spawnPractice } from "@/tests/support/practice-shop";

/** Three years, so that the number of orders is realistic. */
const DAYS = 1_095;

/** A practice POS in a process of its own, with Clover's limits on. */
export const startProvider = (size: PracticeSize): Promise<PracticeProcess> =>
  spawnPractice({ ...size, days: DAYS });
