import { flavored, general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

const EDIBLES = "a bag of edibles";

/** Cleaning, scents, nicotine pouches, supplements, food and drink, and everything else on the counter. */
export const counter: readonly KindRule[] = [
  rule("brush", "pipe ?cleaner(?!.*\\b\\d+ ?(?:oz|ml)|.* (?:solution|formula|gel|liquid))", "pipe cleaners"),
  rule(
    "cleaner",
    inLines`
      (?:(?:glass|bong) (?:&|and) )?(?:glass |pipe |bong |acrylic |tapered )?cleaner
      |cleaning (?:solution|fluid|liquid|salt|kit|cap|plug)|isopropyl(?: alcohol)?
      |iso (?:alc(?:ohol)?|\d+)|resin (?:remover|cleaner)|res ?(?:cap|gel)|formula 420|resolution
      |420 cleaner|soaker|cleaning formula
    `,
  ),
  rule(
    "cleaner",
    "(?:leather cleaner|nail polish remover|solvent cleaner|room odori[sz]er)",
    "a bottle of cleaner",
  ),
  rule("cleaner", "(?:detox |cleansing )?(?:shampoo|mouth ?(?:rinse|wash))", "a bottle"),
  weak("cleaner", "iso(?= \\d|$)"),
  weak("spray", "odor"),
  rule(
    "brush",
    "brush(?: set| cleaner)?|bristle(?: cleaner)?|cotton swab|swab|q[- ]?tip|glob ?mop|cotton bud",
  ),
  rule(
    "screens",
    "(?:pipe |bowl |brass |metal |glass |steel |daisy |jack |honeycomb |stainless )+screen|screen(?: filter)?",
  ),
  rule("ashtray", "ash[- ]?tray|(?:banger|tap) tray|debowler|ash ?can|butt (?:bucket|can)|snuffer|snuff-?it"),
  rule("scale", "(?:pocket |digital |gram |digi ?)?scale"),
  rule(
    "incense",
    inLines`
      incense(?: stick| cone)?|back ?flow(?: (?:dhoop )?cone)?
      |(?:white )?sage(?: \w+)? (?:bundle|stick|smudge)|(?:white|blue|black|yerba santa) sage|smudge stick
      |dhoop(?: cone)?|resin incense
    `,
  ),
  // Scents of candles and sprays, too.
  general("incense", "nag champa|palo santo"),
  weak("incense", "sage"),
  rule("incense", "nag champa(?: \\w+)* sticks?"),
  rule(
    "incense",
    "(?:(?:incense|back ?flow)(?: \\w+)? )(?:burner|holder|tower|waterfall)",
    "an incense holder",
  ),
  rule("candle", "candle|wax melt"),
  rule(
    "spray",
    inLines`
      spray|air fresh(?:ener)?|odor (?:eliminator|neutralizer|exterminator|spray)|ozium|febreze
      |car freshener
    `,
  ),
  rule("can", "nicotine pouche?|nic pouche?|pouche?s?(?= \\d+ ?mg)|\\d+ ?mg (?:nic(?:otine)? )?pouche?|snus"),
  weak("can", "pouches"),
  // Gum, lozenges and patches against smoking, in boxes, and no candy.
  rule(
    "parcel",
    "(?:nicotine|nic|stop smoking) (?:(?!free|pouch|salt)\\w+ )?(?:gum|lozenge|mints(?= |$)|patche?|toothpick)|nicorette(?: .*)?",
  ),
  rule("bag", "(?:kratom |energy |kava )?gel (?:pouche?|pack(?:et)?|shot pouche?)", "a pouch of gel"),
  rule("can", "(?:nasal|dry|scotch) snuff|snuff(?= \\d+ ?g\\b)", "a can of snuff"),
  rule(
    "can",
    "snuff|(?:chewing|dipping|chew|dip) ?(?:tobacco)?(?= can)|long cut|fine cut|dipping tobacco|smokeless",
    "a can of dip",
  ),
  rule(
    "tobacco",
    "chewing tobacco|(?:loose leaf|plug|twist) chew|plug tobacco|day'?s work(?: plug)?",
    "a pouch of chewing tobacco",
  ),
  flavored(
    rule(
      "bag",
      inLines`
        (?:kratom|kava|maeng da|bali|malay|indo|borneo|thai)(?: \w+)* (?:powder|leaf|kilo)
        |kratom(?:(?! shot| extract| liquid| drink| tea| seltzer) \w+)* \d+ ?(?:g|gm|gram|oz|kg|kilo)
        |(?:leaf|herbal|root|plain|vein) powder
      `,
      "a pouch of powder",
    ),
  ),
  rule(
    "drink",
    inLines`
      (?:kratom|kava|7-?oh|mitragynine)(?: \w+)* (?:shot|extract|tea|drink|seltzer|soda|tonic|liquid)
      |liquid (?:kratom|kava|extract|shot)|(?:extract|energy|kratom) shot|liquid kratom(?: \d+ ?ml)?
    `,
  ),
  rule(
    "capsules",
    inLines`
      capsule|(?:cbd|hemp|thc)(?: soft)? gels|kratom(?: \w+)? (?:capsule|tablet)|tablet|softgel|vitamin|mitragynine|(?<!chill )pill
      |(?<=\d ?(?:ct|count|pk)? ?)caps|\w+kaps
      |(?:kratom|detox|raw leaf|extract|cbd|hemp|maeng da|herbal|cleanse|day) (?:\w+ )?(?:caps|kaps)
      |(?:kratom|kava|maeng da|bali|malay|borneo|indo|thai)\b.* caps?|kaps|caps(?= \d)|chewable
      |7-?oh(?:mz)?(?: tab)?|pseudo\w*|male enh\w*
    `,
    "a bottle of capsules",
  ),
  flavored(general("bag", "kratom|kava", "a pouch of powder")),
  rule(
    "chocolate",
    inLines`
      (?:mushroom|choc(?:olate)?|shroom|magic|candy|milk chocolate|thc|cbd|delta-?\d+) bar
      |choc(?:olate)? bar|wafer bar
    `,
  ),
  rule(
    "gummies",
    inLines`
      gummies|(?:gummy|neon|sour) worms|edible|lollipop|lollies|mint tin|hard candy
      |(?:thc|cbd|delta-?\d+|d8|d9|kratom|kava|7-?oh) (?:\w+ )?
      (?:cookie|brownie|candy|taffy|chew|bite|nerd|gumm(?:y|ie))
    `,
    EDIBLES,
  ),
  rule("gummies", "candy (?:bag|cane|corn|coated (?:almond|peanut))", "a bag of candy"),
  rule("gummies", "chips|crackers|snack|cheetos|doritos|takis|popcorn", "a bag of snacks"),
  flavored(
    rule(
      "container",
      inLines`
        (?:cbd|hemp|pain|muscle|relief)(?: \w+)* (?:cream|salve|balm|lotion|rub|ointment|roll[- ]?on)
        |(?:salve|balm)(?= \d|$)
      `,
      "a jar of balm",
    ),
  ),
  weak("gummies", "breath mints?|(?:chewing )?gum|mints(?= \\d|$)", "a bag of candy"),
  flavored(weak("bag", "powder", "a pouch of powder")),
  weak("capsules", "caps", "a bottle of capsules"),
  weak("chocolate", "chocolate|choc"),
  weak("gummies", "gumm[yi]|cand(?:y|ie)|nerd|chew|cookie|brownie|bite", EDIBLES),
  rule(
    "drink",
    inLines`
      (?:detox|energy|cleanse|thc|cbd|delta-?\d+|relaxation|seltzer)(?: \w+)? (?:drink|shot|seltzer|soda|tea)
      |water bottle|bottled water|energy drink|beverage
      |corona (?:extra|light|familiar|premier|bottle|can|\d+ ?oz)
    `,
  ),
  general("drink", "detox|cleanse"),
  weak(
    "drink",
    inLines`
      soda(?![- ]?lime)|seltzer|shot|drink|tonic|elixir|syrup|(?:spring |coconut )?water|\w{3,}water
      |iced tea|energy|coffee|\d+(?:\.\d)? ?fl ?oz|(?:8|12|16) ?oz can
      |(?:lemonade|limeade|punch|tea|juice|nectar|cola|ale|beer|cider|cooler|mocktail|cocktail)
      (?=.* (?:6\.8|7\.5|8|1[0-2]|16|20|24) ?oz)
    `,
  ),
  rule("gift-card", "gift ?(?:card|cert(?:ificate)?)|e-?gift"),
  rule(
    "shirt",
    "t-?shi?rt|tee|shirt|hood(?:ie|y)|crew ?neck|sweat ?shirt|(?:tank|crop) ?top|jersey|polo shirt",
  ),
  rule("shirt", "long ?sleeve(?: shirt| tee)?", "a shirt"),
  rule("beanie", "beanie|skull ?(?:cap|y)|knit (?:hat|cap)"),
  rule("bucket-hat", "(?:bucket|sun|fishing|safari) hat"),
  rule("hat", "hat|visor(?! clip)|fedora|sombrero|snap ?back|trucker(?: hat| cap)?|ball ?cap|baseball cap"),
  rule("butane", "(?:whip(?:ped)? )?cream(?: \\w+)? dispenser|whip dispenser", "a cream dispenser"),
  flavored(
    rule(
      "butane",
      inLines`
        (?:cream|whip|n2o|nitrous|whipped cream)(?: \w+)? (?:charger|canister|tank)|whippet
        |n2o(?: \d+ ?(?:bx|box))?|nitrous(?: oxide)?|chargers (?:24|50|100|200|300|600) ?(?:ct|pk|count)
        |smartwhip
        |(?:(?:alien|galaxy|space|cosmic|cloud|monster) gas|cream ?(?:king|right)|rot ?ass|whip ?eazy
        |dr\.? whip|(?:great|best|exotic|ezy|gold|hippie|hot|pro|special blue|supreme
        |ultra) ?whip(?! ?(?:cream )?charger)|\w+ whip(?= \d+(?:\.\d)? ?l(?: |$))
        |\w+ gas(?= \d{3,4} ?g?(?! ?ml|\d))|miami magic|cream deluxe|baking bad|fast gas
        |infusion max|cr[eè]me max|doodlez|nitrox)(?:.* tank)?
      `,
      "cream chargers",
    ),
  ),
  rule(
    "parcel",
    "(?:n2o|nitrous|cream|whip(?:[- ]?it|pet|ped cream)?|charger) cracker",
    "a cream charger cracker",
  ),
  // Novelties in the shape of the goods, and what holds or charges them.
  rule(
    "parcel",
    inLines`
      plush(?:ie|y)?(?: (?:beaker|bong|doll|joint|lighter|pipe|toy))?|stuffed (?:animal|toy)
      |(?:dog|cat|pet|fidget|squeak\w*|stress) (?:ball|toy)|pillow|(?:enamel|lapel|hat) pin|ornament
      |coloring book|(?:roach|joint|blunt)[- ]?clip
      |(?:lighter|bic|clipper) (?:leash|lanyard|reel|retractor|strap|tether)(?: clip)?|power ?bank
      |flashlight|speaker
    `,
  ),
  rule(
    "parcel",
    inLines`
      (?:(?:bong|cleaning|glass|pipe|res(?:in|olution)?) )?(?:clean(?:er|ing) )?wipe
      |(?:(?:dissolvable|nicotine|oral|test|vape) )?strips(?= |$)|(?:mace )?pepper spray|mace(?= |$)
      |(?:bc|headache|pain relief) powder|chap ?stick|lip balm|goody'?s|plug|jogger|(?:sweat ?)?pants
      |(?:gym|board) shorts|legging|sticker
      |decal(?! (?!pack|roll|set|sheet|sticker)[a-z])|perfume|parfum|cologne|eau de (?:parfum|toilette)
      |hot ?dog(?: roller)?|(?:disposable |rubber |work |nitrile )?glove|soap|deodorant|detergent|laundry
      |antifreeze|bleach|(?:windshield )?washer|motor oil|trash (?:bag|can|can liner)|garbage bag|ice bag
      |beer salt(?: bottle| packet)?|cereal (?:cup|box)|tampon|diaper|toothpaste|toothbrush
      |paper (?:towel|plate|cup|bag)|toilet paper|tissue|bag of ice|(?:t-?shirt|grocery|shopping) bag|thank you(?: \w+){0,2} bag
      |(?:phone|iphone|air ?pods?)(?: \w+)? (?:case|holder|mount|stand)|screen protector|pop ?socket|poster
      |tapestry|flag|blanket|rug|sock|sunglasses|key ?(?:chain|ring)|lanyard|necklace|bracelet|earring
      |body jewelry|figurine|statue|dream ?catcher|mug|shot glass|pint glass|tumbler|(?:blunt|joint|rolling) glue
      |(?:pipe |bong |vape |glass |display )?(?:stand|rack)|mirror|magnifier|loupe|grommet|o[- ]?ring
      |keck clip|(?<!tray )magnet(?! (?:lid|tray))|gasket|humidity pack|boveda|integra|ticket
      |workshop(?: seat)?|engraving|(?:glass )?repair|deposit|mystery box|gift (?:set|box|basket|bag)
      |(?:personal )?air (?:filter|purifier)|sploof|smoke ?(?:buddy|trap)(?:(?: [\w.]+){0,3} filter)?
      |playing card|(?:poker |card )+deck
      |deck of cards|umbrella|test kit|drug test|\d+ panel(?: drug)?(?: test)?|u ?pass|(?:\w+ )?urine|quick fix|funnel
      |(?:foil|bowl|screen) (?:puncher|poker)|syringe|tool kit|battery tester|screwdriver|cotton bacon
      |(?:cigar |v-?)*cutter(?: guillotine)?|cigar punch|punch cutter|scissor|flint|knife|knives|eye drop|condom|book safe
      |safe book|(?:rosin|pollen|heat|kief) press|rosin bag|rose in (?:a )?glass(?: tube)?|puzzle|scraper
      |dosing capsule|(?:iso|dab) station|banger (?:basket|stand)|parchment(?: paper| sheet| roll)*
      |(?:snuff|coke) (?:bullet|straw)|hookah (?:stem|light|led)|ear ?buds?
      |(?:setup |repair |cleaning )*service|vape (?:cotton|band)
      |(?:vaporizer )?whip(?= |$)(?!.*\d ?g(?:r|m)?\b)|ice (?:mold|tray)|cup|(?:beef |turkey |meat )?jerky
      |(?:beef|meat|snack) stick|(?:sunflower|pumpkin) seed|peanuts|cashews|almonds|pistachios|trail mix
      |hookah accessor(?:y|ie)|care kit|install(?:ation)?|(?:coil|tank|screen|battery) install|rental
      |cone funnel
      |(?:puffco|peak(?: pro)?|proxy|carta)(?: \w+){0,2} (?:top|attachment|glass|power dock)|dry top
      |(?:royal|vital|kingdom|rhino|black horse|wonderful) honey|balloon|opener|splitter
      |honey (?:stick|packet|sachet)
    `,
  ),
  weak(
    "parcel",
    inLines`
      bundle|display|pin|patch|ring|crystal|clip|class|fee|toy|game|book|mask|straw|cotton|seat|parts?
      |honey(?= vip)
    `,
  ),
];
