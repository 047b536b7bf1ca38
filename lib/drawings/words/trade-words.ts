/**
 * Words of the trade that clerks write with letters missing: "grndr", "backwds", "strwbry". None of them is a brand or
 * another word without its vowels, as "smok", "glas" and "baker" would be.
 */
export const tradeWords: readonly string[] = [
  // Goods and their parts.
  "adapter ashtray backwood bowl butane banger battery bubbler candle candy capsule carton cartridge catcher",
  "charcoal charger chillum chocolate cigar cigarillo cleaner cloud collector container disposable",
  "downstem dugout filter flower gravity grinder gummy holder honeycomb hookah incense kratom",
  "lighter liquid mushroom nectar pearl poker power proof protector recycler roller screen sherlock shisha",
  "blazer concentrate cutter",
  "silicone spoon spray steamroller straight tincture tobacco torch vaporizer water",
  // Brands.
  "caliburn copenhagen marlboro monster newport starbuzz swisher",
  // Colors and materials.
  "amber brown green gunmetal orange purple quartz rainbow silver turquoise white yellow",
  // Flavors.
  "banana blueberry cherry cream grape lemonade menthol peach peppermint pineapple raspberry",
  "spearmint strawberry tropical vanilla watermelon",
].flatMap((words) => words.split(" "));

/** Words of their own that differ from a word of the trade in one vowel. */
export const soundAlikes: ReadonlySet<string> = new Set([
  "babbler",
  "buttery",
  "cartoon",
  "falter",
  "grander",
  "minster",
  "munster",
  "salver",
]);
