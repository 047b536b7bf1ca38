import { general, inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";

/** Devices by maker and model, whose names end in "kit" or "starter kit" whatever they are. */
export const vaporDevices: readonly KindRule[] = [
  rule(
    "mod",
    inLines`
      ijoy(?: \w+)* (?:kit|mod|rdta)
      |ijoy (?:captain|diamond|maxo|limitless|shogun|avenger|capo|saber|zenith|pd ?\d+)
      |(?:smok|smoktech) (?:\w+ )?(?:pro ?color|alien|majesty|qbox|al ?85|osub|knight|scar|rigel|species
      |devilkin|veneno|skyhook|koopor|micro ?one|x ?cube|(?:g|t|h|x|e|v|s)-?priv|mag|morph|r-?kiss|fortis)
      |(?:joye(?:tech)?|innocigs) (?:evic|cuboid|ultex|espion|egrip|ocular|ekee|batpack)|evic(?: \w+)?
      |(?:eleaf|innocigs) (?:i?stick|pico|aster|invoke|lexicon|ikonn|ikuun)|i ?stick(?: pico)?
      |innokin (?:kroma|cool ?fire|proton|ares|mvp|disrupter|itaste|bastion|gomax|adept|z-?force)
      |aspire (?:speeder|puxos|feedlink|zelos|archon|mixx|plato|dynamo|paradox|huracan|vrod|nx100|rover)
      |vaporesso (?:revenger|swag|tarot|polar|attitude|switcher|nebula|transformer|forz|gtx go|target|armour)
      |voopoo (?:drag(?! nano| s\b| h\b)|too|alpha|mojo|rex|black ?ops|x217|argus gt|thelema)
      |lost vape (?:paranormal|therion|triade|mirage|drone|hyperion|thelema|centaurus|quest)
      |geek ?vape (?:blade|nova|squid|karma|athena|max ?100|legend|t200|l200|s100|m100|b100|z200)
      |kanger(?:tech)? (?:\w+box|drip ?box|akd|spider|ippliss)|rincoe (?:manto|jellybox (?:mini|228))
      |vandy ?vape (?:pulse|swell|trident|gaur)|wotofo (?:recurve|mdura|manik)|freemax maxus
      |asmodus (?:minikin|lustro|oni|spruzza|amighty|colossal)
      |uwell (?:crown (?:\d )?(?:kit|mod)|nunchaku|hypercar|blocks)
    `,
  ),
  // Makers of little but box mods.
  general(
    "mod",
    inLines`
      wismec|steamax|sigelei|fuchai|pioneer4you|asmodus|hcigar|tesla ?cigs|think ?vape|augvape|smy|cloupor|tesla(?! coil)
      |laisimo|council of vapor|limitless mod|rofvape|ehpro|hotcig|snow ?wolf (?:mfeng|vfeng|kit|mini|200)
      |reuleaux|sinuous|therion|minikin|hexohm|squonker
    `,
  ),
  rule(
    "pen",
    inLines`
      (?:joye(?:tech)? |innocigs )?
      (?:exceed(?: d?\d+| air| edge| x)?|ego(?: (?:one|aio|t|c|ce4|nexo|plus|twist|pod|ii))?)(?= |$)
      |(?:eleaf )?i ?just(?: ?\w+)?|innokin (?:endura|prism|jem|zenith kit|go ?[sz])|endura t ?\d+
      |prism t ?\d+|vaporesso (?:veco|vm|drizzle|guardian|estoc)|(?:smok )?vape pen (?:22|v2|plus|tank)
      |aspire (?:k[1-4]|pockex|zelos nano|tigon|vilter pen|cleito pen|os?prey|premium kit)|pockex
      |kanger(?:tech)? (?:evod|top ?evod|subvod)|evod|justfog(?: \w+)?|geek ?vape (?:g18|flint)
    `,
    "a vape pen",
  ),
];
