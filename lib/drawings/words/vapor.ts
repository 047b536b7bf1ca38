import { general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

const BATTERY = "a vape pen battery";

/** E-liquids, coils, pods, batteries, devices and cartridges. */
export const vapor: readonly KindRule[] = [
  rule(
    "bottle",
    inLines`
      e-?(?:liquid|juice|liq)|e-?zigaretten?[ -]liquid|(?:short|long) ?fill|v?[pv]g(?: \d+ ?ml)? base
      |vegetable glycerine?|aroma(?! king)(?= .*\d ?ml)|(?:vape|vapor|pod|bar)[- ]?juice|nic(?:otine)? salts?
      |salt ?nic(?:otine)?|freebase|(?:max )?salts?(?= (?:\d+ ?m[lg]|(?:20|24|25|30|35|36|45|48|50)(?: (?!ct|g|lb|oz|pc|pk)|$)))
      |e ?(?:liquid|juice)
    `,
  ),
  rule(
    "bottle",
    inLines`
      tinctures?(?: oil| drop)?|(?<!essential |fragrance |massage )oil(?=(?: \w+)? \d{3,4} ?mg)|(?:cbd|hemp|cbg|cbn)(?: (?!vape)\w+){0,2} (?:oil|drop(?:per)?)|oil drop
      |drops(?= \d+ ?mg)
    `,
    "a tincture bottle",
  ),
  general("bottle", "(?<!bath |cleaning |cleaner |epsom |standards )salts"),
  rule(
    "coil",
    inLines`
      (?:mesh(?:ed)? |replacement |sub-?ohm |atomizer )?coil(?: head| pack)?|rba|prebuilt wire|atomizer head
      |ohm mesh|[01]?\.\d{1,2} mesh(?:ed)?|(?:donut|qdc|quad) coil
      |(?:bvc|quad(?:ruple)?|sextuple|octuple|decuple|dual|triple|single|mesh|ceramic|notch|clapton|sub-?ohm
      |spare|ersatz) ?heads?
    `,
  ),
  rule("coil", "(?:lookah |seahorse )+(?:\\w+ )?tip", "an atomizer"),
  rule(
    "coil",
    "3dx?l? chamber|(?:peak|peak pro|proxy|new peak|pivot|(?:puffco )?(?:new )?plus) (?:\\w+ )?(?:chamber|atomizer)",
    "an atomizer",
  ),
  general("coil", "atomizer|wire|mesh(?:ed)? \\d"),
  rule(
    "pod",
    inLines`
      pod|pods?(?: |-)?cartridge|(?:empty|refillable|prefilled|replacement) (?:pod|cartridge)|pod pack
      |(?:aspire|geek ?vape|innokin|suorin|uwell|voopoo|vaporesso|oxva|smok)(?: [\w-]+)* (?:cart|cartridge)
    `,
  ),
  rule(
    "pod-kit",
    inLines`
      pod (?:kit|system|device|vape|mod)|morph pod|pods? starter kit|aio kit|e-?cig(?:arette)?
      |e-?zigaretten?(?: set)?
      |(?:vuse|juul|njoy|blue?)(?: \w+)? (?:device(?: kit)?|kit|power unit|starter kit|battery)
    `,
  ),
  rule(
    "battery",
    "18650|21700|20700|26650|18350|(?:rechargeable|li-?ion|vape) batter(?:y|ie)|batter(?:y|ie) wrap",
  ),
  rule(
    "battery",
    "(?:aaa?|9v|d-?cell|c-?cell|alkaline|watch|button cell|cr ?20\\d\\d) batter(?:y|ie)|cr20\\d\\d",
  ),
  general("battery", "batter(?:y|ie)"),
  rule(
    "charger",
    inLines`
      wall adapter|smart usb(?: 510)?|usb(?: \w+)? 510|510(?: \w+)? usb
      |(?:battery|usb(?:-c)?|bay|wall|510|ego|vape|dual)?[ -]?charger(?: (?:vape )?pen| vape battery)?
      |charging bank|super ?charger|(?:\d|two|four|single|dual)[ -]bay
    `,
  ),
  rule(
    "pen",
    inLines`
      cart bar|(?:cart|cartridge)s? pen|510(?:[ -]?thread)? batter(?:y|ie)(?: mod)?
      |(?:cart|cartridge|vape pen|vape|pen|twist|thread|vv|variable voltage) batter(?:y|ie)(?: mod)?
      |710 batter(?:y|ie)(?: mod)?|preheat batter(?:y|ie)|batter(?:y|ie)(?: \w+)? 510
    `,
    BATTERY,
  ),
  general("pen", "510(?:[ -]?thread)?(?: vape| vv| dl| oled| mod| pen| device)?", BATTERY),
  rule("pen", "(?:vape|dab|wax|concentrate|oil) pen(?: kit)?|(?:wax|concentrate|extract) vape"),
  rule("pen", "(?:electric |herb )*grinder pen", "an electric grinder pen"),
  general("pen", "pen"),
  rule(
    "disposable",
    "disposable(?: vape)?(?: pod| device| pen| kit)?|puff bar|dispo|e[- ]?hooka?h?|hookah pen",
  ),
  rule("mod", "(?:box |tube |mech(?:anical)? |squonk )?mod|mod kit|mods?"),
  rule("tank", "(?:sub-?ohm )?tank|rdta|rta|rda|clearomizer"),
  rule(
    "tank",
    "(?:replacement |bubble )?glass tube|(?:replacement|bulb|bubble) (?:pyrex )?glass(?= |$)",
    "a vape tank",
  ),
  rule(
    "cartridge",
    inLines`
      cart|(?:510|thc-?[ap]?|delta-?\d+|d8|d9|hhc|cbd|live resin|oil|vape|distillate) (?:cartridge|cart)
      |empty cart
    `,
  ),
  general("cartridge", "cartridge|(?:ccell )?(?:m6t|th2\\d*)"),
  rule(
    "vaporizer",
    "(?:dry herb |herbal |desktop )?vaporizer|(?:dry herb|desktop) (?:vape )?(?:pen|vape|kit)|vaporizer kit",
  ),
  general("vaporizer", "dry herb|herb vape"),
  general(
    "disposable",
    "(?<!lost |hell|refillable |vampire |geek|monster |ripe |^eo )vape(?! ?(?:labs?|company|co|7 ?daze)\\b)",
  ),
  weak(
    "pod-kit",
    "refillable (?:device|pod|vape)|(?<!stoner |smoker'?s? |smoking |rolling |420 |dab |bong |grow )starter ?kit|device(?: kit)?|vape kit",
  ),
];
