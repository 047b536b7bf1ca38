import { inLines } from "@/lib/drawings/words/kind-rule";

/**
 * Brands of goods with nicotine whose names are no other word, as alternatives of a regular expression by kind of
 * product. The names that also mean something else ("camel", "must have", "rogue") are with the other brands: in the
 * text of a deal they would tell nothing.
 */
export const nicotineBrands = {
  disposable: inLines`
      geek ?bar|geek(?= pulse)|geek ?vape bar|lost ?mary|elf ?bar|ebcreate|eb ?design|razz? (?:ltx|tn|dc|rx|ca)
      |funky (?:republic|lands)|breeze (?:pro|plus|smoke|prime|elite)|esco ?bars?|flum|kado ?bar|viho|foger|air ?bar|mr\.? ?fog
      |packspod|cali ul|hqd|cuvie(?: shisha)?|swft(?: mod)?|puff ?(?:plus|bar)|vozol|oxbar|yovo|uwell bar
      |iget|heybar|vapengin
      |lykcan|kangvape|maskking|nerd bar|relx|bidi|suorin air bar|mnke|ske crystal|fresor|air ?fuze
      |alibarbar|crazyace|daze egge|feoba|fogger|hayati|hifancy|icewave|instaflow|ivg|lightrise|lio bee
      |luxbar|movkin|pastel cartel|pufmi|randm|reymont|sikary|snowplus|supbliss|tastefog|vapmod|veiik|vopk
      |waspe|xtron|zgar|off[- ]?stamp|digiflavor|hookalit|zovoo|yuoto|airmez|elux|firerose|flonq|pyne (?:click|pod)
      |instabar|puffmi(?: tank)?|juicy bar|fifty bar|orion bar|priv bar|monster bars|novo bar|rif ?bar|nexa
      |snoopy smoke|space mary|smok spaceman
    `,
  pod: "juul|vuse(?: alto)?|njoy(?: ace)?",
  bottle: inLines`
      naked (?:100|\d+ ?mg|salt)|pacha ?mama|coastal clouds?|candy king|cloud nurdz|dinner lady|jam monster
      |fruit monster|custard monster|tobacco monster|ice monster|skwezed|vapetasia|7 ?daze|blvk|innevape
      |saveurvape|vgod|humble juice|nasty juice|pod juice
    `,
  shisha: inLines`
      al ?fakher|starbuzz|fumari|adalya|tangiers|social smoke|nakhla|al ?waha|eternal smoke|zomo|afzal
      |mazaya|dozaj|serbetli|argelini
    `,
  cigar: inLines`
      backwoods?|swishers?(?: sweets?)?|dutch masters?|white owl(?: foil ?(?:fresh)?)?
      |black ?(?:&|and|n)? ?mild|garcia (?:y )?vega|djarum|romeo y julieta|arturo fuente|macanudo
      |montecristo|cohiba|splitarillo|zig ?zag cigarillo|hav[- ]?a[- ]?tampa
    `,
  cigarettes: "marlboro|pall mall|american spirit|lucky strike|virginia slims?|gauloises",
  tobacco: "bugler|bali shag|captain black|borkum riff|peter stokkebye|mac baren",
  pouches: "zyn|velo|2one|zimo|black buffalo|general snus|camel snus|juice head pouches",
  dip: "copenhagen|skoal",
  chew: "levi garrett?",
} as const;
