import type { Refinement } from "@/lib/drawings/words/kind-rule";
import { GRAMS } from "@/lib/drawings/words/measures";

/** Capacities and volumes that outweigh the words of a name, and shelves that hold one kind of goods. */
export const shelfRefinements: readonly Refinement[] = [
  {
    from: ["battery", "disposable", "pen", "pod-kit"],
    name: /^(?!.*\b(?:attachment|atomizer|coil|mouth ?piece|grinder|screen)s?\b).*\bdry[- ]?(?:herb|flower)\b/,
    kind: "vaporizer",
  },
  {
    from: ["vaporizer"],
    name: /\bherb(?:al)? (?:\w+ )?(?:attachment|basket|capsule|chamber|oven|pod|pusher)s?\b/,
    kind: "parcel",
  },
  { from: ["capsules"], name: /\bdry herb\b|\bdosing\b|\bkey ?chain\b/, kind: "parcel" },
  {
    from: ["vaporizer"],
    name: /^(?!.*\b(?:dry|herb\w*|flower)\b).*(?:\bvaporizer batter|\b(?:510|cart(?:ridge)?) vaporizer)/,
    kind: "pen",
    noun: "a vape pen battery",
  },
  // A battery says how much it holds, whatever it carries and whatever its shape is.
  {
    from: ["adapter", "bowl", "cartridge", "chillum", "coil", "hand-pipe", "tank", "tobacco-pipe"],
    name: /^(?!.*\b(?:18650|21700|disposable|kit|lighter|mod|pods?|puffs?)\b).*(?:\b\d{3,4} ?mah\b|\bvariable voltage\b|\bvv\b)/,
    kind: "pen",
    noun: "a vape pen battery",
  },
  { from: ["chillum", "hand-pipe", "tobacco-pipe"], name: /\b510/, kind: "pen", noun: "a vape pen battery" },
  { from: ["pen"], name: /\b(?:caliburn|doric|feelin|wenax)\b/, kind: "pod-kit" },
  { from: ["tank"], name: /^(?=.*\bkit\b).*\b\d{3,4} ?mah\b/, kind: "pen" },
  { from: ["tank"], name: /^(?!.*\bglass\b).*\bmesh(?:ed)?\b.*\b[2-6] ?(?:ct|pcs?|pk|pack)\b/, kind: "coil" },
  { from: ["pod"], name: /^(?!.*\b(?:disposable|puffs?)\b).*\b\d{3,4} ?mah\b/, kind: "pod-kit" },
  // Editions that are named after a juice.
  {
    from: ["bottle"],
    category: /^(?!.*(?:juice|liquid|&|\band\b)).*\bdisposables?\b/,
    kind: "disposable",
  },
  // Disposables of makers of juice.
  {
    from: ["bottle"],
    name: /^(?!.*\d ?m[gl]\b).*\b(?:\d{1,2}k|\d{4,5} puffs?|x \w.* \d{4,5})\b/,
    kind: "disposable",
  },
  // Flavors called after other goods: "carnival crunch".
  {
    from: ["chocolate", "cigar", "cigarettes", "cones", "gummies", "papers", "tobacco"],
    name: /^(?!.*\b(?:dokha|thc|cbd|pipe tobacco)\b).*\b(?:30|60|100|120) ?ml\b/,
    kind: "bottle",
  },
  // No drink is sold by grams.
  {
    from: ["drink", "drink-bottle"],
    name: /^(?!.*\b(?:coffee|collagen|creatine|kava|kratom|matcha|mix|mushroom|powder|protein|tea)\b).*\b(?:50|100|125|200|250|500|1000) ?(?:g|gm|gr|grams?)\b/,
    category: /^$|hookah|shisha|flavor|molasses/,
    kind: "shisha",
  },
  {
    from: ["bag", "chocolate", "container", "drink", "drink-bottle", "gummies", "jar"],
    name: GRAMS,
    category: /\b(?:hookahs?|shisha)\b/,
    kind: "shisha",
  },
  { from: ["bubbler"], name: /\be-?rig\b/, kind: "e-rig" },
  { from: ["dab-tool", "wick"], name: /\btoker ?poker\b/, kind: "lighter", noun: "a lighter sleeve" },
  { from: ["lighter"], name: /\bleash\b/, kind: "parcel" },
  { from: ["papers"], name: /^(?!.*\bpapers?\b).*\b(?:bic|clipper)s?\b/, kind: "lighter" },
  // Flavors called after drinks, candy and tobacco, by thousands of puffs.
  {
    from: ["bottle", "cigar", "drink", "drink-bottle", "gummies", "tobacco"],
    name: /^(?!.*\d ?m[gl]\b).*(?:\b(?:[5-9]|[1-9]\d)k\b|\b(?:[5-9]|[1-4]\d)[05]00 ?puffs?\b)/,
    kind: "disposable",
  },
  { from: ["papers"], name: /\b98 ?(?:mm )?sp(?:ecial)?s?\b/, kind: "cones" },
  // What is filled is weighed in grams: candy in ounces and by its strength.
  {
    from: ["gummies", "container"],
    name: /^(?!.*(?:\d ?(?:mg|ct|oz|pk|pcs?)\b|\b(?:3\.5|7) ?g\b|\b(?:badder|batter|brownie|budder|butter|candy|cereal|cookie|crumble|dab|diamonds?|gumm\w+|hash|isolate|jar|kief|mushrooms?|rosin|sauce|shatter|sugar|wax)\b)).*\b(?:2(?:\.\d)?|3|4|5|6) ?g(?:rams?)?\b/,
    kind: "disposable",
  },
  {
    from: ["papers"],
    name: /^(?!.*\b(?:papers?|booklets?|cones?|slim|raw|ocb|rice|tips?|zig)\b)(?=.*\bkings?\b).*\b(?:full flavor|menthol|non[- ]filter|(?:flip[- ]top|hard|soft) (?:box|pack))\b/,
    kind: "cigarettes",
  },
  {
    from: ["papers"],
    name: /^(?!.*\b(?:papers?|booklets?|cones?|slim|raw|ocb|tips?|zig)\b).*\bkings?\b/,
    category: /^(?!.*\bpapers?\b).*\bcigarettes?\b/,
    kind: "cigarettes",
  },
  // A mouthpiece has no volume: it is that of a cartridge.
  {
    from: ["mouth-tips", "parcel", "tips"],
    name: /^(?=.*\b(?:cart(?:ridge)?s?|th2\w*|m6t\w*)\b)(?=.*\b(?:mouth ?piece|tip)s?\b).*\b\d?\.?\d ?(?:g|ml)\b/,
    kind: "cartridge",
  },
  // Charcoal that lights itself comes in boxes and tablets, as cigarettes and pills do.
  { from: ["capsules", "cigarettes"], name: /\bquick ?lite?s?\b|\bquick ?lights?\b/, kind: "charcoal" },
  // Gum of a maker of pouches.
  { from: ["can"], name: /^(?!.*\bpouch).*\blucy\b.*(?<!bubble )\bgum\b/, kind: "parcel" },
  // Tablets have a strength, powder a weight.
  {
    from: ["bag"],
    name: /^(?!.*(?:\b(?:gel|powder|leaf)\b|\d ?(?:g|gm|grams?|oz|kg)\b))(?=.*\b(?:kratom|kava)\b).*(?:\d ?mg\b|\b7[- ]?hydro|\bpseudo)/,
    kind: "capsules",
    noun: "a bottle of capsules",
  },
  {
    from: ["bag", "bottle"],
    name: /^(?!.*\b(?:gel|powder)\b).*\bliquid\b/,
    category: /\b(?:kratom|kava)\b/,
    kind: "drink-bottle",
  },
  // Shelves of one kind of goods, whose names may be words for others.
  { from: ["papers"], category: /^grinders?$/, kind: "grinder" },
  { from: ["wraps"], category: /^torch(?:es)?$/, kind: "torch" },
  {
    from: ["tobacco"],
    name: /^(?!.*(?:\b(?:chew\w*|leaf|pipe|rolling|shag)\b|\d ?(?:g|gm|grams?|oz)\b))/,
    category: /^cigars?$/,
    kind: "cigar",
  },
  { from: ["container"], category: /^mushrooms?$/, kind: "gummies", noun: "a bag of edibles" },
  // What hangs in a car is of cardboard.
  { from: ["spray"], name: /\b(?:li(?:ttle|l) trees?|hanging|paper)\b/, kind: "parcel" },
];
