import { counterBrands } from "@/lib/drawings/words/counter-brands";
import { glassBrands } from "@/lib/drawings/words/glass-brands";
import { hookahBrands } from "@/lib/drawings/words/hookah-brands";
import type { KindRule } from "@/lib/drawings/words/kind-rule";
import { rollingBrands } from "@/lib/drawings/words/rolling-brands";
import { vaporBrands } from "@/lib/drawings/words/vapor-brands";

/** Brand names that imply a kind of product; tried only when the name has no word for the kind. */
export const brandRules: readonly KindRule[] = [
  ...vaporBrands,
  ...hookahBrands,
  ...rollingBrands,
  ...counterBrands,
  ...glassBrands,
];
