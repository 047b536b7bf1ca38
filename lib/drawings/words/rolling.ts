import { general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

/** Papers, cones, wraps, trays and grinders, and tobacco itself. */
export const rolling: readonly KindRule[] = [
  rule(
    "papers",
    inLines`
      (?:rolling |cigarette |hemp |rice |flavored |king size )?paper
      |(?:1 ?[¼½]|1 1/[24]|1\.25|king[- ]?size(?: slim)?|single wide|double wide) (?:paper|leave)
      |rolls? \d+ ?m|rolling paper
    `,
  ),
  general("papers", "booklet|(?<=\\d ?)leaves"),
  weak("papers", "rolls?"),
  weak("wraps", "\\w*leaf"),
  rule("cones", "(?:pre-?rolled |hemp |rolling |king size |palm )?cone(?! perc)|pre-?rolled cone|cone tube"),
  rule(
    "roller",
    "cone (?:loader|loading|filler|filling)(?: (?:kit|machine|tool))?|cone ?artist(?: loader)?|six ?shooter",
    "a cone loader",
  ),
  rule(
    "wraps",
    inLines`
      (?:hemp |blunt |leaf |tobacco |palm |cigar )?wrap(?: rillo)?(?! (?:&|and) rake)|blunt|(?:palm|loose) ?leaf
      |palm roll|hemparillo|(?:hemp|leaf) (?:blunt|roll)
    `,
  ),
  rule(
    "tobacco",
    "grabb?a(?: leaf)?|fronto(?: leaf)?|(?:grabb?a|fronto|whole|broad) leaf|leaf tobacco|(?<!loose )leaf (?:crushed|dark|ground|whole)(?= |$)",
    "tobacco leaf",
  ),
  rule(
    "tips",
    inLines`
      (?:filter|rolling|roll[- ]?up|crutch|glass|hemp|pre-?rolled|charcoal|activated carbon|slim|paper
      |carbon|cotton|acetate|wide|wood|ceramic) ?(?:tip|filter)s?(?: (?:paper|pre-?rolled|glass|charcoal|wood))?
      |tips|twisty tip|filter|roach (?:paper|book)|crutch
    `,
  ),
  rule("tips", "(?:acti ?tube|purize|affuel)(?:.* (?:charcoal|filter|tip))?"),
  weak("tips", "tip"),
  rule("tray", "(?:rolling |metal |tin |wood |led |glow )?tray(?: set| cover| lid)?"),
  rule(
    "roller",
    inLines`
      (?:rolling|cigarette|injector|cone|joint|tobacco)(?: \w+)? (?:machine|injector|maker)|roller
      |auto ?roll(?:ing)?(?: box)?|roll box|rolling box(?= \d)|injector|top[- ]?o[- ]?matic|power ?matic
      |top shooter|shooter top
    `,
  ),
  rule(
    "tube",
    inLines`
      (?:doob(?:ie|y)?|joint|pre[ -]?roll|blunt|cigar|j)[ -]?tube|doob|tube holder|(?:joint|tube) caddy
      |(?:pre-?roll|joint|blunt) (?:holder case|saver|case)|pop ?tops?(?: (?:tube|vial|bottle))?(?= |$)
      |squeeze ?top|(?:child[- ]resistant|opaque|hinged(?: lid)?|translucent)(?: \w+){0,2} tube
    `,
  ),
  rule(
    "tube",
    inLines`
      joint holder|cigarette holder|roach holder|blunt holder
      |(?:cigarette|joint|finger) ring holder
    `,
    "a joint holder",
  ),
  rule(
    "grinder",
    inLines`
      (?:herb |acrylic |metal |aluminum |wood(?:en)? |electric )?grinder
      |(?:automatic|electric) grinder(?: and)? cone(?: \w+)?|(?:2|3|4|5)[- ]?(?:piece|pc|part) grinder
      |herb mill|herb (?:crusher|shredder)|jar body
    `,
  ),
  // A strain as often: "pre-roll blueberry crusher".
  general("grinder", "crusher|shredder"),
  rule("grinder-card", "grinder card|card grinder"),
  rule(
    "pre-roll",
    inLines`
      (?:thc-?a |cbd |infused |diamond |hemp |moon ?rock |hash |mini )*pre[ -]?rolls?(?!ed)(?: joint| jar)?
      |pre ?-?rolled joint|infused joint|hash ?hole|(?:dimo|jeeter|packwood)s? blunt|blunts (?:1|2|5) ?pk
      |hemp (?:cig(?:arette)?|smokes)|lowell smokes|joint(?= \d|s?$)|moon ?rock (?:joint|blunt)
      |(?:thc-?a|delta(?:-?\d+)?|d8|d9|hhc|thc-?[a-z]|infused|hemp flower) blunt
    `,
  ),
  rule(
    "cigar",
    inLines`
      black ?(?:&|and|n)? ?milds?(?:(?: \w+)* tip)?|game leaf|phillies(?: \w+)? blunt
      |(?:wood|plastic) tip(?:ped)?|cigar|cigar[ei]ll?o|rell?o|rillo|little cigar|filtered cigar|cheroot
      |robusto|churchill|toro(?= |$)(?! (?:froth|glass|macro|mini|rig))|maduro|corona(?= |$)|tubo
    `,
  ),
  rule(
    "cigarettes",
    "(?:pack of )?cigarettes|(?:filtered|menthol|carton) cigarette|cigarette (?:pack|carton)",
  ),
  rule("cigarettes", "(?:lights?|full flavor|menthol|medium|regular|plain) king size(?= |$)"),
  // Papers and wraps come in cartons, too.
  general("cigarettes", "carton"),
  rule("cigarettes", "(?:camel|marlboro|winston|newport|pall mall|kool|l&m)(?: \\w+)? filter"),
  rule(
    "cigarettes",
    "non[- ]?filter(?:s|ed)?|(?:menthol|light|gold|full flavor|100'?s?)(?: (?!charcoal|coal)\\w+)? (?:box|bx|soft pack|kings)",
  ),
  rule(
    "cigarettes",
    inLines`
      tube ?cut|(?:cigarette|filter|gambler|zen|king size|100(?:'?s| ?mm)?|lights?|menthol|full flavor) tubes?(?= |$)
      |(?<!\b(?:blunt|cigar|doob(?:ie|y)?|joint|pre-?roll) )(?:top ?)?tubes? (?:100 ?mm|king size|full flavor|lights?|menthol|regular)
    `,
    "cigarette tubes",
  ),
  rule(
    "tobacco",
    inLines`
      (?:pipe|rolling|roll[- ]your[- ]own|ryo|myo|loose(?: leaf)?) tobacco(?: (?:pouch|bag|tin|can))?
      |tobacco (?:pouch|bag|tin|can)
    `,
  ),
  rule("tobacco", "(?:dark |bali )?shag|half ?zware|zware"),
  rule("tobacco", "dokha|medwakh tobacco", "dokha tobacco"),
  weak("tobacco", "tobacco|ryo"),
  weak("pre-roll", "(?<!mm |male |ground |\\d )joint(?! (?:clip|size|box|pack|ring))"),
  weak("cigar", "torpedo|belicoso|lancero|figurado|gordo|panatel[ao]|habano|corojo|toro|corona"),
];
