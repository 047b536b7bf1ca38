import type { KindRule } from "@/lib/drawings/kind-words";

const rule = (kind: KindRule["kind"], words: string): KindRule => ({ kind, words });

/** Brand names that imply a kind of product; tried only when the name has no word for the kind. */
export const brandRules: readonly KindRule[] = [
  rule(
    "disposable",
    "geek bar|lost mary|elf ?bar|ebdesign|raz(?= )|funky republic|breeze (?:pro|plus|smoke|prime)|hyde|esco bars?|flum|kado ?bar|off[- ]?stamp|viho|foger|north \\d+k?|air ?bar|mr\\.? ?fog|posh|fume|packspod|spaceman|cali ul|adjust my|nexa|olit|hqd|swft|puff ?plus|juul|njoy daily|mega ?bar|lava plus|death row|tyson|priv bar|pillow talk|ijoy|digiflavor|rama|vozol|oxbar|yovo|uwell bar|monster bars|juicy bar|beri|bang xxl|orion bar|pulse x?",
  ),
  rule("pod", "vuse alto|njoy ace|blu pod|logic power"),
  rule(
    "pod-kit",
    "caliburn|xros|smok nord|smok novo|suorin|wenax|argus|oxva|xlim|rincoe|aspire (?:flexus|minican)|zero 2|vinci|sonder|tenet|infinix|vmate|luxe x",
  ),
  rule(
    "mod",
    "aegis|gen (?:80|200|nano|s)|thelema|drag [x\\d]|centaurus|morph|mag[- ]?18|r-?kiss|target 200|swag px80|argus gt|g-?priv|t-?priv|arcfox|luxe 2|armour",
  ),
  rule("tank", "zeus|tfv\\d*|zlide|nautilus|sakerz|nrg"),
  rule(
    "bottle",
    "naked 100|juice head|pachamama|coastal clouds|candy king|cloud nurdz|dinner lady|air factory|jam monster|custard monster|killer kustard|bad drip|skwezed|vapetasia|glas basix|keep it 100|mad hatter|salt bae|four seasons|7 ?daze|reds apple|milkman|blvk|yogi|beard vape|innevape|twist salt|hi-?drip|ripe vapes|lemon twist|fruit monster|saveurvape",
  ),
  rule(
    "pen",
    "ooze|ccell|yocan|lookah|cartisan|exxus|hamilton|strio|randy'?s?(?= trip)|dr\\.? ?dabber (?:light|ghost|stella)|puffco (?:plus|new plus)|g ?pen|huni",
  ),
  rule("e-rig", "puffco (?:peak|proxy)|focus v|carta|dr\\.? ?dabber(?: switch| boost)?|peak pro|high five"),
  rule(
    "vaporizer",
    "pax|volcano|mighty\\+?|crafty\\+?|davinci|arizer|storz|dynavap|xmax|boundless|firefly|venty|tafee bowle|solo 2|air max",
  ),
  rule(
    "shisha",
    "al ?fakher|starbuzz|fumari|adalya|azure|tangiers|trifecta|social smoke|nakhla|fantasia|al ?waha|eternal smoke|zomo|afzal|blackburn|must ?have|dark ?side|bonche|hydro herbal|haze tobacco|mazaya|chaos",
  ),
  rule(
    "hookah",
    "khalil mamoon|mya|regal|steamulation|moze|shika|oduman|amy deluxe|byo|wookah|mob hookah|egermann",
  ),
  rule(
    "charcoal",
    "coco ?nara|three kings|coco ultimate|black diamond|coco ?urth|titanium cubes|tom coco|swift lites?|starlight rolls?",
  ),
  rule(
    "papers",
    "raw|ocb|zig[- ]?zag|elements|job|rizla|juicy jay'?s?|pay-?pay|bambu|smoking (?:brown|red|blue|gold|deluxe|master|thinnest)|vibes|blazy susan|skunk brand|hornet|randy'?s|e-?z wider|pure hemp|joker|1 ?1/[24]|1[¼½]|1\\.25|king size(?: slim)?|single wide|double wide",
  ),
  rule("cones", "cyclones?"),
  rule(
    "wraps",
    "king palm|high hemp|juicy (?:hemp|jones)|true hemp|good times|kingpin|twisted hemp|zig[- ]?zag wraps?|entourage|royal blunts?|blunt ?ville|ltg",
  ),
  rule(
    "cigar",
    "backwoods|swisher(?: sweets)?|dutch masters?|game leaf|phillies|white owl|black (?:&|and|n) mild|optimo|garcia y vega|al capone|djarum|cheyenne|romeo y julieta|arturo fuente|acid kuba|middleton|show cigarillos",
  ),
  rule(
    "cigarettes",
    "marlboro|newport(?! \\d+ ?ml)|camel|pall mall|american spirit|kool|lucky strike|parliament|winston|l ?& ?m|maverick|pyramid",
  ),
  rule(
    "tobacco",
    "bugler|drum(?= )|gambler|top (?:menthol|regular)|bali shag|kite|largo|ohm (?:bold|natural)",
  ),
  rule(
    "can",
    "zyn|velo|on!|rogue|lucy|copenhagen|grizzly|skoal|kodiak|general snus|red man|levi garrett|stoker'?s|juice head pouches|alp|fre(?= )",
  ),
  rule("lighter", "bic|clipper|zippo|djeep|scripto|calico|ronson"),
  rule("torch", "blazer|big shot|scorch|maven|blink|eagle torch|techno torch|vector"),
  rule(
    "butane",
    "whip-?it|colibri|neon ultra|power 5x|\\d+x (?:refined|filtered)|newport \\d+ ?ml|fast ?gas|baking ?bad",
  ),
  rule(
    "cleaner",
    "orange chronic|kryptonite|klear|dark crystal|green piece|grunge off|rez ?block|purple power|simple green|rush|jungle juice|super rush|amsterdam",
  ),
  rule(
    "drink",
    "red bull|monster energy|celsius|qcarbo|detoxify|stinger|xxtra clean|rescue|feel free|cann|coca-?cola|gatorade|arizona",
  ),
  rule(
    "capsules",
    "mit ?45|opms|o\\.p\\.m\\.s|mitra ?9|remarkable herbs|earth kratom|k-?shot|hush|whole herbs|urban ice|vivazen|choice botanicals|super speciosa|kaps|trainwreck|maeng da|bali|green malay|red borneo",
  ),
  rule("spray", "blunt ?effects?|blunteffects|smoke odor|cannabolish|ozium|little trees"),
  rule(
    "gummies",
    "delta munchies|wyld|camino|stiiizy gummies|trolli|sour patch|skittles|nerds|takis|oreo|snickers|doritos|cheetos",
  ),
  rule("case", "skunk bag|ryot|revelry|stashlogix|dime bags|pelican|vatra|cali crusher"),
  rule(
    "grinder",
    "santa cruz shredder|space case|sharpstone|kannastor|chromium crusher|brilliant cut|phoenician|green monkey|sweetstone",
  ),
  rule("beaker", "roor|illadelph|us tubes|diamond glass|hydros|zob|medicali"),
  rule("hand-pipe", "jane west|sherlock holmes|genius pipe|eyce spoon|red eye spoon"),
];
