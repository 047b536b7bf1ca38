import { general, inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";

/** Makers of pipes and of the parts and tools that go with them. */
export const glassBrands: readonly KindRule[] = [
  rule(
    "beaker",
    inLines`
      roor|illadelph|us tubes|diamond glass|hydros|zob|medicali|sovereignty|mobius|encore|hvy|2k glass
      |envy glass|tsunami|preemo|high point|nice glass|sesh supply|monark|hipster glass
    `,
  ),
  rule("tobacco-pipe", "peterson|savinelli|nording|stanwell|rossi"),
  rule("beaker", "lookah glass", "a water pipe"),
  rule(
    "hand-pipe",
    inLines`
      jane west|sherlock holmes|genius pipe|eyce spoon|red eye spoon|chameleon glass|monkey pipe
      |sneak-?a-?toke|proto|incredibowl|vapor genius|marley natural|tobacco taster
    `,
  ),
  rule(
    "hand-pipe",
    inLines`
      7 ?pipe(?: twisty)?|eyce (?:hammer|oraflex|pro ?teck|sherlock)|genius (?:evo|mini)
      |gr?av (?:bauble|deco|helix|rocker|upline)|helix classic|ooze (?:bowser|eight|piper)
      |piecemaker karma(?: go)?|smoke mate|toke buddy|weezy(?: blunt)?
    `,
  ),
  rule("chillum", "eyce shorty|futurola hitter|grav (?:9|12|16) ?mm|ooze bat|ryot (?:\\w+ )?bat|toke token"),
  rule("dugout", "futo|ryot (?:mpb|poker box|slim|3 ?in)|mpb|eyce solo|smoke stopper"),
  rule("bubbler", "eyce alien|mj arsenal (?:commuter|ursa)"),
  rule(
    "beaker",
    inLines`
      ooze (?:bectar|echo|hyborg|kettle|stack|steamboat|swerve|trip|undertow|zaro)
      |pulsar (?:bottle rocket|design series|rip)|cookies (?:flame|glass|v beaker)|freeze pipe
      |puffco (?:budsy|ryan fitt)|waxmaid (?:ares|crystor|fountain|horn|magneto)
    `,
    "a water pipe",
  ),
  rule("rig", "stache ri(?:o|g in one)|eyce (?:sidecar|spark)|goody glass|waxmaid freezable"),
  rule("beaker", "grav (?:round base|wide base|wobble)|red eye glass", "a water pipe"),
  rule("container", "ooze (?:geode|hot ?box|prism|spectrum)|no ?goo"),
  rule("ash-catcher", "grav (?:mini ash|phoenix)|hemper ash|calibear ash"),
  rule(
    "banger",
    inLines`
      auto ?spinner|bear quartz|charmer|core reactor|domeless|evan shore(?: quave)?|flat ?top|full weld
      |grail quartz|highly educated|opaque bottom|quave|splash guard|terp cup|victory quartz
    `,
  ),
  general("banger", "honeybee herb"),
  rule("pearls", "ruby (?:ball|pillar)|slurper set"),
  rule("mat", "oil ?slick|east coasters|dab ?pad"),
  // Makers of many things, most of which are water pipes.
  general(
    "beaker",
    inLines`
      afm|bio ?glass|black sheep|bougie|cali cloud ?x|calibear|castle glassworks|cheech(?: (?:&|and) chong)?
      |chill steel pipes|chongz|clover glass|dopezilla|empire glassworks|famous (?:brandz|designs|x)
      |gear premium|gili
      |gravitron|headway|hemper|hi[- ]?si|j(?:bd|erome baker)|la ?pipes|licit|mav(?: glass)?|milky ?way glass
      |mob glass
      |nucleus|phoenix star|piecemaker|session goods|smoke cartel|snoop pounds|pounds rocketship
      |sublime glass|waxmaid
    `,
    "a water pipe",
  ),
  general("rig", "mj arsenal", "a mini rig"),
  general("hand-pipe", "eyce"),
];
