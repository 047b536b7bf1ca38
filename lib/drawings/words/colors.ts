import { inLines } from "@/lib/drawings/words/kind-rule";

/**
 * Words in product names that mean a color or finish. `look` is the suffix of the drawing's CSS class
 * (app/styles/drawings.css). `plain` words match anywhere in a name; `late` words match only after a comma, a dash or a
 * bracket, because elsewhere they are as often a flavor, a brand or a shape.
 */
type ColorRule = { look: string; plain?: string; late?: string };

export const colorRules: readonly ColorRule[] = [
  { look: "rose-gold", plain: "rose ?gold" },
  { look: "clear", plain: "clear|transparent|see[- ]through" },
  { look: "white", plain: "white|ivory", late: "pearl|snow" },
  { look: "black", plain: "black", late: "onyx|midnight|noir|carbon" },
  { look: "gray", plain: "gray|gun ?metal", late: "smoke|smoky|graphite|slate|charcoal|ash" },
  { look: "silver", plain: "silver|chrome", late: "nickel|platinum" },
  { look: "gold", plain: "gold(?:en)?", late: "champagne" },
  { look: "copper", plain: "copper|bronze" },
  { look: "red", plain: "red|crimson|scarlet|maroon|burgundy", late: "ruby|cherry|wine|brick" },
  { look: "orange", plain: "orange|tangerine", late: "coral|peach|apricot" },
  { look: "amber", plain: "amber", late: "honey|topaz" },
  { look: "yellow", plain: "yellow", late: "lemon|mustard|citrine" },
  { look: "lime", plain: "lime green|neon green|slime green|chartreuse", late: "lime|slyme|slime" },
  { look: "green", plain: "green|emerald", late: "jade|olive|forest|moss|sage|pine" },
  { look: "mint", plain: "mint green|seafoam", late: "mint" },
  { look: "teal", plain: "teal|turquoise|aqua|cyan" },
  { look: "sky", plain: "(?:sky|baby|light|ice|powder) blue", late: "sky|aquamarine" },
  { look: "navy", plain: "navy(?: blue)?|dark blue|midnight blue" },
  { look: "blue", plain: "blue|cobalt|azure|indigo|cerulean", late: "sapphire|ocean|denim" },
  { look: "purple", plain: "purple|violet|magenta", late: "plum|amethyst|grape|eggplant" },
  { look: "lavender", plain: "lavender|lilac|periwinkle|mauve" },
  { look: "pink", plain: "pink|fu(?:ch|sch)s?ia", late: "rose|blush|bubblegum|watermelon" },
  { look: "brown", plain: "brown|chocolate brown", late: "coffee|mocha|chestnut|mahogany" },
  { look: "tan", plain: "beige|khaki|tan|taupe", late: "sand|cream|bone" },
  { look: "rainbow", plain: "rainbow|iridescent|oil ?slick|multi-?color(?:ed)?|7[ -]?color" },
  { look: "rasta", plain: "rasta" },
  { look: "tie-dye", plain: "tie[- ]?dyed?" },
  { look: "camo", plain: "camo(?:uflage)?" },
];

/**
 * Materials set the drawing's color but are left out of its text alternative: a wooden grinder is not called "wood" in
 * color. Words that describe only glass and devices are flavors and brands elsewhere: "Lava Flow", "Fume Extra".
 */
export const materialRules: readonly { look: string; words: string; isOfGlass?: boolean }[] = [
  {
    look: "wood",
    words: inLines`
        wood(?:en|grain)?|rosewood|walnut|bamboo|maple|oak|mahogany|corn ?cob|briar|cherry ?wood
        |(?<!glass |acrylic |plastic |metal |travel )humidor
      `,
  },
  { look: "gold", words: "brass" },
  { look: "steel", words: "stainless(?: steel)?|brushed|steel|titanium|metal|aluminum|zinc" },
  { look: "kraft", words: "unbleached|natural|kraft|hemp" },
  { look: "clay", words: "clay|terra ?cotta|egyptian(?=.* (?:bowl|head))" },
  { look: "clear", words: "quartz" },
  { look: "coal", words: "stone|lava", isOfGlass: true },
  {
    look: "sunset",
    words: "sunset|sunrise|galaxy|fumed?|color[- ]changing|dichro(?:ic)?|opal",
    isOfGlass: true,
  },
];

/** Phrases whose color words are ignored: flavors, strains, brands and product lines. */
export const notColors: readonly string[] = [
  "blue (?:razz\\w*|raspberry|slush\\w*|dream|cotton candy|dot|fire|flame|jet|lava|lotus|bus|magic|berry|moon|ice|mist|star|water)",
  "green (?:apple|crack|tea|malay|monkey|piece|goddess|leaf|star|grape|stem|go|machine|portal)|mean green",
  "black walnut|black (?:ice|cherry|mint|tea|currant|label|diamond(?! cut)|note|leaf|sheep|market|series|magic|forest|licorice)",
  "black ?(?:&|and|n)? ?milds?|blackberry|blackburn|blackcurrant",
  "white (?:grape|gummy\\w*|peach|widow|russian|owl|rhino|fox|sage|cherry|chocolate|borneo|label|maeng|house)",
  "red (?:bull|apple|berry|eye|man|borneo|bali|dragon|devil|rock|maeng|label|panther)",
  "pink (?:lemonade|starburst|panther|formula|kush|burst)",
  "orange (?:blossom|chronic|cream\\w*|soda|county|crush|julius|peel)",
  "purple (?:haze|rose supply|power|punch|kush|urkle|rain)",
  "gold(?:en)? (?:leaf|kiwi|rush|standard|state|ticket|tobacco|gate|hour|whip|series|goat|label|monk)",
  "silver (?:surfer|palm|haze|label)",
  "yellow (?:jacket|brick)",
  "rainbow (?:candy|sherbet|sherbert|belts|skittles?)",
  "clear (?:day|choice|view)",
  "marley natural|special blue|copper canyon|copper ?head|amber leaf|rose water|cherry pie",
  "(?:red|blue|green|black|white|gold(?:en)?|silver|copper|orange|purple|pink|yellow|amber) (?:canyon|rocks?|mountains?|valley|river|lake|hills?|cat|dragon|elephant|goblin|hornet|lion|mamba|panther|rabbit|tiger|whale|wolf|eagle|bear|bird|fox|monster|creek|desert|mesa|line|house|buffalo|stallion|rhino)",
  // Strains of hemp, kratom and mushrooms.
  "(?:red|blue|green|black|white|gold(?:en)?|silver|orange|purple|pink|yellow) (?:afghani|bali|borneo|candy|cheese|city|congo|cookies|diesel|domina|gelato|haze|kush|maeng|malay|meanie|octane|og|poison|runtz|sherb\\w*|teacher|thai|trainwreck|truffle|vein|widow|z?kittle[sz]?)",
  // Names of people and stories.
  inLines`
    (?:charlie|chris|cleveland|foxy|jackie|james) brown|(?:barry|betty|snow|walter) white|jack black
    |frank ocean|clockwork orange|orange is the new black
  `,
  "^top (?:red|gold|silver|blue|green|menthol)",
  "charcoal (?:filter|tip)s?",
  // Wood.
  "(?<=\\b(?:humidor|dug ?out|wood(?:en)?|cabinet|churchwarden|pipe)\\b.{0,20})cherry|cherry(?= ?wood)",
  "(?:red|blue|green|black|white|gold(?:en)?|silver|copper|orange|purple|pink|yellow|amber) (?:series|labels?|line|brand)",
  "pearls|(?:honeybee|terp|quartz|sic|opal) pearl|holy smoke|sticky brick",
  "(?:^|custom )oil ?slick|turbo blue|galaxy gas",
  // Bands, teams and makers on trays, lighters and glass.
  inLines`
    pink floyd|black sabbath|deep purple|green day|red hot|yellow submarine|(?:white|red) ?sox|green bay
    |golden knights|red wings|blue jays|red ?eye|white castle|green lantern|black (?:widow|ops|out|friday)
    |golden girls
  `,
  "yocan (?:red|black)|le orange|oil ?slick (?:\\w+ )?(?:pads?|sheets?|mats?|jars?)|clear eyes",
];

/** Makers of papers whose product lines are called by a color: "OCB Black", "Vibes Rice Blue". */
export const COLOR_LINES =
  /\b(?:raw|ocb|job|smoking|rizla|elements?|zig[- ]?zag|vibes|randy'?s|e-?z wider|bambu|bugler|gambler|^top|joker|laramie|rips|pay-?pay|abadie|kashmir|club modiano|gizeh|mascotte|pure hemp|skunk|cyclones?(?!.*\bclear\b)|high hemp|king palm|juicy jay'?s?)\b/;

/** Part names whose color is not the product's: in "black accent" and "jade lip" only the part has it. */
export const accentParts = inLines`
    accents?|lip|trim|rim|mouth ?piece|details?|cap|tips?|handle|stripes?|dots?|twist|base|logo|stem|foot|feet
    |lid|top|spots?|eyes?
  `;
