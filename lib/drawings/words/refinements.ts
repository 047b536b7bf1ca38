import { inLines, type Refinement } from "@/lib/drawings/words/kind-rule";
import { GRAMS } from "@/lib/drawings/words/measures";
import { shelfRefinements } from "@/lib/drawings/words/shelf-refinements";

const VAPES = /\b(?:nicotine vapes?|disposables?|vapes?)\b/;
const EDIBLES = /^edibles?$/;
const JUICES = /\b(?:juices?|e-?liquids?)\b/;
const HOOKAH = /\b(?:hookahs?|shisha)\b/;
const TOBACCO = /^(?:pipe |rolling )?tobacco(?: products)?$/;
const STASH_BOTTLE = /^(?=.*\b(?:stash|diversion|hidden|secret|safe)\b).*\bbottle\b/;
/** A bottled drink, not a can for storage: water, tea, shots, extracts and detox. */
const BOTTLED = new RegExp(
  inLines`
    ^(?!.*\b(?:stash|diversion|hidden|secret|safe|cans?|cann|liquid death|twisted tea)\b)(?!.*\barizona\b.*\b2[2-4] ?oz)
    (?!.*\b(?:250|330|355|440|473) ?ml\b).*(?:
    \b(?:\w*water|bottled?|shots?|extract|tonics?|elixir|syrup|tea|detox\w*|cleanse|clean|liquid|stinger
    |q-?carbo\w*|feel free|gatorade|body ?armor|fiji|dasani|jarritos|snapple|perrier|topo chico|electrolit
    |pedialyte|suero|powerade|calypso|essentia|aquafina|evian|lipton|pure leaf|yoo-?hoo|nesquik|muscle milk
    |eliminex|flush|lean|neptune'?s fix|stacker \d|test'?in|tianna|total eclipse|ultra wash|toxin wash
    |viva ?zen|zydot|hydration|propel|kool[- ]?aid|rescue|xxtra|high voltage|klean|vale'?s
    |5[- ]?h(?:ou)?r|frapp(?:e|uccino)?)\b
    |\b(?:16\.9|20|28|32) ?(?:fl )?oz\b|\b[12](?:\.\d+)? ?l(?:iter)?\b|\b\d+(?:\.\d+)? ?ml\b)
  `,
);

/** The first that applies counts. */
export const refinements: readonly Refinement[] = [
  ...shelfRefinements,
  // Disposables with "shisha" or "hookah" in their names.
  { from: ["shisha", "hookah"], name: /\b\d{2,3}k\b|puffs?\b|\b[a-z]{2}\d{4,5}\b/, kind: "disposable" },
  { from: ["shisha", "hookah"], category: VAPES, kind: "disposable" },
  // Hookahs are called shishas outside the United States.
  {
    from: ["shisha"],
    name: /^(?!.*(?:\d ?(?:g|gm|gr|kg)\b|tobacco)).*\b(?:moze|aladin|amy (?:deluxe|ss|\d+)|oduman|egermann|maklaud|vyro|steamulation|el ?-?bomber|dschinni)\b/,
    kind: "hookah",
  },
  // Flavors called after other goods: "acai bowl".
  {
    from: ["bowl", "gummies", "chocolate", "drink", "pod-kit", "parcel"],
    name: /^(?!.*\b(?:strips|wipes?)\b)/,
    category: /\bnicotine vapes?\b|\bdisposables?\b/,
    kind: "disposable",
  },
  {
    from: ["bowl", "gummies", "chocolate", "drink", "tobacco", "wraps"],
    category: /^(?:vapes?|e-?cig(?:arette)?s?)$/,
    kind: "disposable",
  },
  // Categories of one kind of goods, whose names may be flavors or the brands of others.
  { from: ["disposable", "jar"], category: EDIBLES, kind: "gummies", noun: "a bag of edibles" },
  { from: ["disposable"], name: /^(?!.*(?:puffs|\d{4}|\dk\b))/, category: JUICES, kind: "bottle" },
  { from: ["cigar", "drink", "gummies", "chocolate"], category: /\bpipe tobacco\b/, kind: "tobacco" },
  { from: ["cigar"], category: /^lighters?$/, kind: "lighter" },
  { from: ["torch", "lighter"], category: /^(?:lighter )?(?:fuel|fluid|butane|gas)$/, kind: "butane" },
  {
    from: ["container"],
    name: /\bthc|\blive\b/,
    category: /^(?!.*\b(?:concentrates?|flowers?)\b).*\b(?:nicotine vapes?|disposables?|vapes?)\b/,
    kind: "disposable",
  },
  { from: ["container"], name: /\bcarts?\b/, kind: "cartridge" },
  { from: ["bottle", "cones", "disposable"], name: /\bpouches\b|\bpouch\b.*\d ?mg\b/, kind: "can" },
  // Disposables with the name of a tank.
  {
    from: ["mod", "tank"],
    name: /^(?!.*\b(?:glass|kit|mod|rda|rta|tank|\d+ ?w)\b)/,
    category: /\bnicotine vapes?\b|\bdisposables?\b/,
    kind: "disposable",
  },
  // E-liquids of makers of both.
  {
    from: ["disposable"],
    name: /^(?!.*(?:puffs|\d{4}|\dk\b|disposable|\bbar\b)).*(?:\bsalts?\b.*\d ?mg\b|\bsalts?$|\b(?:3|6|12|18) ?mg\b|\bnaked\b.*\d ?mg\b)/,
    kind: "bottle",
  },
  // Sachets of honey, not candy with its flavor.
  {
    from: ["gummies"],
    name: /^(?!.*\b(?:gumm|cookie|cereal|cand|chew|lolli|taffy)).*(?:^honey|\bhoney (?:\w+ )?(?:d[89]|thc|\d+ ?m?g)\b)/,
    category: EDIBLES,
    kind: "parcel",
  },
  {
    from: ["gummies"],
    name: /^(?!.*(?:\d ?mg\b|\b(?:thc|cbd|delta|d8|d9|kratom)\b)).*\b(?:airheads|gummy bears|haribo|jolly ranchers?|nerds|skittles|sour patch|starburst|trolli|warheads)\b/,
    kind: "gummies",
    noun: "a bag of candy",
  },
  { from: ["gummies"], category: TOBACCO, kind: "tobacco", noun: "tobacco leaf" },
  {
    from: ["gummies"],
    name: /^(?!.*\b(?:gumm|cookie|brownie|cereal|cand|snack|chip|bite|pretzel)).*\bchocolate\b/,
    category: EDIBLES,
    kind: "chocolate",
  },
  // A pen with a strain or a weight is filled.
  {
    from: ["pen"],
    name: /^(?!.*\b(?:battery|510|kit|dab|wax)\b).*\b(?:indica|sativa|hybrid|thc-?[ap]?|hhc|\d(?:\.\d)? ?gr?(?:ams?)?)\b/,
    kind: "disposable",
  },
  // Parts of a device, sold without it.
  {
    from: ["e-rig", "mod", "pen", "pod-kit", "vaporizer"],
    name: /^(?!.*\b(?:battery|device)\b).*\b(?:replacement|spare)\b|\b(?:basket|cap|condenser|cover|gasket|insert|lid|seal|skin|sleeve|stem|strap|tether|valve)s?(?: (?:kit|set))?$/,
    kind: "parcel",
  },
  {
    from: ["vaporizer"],
    name: /\b(?:phaser|pillar|carta|peak|proxy)\b/,
    kind: "e-rig",
  },
  {
    from: ["vaporizer"],
    name: /^(?!.*\b(?:dry|herb|herbal|flower)\b).*\b(?:evolve|wax|concentrate|extract|dab|magneto|regen|orbit|cerum|oil)\b/,
    kind: "pen",
  },
  { from: ["e-rig", "mod", "pen", "pod-kit", "vaporizer"], name: /\bbag$/, kind: "case" },
  // A maker of shisha, too.
  { from: ["vaporizer"], name: GRAMS, kind: "shisha" },
  {
    from: ["hookah"],
    name: /^(?!.*\bhookah\b).*\b(?:base|vase)(?: (?:replacement|amber|black|blue|clear|gold|gray|green|pink|purple|red|smoke|white))?$|\breplacement\b.*\b(?:base|vase)\b/,
    kind: "hookah-base",
  },
  // Coils of the tank that is named: "Nautilus BVC heads".
  { from: ["mod", "pod-kit", "tank"], name: /\bheads?\b/, kind: "coil" },
  { from: ["pod-kit"], name: /\bego\b/, kind: "pen" },
  // Kits with the watts of two cells.
  {
    from: ["pod-kit"],
    name: /^(?!.*\b(?:pods?\b|argus|caliburn|nord|novo|rpm|thallo|ursa|xros)).*\b(?:1[0-9]\d|2[0-7]\d)(?: ?w(?:att)?s?)?\b.*\bkit\b/,
    kind: "mod",
  },
  // Thousands of puffs, or a filling, under the name of other goods.
  {
    from: ["mod", "pen", "pod-kit", "tank"],
    name: /^(?!.*\b\d{2,3} ?w\b).*(?:\b\d{1,2}k\b|\b[a-z]{2}\d{4,5}\b)/,
    kind: "disposable",
  },
  {
    from: ["torch"],
    name: /\b(?:thc-?[ahpx]?|d8|d9|delta|hhc|live resin|\d(?:\.\d)? ?g(?:r|rams?)?)\b/,
    kind: "disposable",
  },
  // Makers of vape pens who also make water pipes.
  {
    from: ["pen"],
    name: /^(?!.*\b(?:510|battery|kit|pen|vape|mah)\b)(?=.*\b(?:ooze|lookah|pulsar|stache)\b).*\b(?:glass|silicone|water)\b/,
    kind: "beaker",
    noun: "a water pipe",
  },
  {
    from: ["wraps"],
    name: /^(?!.*\bwrap).*\bblunts?\b.*\b(?:thc-?[ahp]?|hhc|d8|d9|delta)\b/,
    kind: "pre-roll",
  },
  // Pipes with a bowl, or in the shape of a cone.
  {
    from: ["bowl"],
    name: /^(?!.*\d\d ?m).*\b(?:brass|glass|hand|metal|silicone|spoon|wood(?:en)?) ?pipe \w+.*\bbowl\b/,
    kind: "hand-pipe",
  },
  { from: ["cones"], name: /\b(?:glass|hand|metal|wood(?:en)?) ?pipe\b/, kind: "hand-pipe" },
  {
    from: ["straight"],
    name: /^(?!.*\b(?:water ?pipe|bong|percolator|perc)\b).*\bpipe\b/,
    category: /^(?:glass |metal |silicone )?(?:hand|spoon) ?pipes?$/,
    kind: "hand-pipe",
  },
  // Pipes for concentrates.
  {
    from: ["hand-pipe", "beaker"],
    name: /^(?!.*\b(?:beaker|bong)\b).*\bpipe\b.*\b(?:with|w|w\/) (?:\w+ ){0,2}banger\b/,
    kind: "rig",
  },
  {
    from: ["butane"],
    name: /^(?!.*\b(?:can|fuel|gas|refill)\b).*\btorch(?: (?:lighter|gun)\b|.*\brefillable\b)/,
    kind: "torch",
  },
  { from: ["lighter"], name: /\btorch\b/, kind: "torch" },
  // A tray that lighters come in stands on the counter.
  { from: ["tray"], name: /\blighters? (?:counter |display )?tray\b/, kind: "lighter" },
  { from: ["papers"], category: /^(?:pre-?rolled )?cones?$/, kind: "cones" },
  // Short cones, which papers do not come as.
  { from: ["papers"], name: /\b53 ?mm\b|\bshort(?:y|ie)s\b/, kind: "cones" },
  // Little cigars with a filter.
  {
    from: ["tips"],
    name: /\b(?:al capone|black ?(?:&|and|n)? ?milds?|black ?stone|cheyenne|djarum|remington|santa fe|seneca|swisher|talon)\b.*\b(?:filter|(?:plastic|wood) tip)/,
    kind: "cigar",
  },
  // Makers of papers write "tip" without a kind of it.
  {
    from: ["papers"],
    name: /^(?!.*(?:\b1 1\/[24]|\b1\.25|\b(?:king|single|papers?|with|w|and|plus|booklet)\b|[&+])).*\btips?\b/,
    kind: "tips",
  },
  { from: ["tobacco-pipe"], name: /\bglass\b/, kind: "hand-pipe" },
  // "Nautilus" is a tank, and its kit a device with one.
  { from: ["tank"], name: /^(?!.*\b(?:tank|r[dt]a)\b).*\bkit\b/, kind: "pod-kit" },
  // Powder is sold by weight, capsules by number.
  {
    from: ["bag"],
    name: /^(?=.*\b(?:kratom|kava|maeng da|bali)\b)(?=.*\b\d{1,3} ?(?:ct|count|caps?|tabs?)\b)(?!.*(?:powder|\bgel\b|\d ?(?:g|gm|grams?|oz|kg)\b))/,
    kind: "capsules",
    noun: "a bottle of capsules",
  },
  { from: ["bag", "capsules"], name: /^(?!.*\b(?:gel|powder)\b).*\bshots?\b/, kind: "drink-bottle" },
  { from: ["bag"], name: /\b(?:kratom|kava)\b.*\b\d+(?:\.\d)? ?(?:ml|fl ?oz)\b/, kind: "drink-bottle" },
  // Only pipe tobacco is weighed in ounces.
  { from: ["cigar"], name: /\b(?:[2-9]|1[026])(?:\.\d)? ?oz\b/, kind: "tobacco" },
  // Makers of flavors who make bowls, too.
  { from: ["shisha"], name: /^(?!.*\d ?(?:g|gm|gr|kg)\b).*\w{3}bowl$/, kind: "bowl-head" },
  // What is smoked in a hookah without tobacco.
  {
    from: ["shisha"],
    name: /\bsteam (?:stone|rock)s?\b|\bice rock[sz]\b|\bshiazo\b|\bbigg\b/,
    kind: "shisha",
    noun: "steam stones",
  },
  {
    from: ["shisha"],
    name: /\bherbal\b|\btobacco[- ]free\b|\bsoex\b|\bbeamer ice\b/,
    kind: "shisha",
    noun: "herbal shisha",
  },
  { from: ["cones"], name: /^hem\b|\bdragon'?s? blood\b|\bbackflow\b/, kind: "incense" },
  { from: ["cones"], name: /\bhookah\b/, kind: "hookah" },
  { from: ["cones"], category: /\bincense\b/, kind: "incense" },
  {
    from: ["bowl", "candle", "chocolate", "cones", "drink", "gummies", "hat", "shirt"],
    name: /^(?!.*(?:\bfor\b|\d ?mm\b|\bglass bowl\b)).*\bwater ?pipes?$/,
    kind: "beaker",
    noun: "a water pipe",
  },
  { from: ["beaker", "bubbler", "hand-pipe", "tube"], name: /^(?!.*\bfor\b).*\brig$/, kind: "rig" },
  { from: ["rig"], name: /\brecycler$/, kind: "recycler" },
  { from: ["beaker"], name: /^(?!.*\bbeaker\b).*\bstraight\b/, kind: "straight" },
  // Only tobacco to roll comes in pouches and by weight.
  { from: ["cigarettes"], name: /\b(?:ryo|pouche?s?)\b|\d ?oz\b/, kind: "tobacco" },
  { from: ["tobacco"], name: /\btubes?\b/, kind: "cigarettes", noun: "cigarette tubes" },
  // Batteries of vape pens, where the name has no type of cell.
  {
    from: ["battery"],
    name: /^(?!.*\b(?:18650|21700|20700|26650|18350|molicel|samsung|sony|lg|hohm|panasonic|imren|golisi|akku)\b).*\b(?:ooze|ccell|yocan|lookah|pulsar|cookies|cartisan|hamilton|stiiizy|strio|airis\w*|dazzleaf|dime|exxus|honeystick|leaf ?buddi|pckt|vessel|wulf|twist|slim|vape|cart|cbd|thc|\w+jamin|510|vv|\d{3,4} ?mah)\b/,
    kind: "pen",
    noun: "a vape pen battery",
  },
  {
    from: ["battery"],
    name: /^(?!.*(?:\b(?:18|20|21|26)\d{3}|\b(?:golisi|imren|molicel|mxjo|samsung|sony|aaa?|9v|cr ?20\d\d|alkaline|duracell|energizer)\b))/,
    category: /\b(?:devices|vapes?|vaporizers?)\b/,
    kind: "pen",
    noun: "a vape pen battery",
  },
  { from: ["disposable"], category: /^(?:beverages?|(?:energy |soft )?drinks?|sodas?)$/, kind: "drink" },
  // Drinks are in cans only where they sparkle.
  { from: ["drink"], name: STASH_BOTTLE, kind: "drink-bottle", noun: "a stash bottle" },
  { from: ["drink"], name: BOTTLED, kind: "drink-bottle" },
  // Parts of a hookah that are other things elsewhere.
  { from: ["bowl"], name: HOOKAH, kind: "bowl-head" },
  { from: ["bowl"], category: HOOKAH, kind: "bowl-head" },
  { from: ["parcel"], name: /\bfunnel\b/, category: HOOKAH, kind: "bowl-head" },
  // Only bowls of water pipes fit a joint.
  { from: ["bowl-head"], name: /^(?!.*\bhookah\b).*\b(?:10|14|18|19) ?m(?:m|ale)?\b/, kind: "bowl" },
  { from: ["tank"], name: /\b\d(?:\.\d)? ?l\b|\b\d{3,4} ?g\b/, kind: "butane", noun: "cream chargers" },
  { from: ["tank"], name: HOOKAH, kind: "hookah-base" },
  { from: ["tank"], category: HOOKAH, kind: "hookah-base" },
  { from: ["papers"], name: /^(?!.*\bpapers?\b).*\b(?:70|78|79|98|110) ?mm\b/, kind: "roller" },
  { from: ["tips"], name: /\b(?:nectar|(?:honey|dab) (?:straw|collector))s?\b/, kind: "nectar-collector" },
  { from: ["tips"], name: HOOKAH, kind: "mouth-tips" },
  { from: ["tips"], category: HOOKAH, kind: "mouth-tips" },
  { from: ["tobacco"], category: HOOKAH, kind: "shisha" },
  { from: ["parcel", "hookah"], name: GRAMS, category: HOOKAH, kind: "shisha" },
  // The hookahs themselves are sold by the inch.
  { from: ["hookah"], name: /\b(?:50|100|125|200|250) ?(?:g|gm|gr|grams?)$/, kind: "shisha" },
  { from: ["tips"], name: /^(?!.*\btips\b)/, category: /\bcigarettes?\b/, kind: "cigarettes" },
  // A "starter kit" is not always one of vapes.
  { from: ["pod-kit"], category: /\b(?:glass|pipes?|bongs?|rolling|grinders?|hookahs?)\b/, kind: "parcel" },
  // Nicotine pouches by strength alone, as "6 mg spearmint".
  {
    from: ["bottle"],
    category: /\b(?:tobacco|cigarettes?|smokeless|pouch(?:es)?)\b/,
    kind: "can",
  },
  { from: ["bag"], category: TOBACCO, kind: "tobacco" },
  { from: ["hand-pipe"], name: /\d ?oz\b/, category: TOBACCO, kind: "tobacco" },
  {
    from: ["pod", "pod-kit", "mod"],
    name: /^(?!.*\b(?:alto|empty|juul|njoy ace|refill\w*|replacement)\b)/,
    category: /\bdisposables?\b/,
    kind: "disposable",
  },
  { from: ["coil"], name: /^(?!.*\b(?:coils?|heads?)\b).*\bpods?\b/, kind: "pod" },
  // Pods that fill from the top are called cartridges too.
  { from: ["cartridge"], name: /\d\.\d+ ?ohm/, kind: "pod" },
];
