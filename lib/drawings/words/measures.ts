import type { KindId } from "@/lib/drawings/kinds";
import { inLines } from "@/lib/drawings/words/kind-rule";

/** What surrounds the goods is removed before matching: "50 ct jar", "box of 100", "12 can case". */
export const PACKAGING = new RegExp(
  inLines`
    \b\d+ ?(?:ct|pcs?|pk|packs?|count|cans?|pieces?|units?)\.? ?/? ?(?:(?:counter|display|master|retail|pop
    |full|bulk) )?(?:jar|box|bag|tub|display(?: (?:rack|stand|tower))?|case|bucket|tin|can|carton|tray|tower
    |roll|sleeve|bowl)\b
    |\b(?:jar|box|bag|tub|display|case|bucket|carton|book) of \d+
    |\b(?:counter|retail|display|master) (?:box|case|jar|tray)\b|\b\d+ ?(?:ct|pcs?|pk|count) bundle\b
    |(?:\b\d{5} )?\bbatter(?:y|ies) (?:not )?incl(?:uded)?\b
    |(?<=\b\d+ ?(?:ct|pcs?|pk|count) (?:\w+ )*(?:banger|bowl|bubbler|chillum|downstem|grinder|lighter|pipe
    |torch)e?s? )jar\b
    |(?<=\b(?:banger|bowl|chillum|hitter|pipe|spoon)s?\b.* )jar \d+ ?(?:ct|pcs?|pk|count)\b
    |(?<!\d ?)\bin (?:a )?
    (?:(?:carry(?:ing)?|gift|hard|metal|padded|rolling|soft|travel|velvet|wood(?:en)?) )?(?:bag|box|case|tin)
    (?: set)?\b
    |\b(?:bat|battery|blunt|bong|bowl|cigarette|cone|grinder|hookah|joint|lighter|pipe|torch)[- ]shaped?\b
    |\b(?:cigarette|lighter|torch)[- ]style\b
    |\bdisplay\b(?=.*\d ?(?:ct|pc|pk|count)\b)
    |(?<=\d ?(?:ct|pc|pk|count) )display(?: (?:rack|stand|tower))?\b
  `,
  "g",
);

/** Features of a thing that are things themselves: a hookah with two hoses, a bowl with a screen in it. */
export const FEATURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:bowl|slide)/, /\b(?:built[ -]?in|honeycomb|hc|\d ?hole) screens?\b|\bscreens? built[ -]?in\b/g],
  [/\b(?:e-?nail|banger|burner|stove)/, /\b(?:\d+ ?mm|single|double|dual) coils?\b|\bcoils?(?= kit\b)/g],
  [/\b(?:bong|beaker|bubbler|pipe|rig)/, /\bglycerine? coils?\b/g],
  [/\b(?:bong|beaker|straight|pipe|tube)/, /\bice (?:pinch|catcher)\b/g],
  [/scale/, /\bcd case\b/g],
  [/\b(?:charcoal|coal) (?:starter|burner|heater)/, /\bcoils?\b/g],
  [/\bdug ?out/, /\bgrinder(?: (?:top|lid|cap))\b|\bpoker\b/g],
  [/\b(?:dutch|game|optimo|phillies|swisher|white owl)\b/, /\bfoil\b/g],
  [/\bincense/, /\bash catchers?\b/g],
  [/\bash ?tray/, /\b(?:(?:bowl )?cleaner|poker|snuffer|spike)s?\b/g],
  [/\bbattery (?:case|holder|box|sleeve)/, /\b(?:18350|18650|20700|21700|26650)s?\b/g],
  [/\b(?:gloves?|hose|(?:hookah|mouth) ?(?:tips?|pieces?)|ash ?tray|bib|syringe|cap)\b/, /\bdisposable\b/g],
  [/\b(?:beaker|bong|grinder|pipe|rig)/, /\bmulti stickers?\b/g],
  [/\b(?:\d{4,5}|\d{1,2}k|puffs|vape|battery)\b/, /\b(?:dual|full|touch|smart|hd|led|oled) ?screens?\b/g],
];

/** A strength and a volume, or the word: e-liquid, unless another word of the name says otherwise. */
export const LIQUID =
  /\be-?(?:juice|liquid)\b(?!.*\b(?:empty|holder|stand|rack|case|sticker)\b)|\b\d+ ?ml\b.*\b\d+ ?mg\b|\b\d+ ?mg\b.*\b\d+ ?ml\b/;
/** A flavor, its maker and a volume: e-liquid, whatever else the flavor is called after. */
export const BY_MAKER =
  /^(?!.*(?:butane|clean|cologne|(?:face|hand|muscle|pain|relief|whipped) cream|dokha|fluid|fuel|incense|jar|lotion|perfume|shampoo|spray|tank|vial|\bgas\b)).*\w by \w.*\b(?:10|15|30|50|60|100|120) ?ml\b/;
/** What shisha is sold by. */
export const GRAMS = /\b(?:50|100|125|200|250|500|1000) ?(?:g|gm|gr|grams?)\b|\b1 ?kg\b/;

/** Words of goods that have a strength and a volume, too. */
export const DEVICE =
  /disposable|\bpods?\b|puffs?|tincture|cbd|cbg|hemp|kratom|kava|delta|d8|d9|thc|drink|shot|cart(?:ridge)?s?\b|gumm|oil|mushroom|7-?oh/;

export type Measure = {
  pattern: RegExp;
  kind: KindId;
  noun?: string;
  not?: RegExp;
  /** Over the normalized name of the category, which is empty where there is none. */
  shelf?: RegExp;
};

/** Measures that imply a kind before a brand does. */
export const sureMeasures: readonly Measure[] = [
  {
    pattern: /(?<![\d.])\d?\.\d+ ?ohm/,
    kind: "coil",
    not: /pod|xros|caliburn|xlim|novo|argus|wenax|sonder|vmate|luxe [qx]|ursa|feelin|koko|tenet|minican|gotek|favostix|eco nano/,
  },
  { pattern: /\b\d+(?:\.\d+)? ?g?(?:ram)?s? ?x ?0?\.\d+ ?g?\b|\b0?\.0?1 ?g? ?x ?\d+/, kind: "scale" },
  // A resistance without its unit at the end, or before a count.
  {
    pattern:
      /^(?=.*\b(?:geek|geek ?vape|smok|vaporesso|voopoo|horizon(?:tech)?|freemax|uwell|aspire|innokin|hellvape|cleito|rpm ?\d?|nord ?\d?)\b).* [01]?\.\d{1,2}(?: mesh)?(?: [1-9] ?\/? ?(?:ct|pk|pcs?))?$/,
    kind: "coil",
    not: /pod|xros|caliburn|xlim|novo|argus|wenax|sonder|vmate|luxe [qx]/,
  },
  { pattern: /\b\d[\d,.]*k? ?puffs?\b/, kind: "disposable" },
  // A bar of thousands of puffs, and no chocolate of milligrams.
  { pattern: /\bbars?(?: \w+)? (?:[a-z]{2})?(?:\d{4,5}|\d{1,2}k)\b(?! ?(?:mg|thc))/, kind: "disposable" },
  // What has pieces and a diameter and is called nothing else.
  {
    pattern: /^(?=.*\b[2-5][- ]?(?:piece|pc|part)\b).*(?:\d ?(?:"|in\b|inch)|\b\d{2,3} ?mm\b)/,
    kind: "grinder",
  },
  { pattern: /^(?=.*\b(?:cbd|cbg|cbn)\b).*\b(?:15|30|60) ?ml\b/, kind: "bottle", noun: "a tincture bottle" },
];

/** Measures that imply a kind, tried when neither a word nor a brand of the name does. */
export const measures: readonly Measure[] = [
  {
    pattern: /\b[a-z]{2}\d{4,5}\b|\b\d{1,3}(?:\.\d)?k\b/,
    kind: "disposable",
  },
  // Hemp in a vape, by the grams of its filling.
  {
    pattern:
      /^(?=.*\b(?:d8|d9|delta|hhc|thc-?[ahp]?)\b).*\b(?:1\.5|2(?:\.\d)?|3|4(?:\.5)?|5|6) ?g(?:rams?)?\b/,
    kind: "disposable",
    not: /flower|jar|\bmg\b|\boz\b|powder|moon ?rock|smalls|shake/,
  },
  // The price of two, which cigars carry in their names.
  { pattern: /\b[2-5] ?(?:\/|for) ?\$?\d?\.?\d\d\b|\d\.\d\d ?pp\b/, kind: "cigar" },
  {
    pattern:
      /\b(?:100'?s?|120'?s?|72'?s?|kings?(?: size)?) (?:box|bx|soft|sp|hard)\b|\b(?:box|bx|soft) (?:100'?s?|kings?)\b/,
    kind: "cigarettes",
  },
  { pattern: /\b[2356](?:\.\d)? ?% ?(?!off)/, kind: "disposable" },
  { pattern: /\b\d{2,3} ?w(?:att)?s?\b/, kind: "mod" },
  { pattern: /\b750 ?ml\b/, kind: "drink-bottle" },
  // Flower, by its weights.
  {
    pattern: /^(?=.*\bthc-?a\b).*\b(?:1\/[248](?: ?oz)?|1 ?oz|3\.5 ?g|7 ?g|14 ?g|28 ?g)(?: |$)/,
    kind: "jar",
    noun: "a jar of flower",
  },
  { pattern: /^(?=.*\bnectar\b).*\d ?(?:"|in\b|inch)/, kind: "nectar-collector" },
  // What makers of glass sell by so many inches.
  {
    pattern:
      /^(?=.*\b(?:afm|bougie|calibear|cheech|empire glassworks|grav|hemper|jerome baker|mav|monark)\b).*\b(?:[89]|1\d|2\d)(?:\.\d)? ?(?:"|in\b|inch)/,
    kind: "beaker",
    noun: "a water pipe",
  },
  // A strength and a count.
  {
    pattern: /\b\d+ ?mg \d{1,3} ?(?:ct|count)\b/,
    kind: "capsules",
    not: /gumm|chew|cand|choc|cookie|mint|pouch|pod|cart|lozenge|lolli/,
  },
  { pattern: /\b(?:15|30|60|100|120) ?ml\b/, kind: "bottle", not: DEVICE },
  // A volume and a strength: "100/6".
  {
    pattern: /\b(?:15|30|60|100|120)\/(?:00?|0?[36]|12|18|2[045]|3[056]|50)(?: ?mg)?$/,
    kind: "bottle",
    not: DEVICE,
  },
  { pattern: /\b\d+ ?m(?:ah|a\.h)\b/, kind: "pen", noun: "a vape pen battery" },
  {
    pattern: /\b(?:0|3|6|12|18|20|24|25|30|35|36|45|48|50) ?mg\b/,
    kind: "bottle",
    not: /thc|cbd|delta|d8|d9|hemp|kratom|7-?oh|honey|mushroom|melatonin|caffeine/,
  },
];

/** Measures of pipes that are called nothing else, tried when the category does not tell either. */
export const lastMeasures: readonly Measure[] = [
  // Bars that are no food, and numbers of puffs without the word.
  {
    pattern: /\b\w+ bars?(?= |$)|^(?:[a-z]+ )+(?:[3-9]|[1-4]\d)[05]00(?: [a-z ]+)?$/,
    kind: "disposable",
    not: /\b(?:barb|bench|bb|breakfast|candy|cereal|clark|crow|energy|fruit|gold|granola|grab|heath|ice cream|mars|nutrition|payday|pry|protein|pull|raw|snack|snickers|soap|tow|wax|wonka|zero|oz|count|ct|lb|volt|watt|lumens?) ?bars?\b|\bbars? (?:key|mat|of|spoon|stool|tool|towel)/,
    shelf: /^$|vape|disposable|e-?cig/,
  },
  {
    pattern: /\b4[- ]?(?:pc|piece|part|stage)\b(?! set)/,
    kind: "grinder",
    not: /thc|\bd[89]\b|delta|\d ?mg|set\b/,
  },
  {
    pattern: /\b(?:3\.5|7|14|28) ?gr?(?= |$)|\b(?:1\/8(?: ?oz)?|8th|eighth)(?= |$)/,
    kind: "jar",
    noun: "a jar of flower",
    not: /\d ?mg|powder|kratom|kava|leaf/,
    shelf: /^$|flower|thc|hemp/,
  },
  // Pipes in the shape of figures, which are called nothing else, and those in the jar of a wholesaler.
  {
    pattern: /^(?=.*\bsilicone\b).*(?<![\d.])[2-6](?:\.\d+)? ?(?:"|'|in\b|inch)/,
    kind: "hand-pipe",
    noun: "a silicone pipe",
  },
  {
    pattern: /^(?=.*\bsilicone\b).*(?<![\d.])(?:[789]|1\d)(?:\.\d+)? ?(?:"|'|in\b|inch)/,
    kind: "beaker",
    noun: "a silicone water pipe",
  },
  {
    pattern: /^(?=.*\bglass\b).*(?<![\d.])[2-6](?:\.\d+)? ?(?:"|'|in\b|inch)/,
    kind: "hand-pipe",
    noun: "a glass pipe",
    not: /art|dish|figur|marble|miniature|ornament|pendant|replacement|sculpt|tip|top|puffco|peak|proxy|carta/,
  },
  {
    pattern: /^(?=.*\b(?:glass|fume|fumed|frit|inside[- ]out|swirl)\b).*\b\d{1,3} ?(?:ct|pcs?|pk) jar\b/,
    kind: "hand-pipe",
    noun: "a glass pipe",
  },
  // What glassblowers call their work, by its height.
  {
    pattern:
      /^(?=.*\b(?:accent|color lip|decal|etched|fumed?|highlighter|matrix|perc|pounder|ratchet|sandblast|turbo|two[- ]tone|uptake|wig ?wag)\b)(?:[89]|1\d|2\d)(?:\.\d+)? ?(?:"|'|in\b|inch)/,
    kind: "beaker",
    noun: "a water pipe",
  },
  // "1 1/4", as clerks shorten it.
  { pattern: /\b1\/4$/, kind: "papers", shelf: /\bpapers?\b/ },
  // Cubes by their edge, and shisha, which says its flavor and its weight.
  {
    pattern: /^(?=.*\b2[2-8] ?mm\b).*\b(?:[1-9] ?kg|(?:64|72|96|108) ?(?:ct|cubes|pcs?|pieces)\b)/,
    kind: "charcoal",
  },
  {
    pattern: /\b(?:40|50|100|125|200|250|500|1000) ?(?:g|gm|gr|grams?)\b|\b1 ?(?:kg|kilo(?:gram)?)\b/,
    kind: "shisha",
    not: /kratom|kava|powder|\bhorn\b|\bvein\b|thc|cbd|hemp|delta|resin|coffee|protein|sugar|salt|soil|weight|\bwax\b|magnesium|citric|silica|sage|seeds?\b|dried|roasted|salted|\bnuts?\b|beans?\b|spice|flour/,
    shelf: /^$|hookah|shisha|flavor|molasses|tobacco/,
  },
];

/** Goods that clerks key in first, with what is printed on them: "shirt raw cone". */
export const FIRST: readonly { pattern: RegExp; kind: KindId }[] = [
  { pattern: /^(?:hoodie|(?:t-?)?shirt|tee) (?!bags?\b)/, kind: "shirt" },
  { pattern: /^(?:hat|snap ?back) (?!pin|clip)/, kind: "hat" },
  { pattern: /^beanie /, kind: "beanie" },
  { pattern: /^(?:rolling )?tray (?!of )/, kind: "tray" },
  // A stand for many things, the first of which would count.
  {
    pattern:
      /^(?!.*\b(?:with|on)\b)(?!.*\d ?(?:ct|pcs?|pk|count|pack)\b).*\b(?:display|banger|bowl|cap|pearl|pipe|slide|tool) (?:stand|rack|shelf)s?$/,
    kind: "parcel",
  },
  // What hangs on a bunch of keys is the shape of a water pipe only.
  {
    pattern: /^(?:mini |novelty )?key ?(?:chain|ring) .*\b(?:beaker|bong|hookah|rig|water ?pipe)s?\b/,
    kind: "parcel",
  },
  {
    pattern: /^(?:plush(?:ie)?|stuffed toy) (?!.*\b(?:bag|beanie|case|hat|lined|pouch|slippers?)\b)/,
    kind: "parcel",
  },
  {
    pattern: /^(?:(?:hookah|rubber|silicone) )?(?:o[- ]?ring|grommet|gasket|drip tip|keck clip)s? /,
    kind: "parcel",
  },
  { pattern: /^(?:decal|lanyard|poster|socks|sticker|tapestry) /, kind: "parcel" },
];

/** The width of a joint, which parts of water pipes have and those of hookahs do not. */
export const JOINT = /\b(?:10|14|18|19) ?m(?:m|ale)?\b/;

/** Puffs in the name of a maker of vapes: it is a disposable one, whatever it is called ("Swft Mod 5000"). */
export const PUFFS = /\b(?!(?:18350|18650|20700|21700|26650)\b)(?:[a-z]{2})?\d{4,5}\b|\b\d{1,2}k\b/;

/** Jars and bags that are goods themselves, and not those that candy comes in. */
export const OWN_JAR = /\b(?:mylar|stash|silicone|smell|storage|glass|empty|flower)\b/;

/** What makers of vapes also sell: food, and pods without the device they fit. */
export const NO_VAPE =
  /\bgumm(?:y|ies)|^(?!.*\b(?:disposables?|kit|device|puffs?|system)\b).*\bpods?\b(?! juice)/;
