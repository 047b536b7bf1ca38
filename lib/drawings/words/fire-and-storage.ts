import { flavored, general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

/** Torches, lighters and fuel; jars, cases and bags. */
export const fireAndStorage: readonly KindRule[] = [
  rule(
    "torch",
    inLines`
      (?:jet |butane |dab |mini |pocket )?torch(?: lighter| gun| pen)?|blow ?torch|jet (?:flame|torch|lighter)
      |torch flame|pen torch
    `,
  ),
  rule(
    "lighter",
    "(?:plasma |arc |electric |soft flame |pocket |clipper |refillable |windproof |bic |zippo )?lighter",
  ),
  rule(
    "lighter",
    "toker ?poker|(?:bic |clipper )?lighter (?:case )?(?:case|cover|holder|sleeve|skin|tool|wrap)",
    "a lighter sleeve",
  ),
  weak("lighter", "soft flame"),
  weak("torch", "(?:single|double|dual|triple|quad)[ -](?:flame|jet)|jet|flame"),
  rule(
    "butane",
    inLines`
      butane(?: gas| refill| fuel)?|gas(?= \d{2,3} ?ml)|(?:lighter|zippo|ronson|refill) (?:fluid|fuel|gas)|universal gas
      |torch (?:gas|fuel|butane)|(?:butane )?lighter refill
    `,
  ),
  rule(
    "matches",
    "matches|match ?bo?x|match ?book|(?:kitchen|wood(?:en)?|book|box|strike anywhere) match|match(?= \\d)",
  ),
  rule("wick", "(?:hemp |bee ?line )?wick|hemp ?wick|bee ?line"),
  rule(
    "jar",
    inLines`
      (?:airtight |glass |stash |storage |mason |uv |coil |herb |weed |nug |screw ?top |concentrate |pop ?top )?jar
      |canister|mag ?jar|tight ?vac|c-?vault|stash jar|vacuum container
      |(?:airtight|vacuum|acrylic|glass|storage) container|smell ?proof (?:jar|container)
    `,
  ),
  flavored(
    rule(
      "jar",
      inLines`
        (?:thc-?a |cbd |hemp |indoor |exotic )+(?:flower|bud|nug|smalls|shake)|(?:moon ?rock|snow ?cap)s?(?= \d|$)
        |(?<!ml )flower (?:jar|\d+(?:\.\d+)? ?g)|\d+(?:\.\d+)? ?g(?:r(?:ams?)?)? flower
      `,
      "a jar of flower",
    ),
  ),
  rule(
    "container",
    inLines`
      (?:silicone|dab|wax|concentrate|non[- ]?stick)(?: \w+)? (?:container|jar|puck|ball|barrel)
      |silicone (?:barrel|puck|drum)|barrel silicone|\d+ ?ml silicone(?: (?:ball|barrel|container|jar|puck))?|ball container
      |slick (?:jar|ball|container)|no-?goo|(?:silicone|wax|concentrate) stacker
    `,
  ),
  general("container", "container"),
  flavored(
    rule(
      "container",
      inLines`
        (?:thc-?a |live |cured |cold ?cure )*(?:badder|budder|batter(?! ?y)|shatter(?! ?-?(?:proof|resist))
        |crumble|isolate|kief|live sugar|rosin(?! (?:gumm|cart|bag|press|disp|vape))
        |diamonds?(?= \d+(?:\.\d)? ?g)|live resin(?= \d)|concentrate(?= \d)|dab wax|wax(?= \d)|hash)
        |thc-?a (?:diamond|sauce|wax|concentrate)s?
      `,
      "a jar of concentrate",
    ),
  ),
  rule(
    "case",
    inLines`
      case|lunch ?(?:bag|box)|(?:battery|18650|21700) case(?: 18650| 21700)?
      |(?:padded|pipe|leather|suede|drawstring|velvet|zipper|vape|stash)(?: \w+)? pouch
      |(?:smell[- ]?proof|carbon|duffle|w(?:a|e)ist|back|stash|storage|tote|cross ?body|messenger|sling|drawstring
      |hand)[ -]?(?:bag|pack|pouch)(?! boy)
      |back ?pack(?! boy)|fanny pack|stash (?:box|case|bag|pouch)|lock ?box
      |lock(?:ing|able)? (?:box|bag|case)|duff(?:le|el)|wallet|purse|cigarette case|bat box|rolling box
      |storage box|(?:pipe|bong|vape|tube|hookah|gym|padded|roll-?up) bag
    `,
  ),
  flavored(weak("container", "sauce|diamonds?|isolate", "a jar of concentrate")),
  weak("case", "pouch(?!es)|stash(?: box)?"),
  weak("tube", "vial|(?:clear|plastic) tubes?"),
  rule("case", "humidor", "a humidor"),
  rule(
    "drink",
    inLines`
      (?:stash|diversion|hidden|secret|safe) ?(?:\w+ )?(?:can|bottle)(?: safe)?|can safe
      |diversion(?: \w+)? safe|diversion safe(?:.* (?:can|bottle))?|stash safe
    `,
    "a stash can",
  ),
  rule(
    "bag",
    "mylar(?: bag)?|(?:stink sack|smelly proof)(?: bag)?|baggie|zip(?:per)? bag|zip ?loc?k?(?: bag)?|exit bag|barrier bag|smell[- ]?proof mylar",
  ),
  rule("bag", "(?:dime |apple )?bags? (?:\\d{4,5}|\\d{2,3} ?x ?\\d{2,3})", "small bags"),
  weak("bag", "bag"),
  flavored(weak("container", "live (?:resin|rosin)|(?:d8|d9|thc-?a) dab", "a jar of concentrate")),
  flavored(weak("jar", "flower|bud|nug", "a jar of flower")),
];
