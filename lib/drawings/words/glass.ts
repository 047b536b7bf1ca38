import { general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

/** Water pipes, rigs, hand pipes, and the parts and tools that go with them. */
export const glass: readonly KindRule[] = [
  rule("beaker", "beaker"),
  rule("beaker", "gravity (?:bong|water pipe|pipe)", "a gravity water pipe"),
  rule(
    "straight",
    inLines`
      straight(?= \d+(?:\.\d)? ?(?:in\b|inch|"))|straight(?<=^\d+(?:\.\d)? ?(?:in\b|inch|").*)
      |straight (?:tube|shooter|bong|neck|perc|base|glass)|zong
      |cylinder (?:bong|water pipe)|(?:straight|cylinder) water pipe
    `,
  ),
  rule("straight", "acrylic(?: \\w+)? (?:water ?pipe|bong)", "an acrylic water pipe"),
  rule("beaker", "cupsy", "a water pipe"),
  general("beaker", "bong|water ?bong|billy|water ?bubble", "a bong"),
  general("beaker", "water ?pipe|waterpipe", "a water pipe"),
  general("rig", "(?:mini |dab |oil |wax )?rig|dab rig set|fab(?:erge)? egg"),
  rule("rig", "banger hanger(?: rig)?|beaker(?: base)? (?:dab )?rig"),
  rule(
    "e-rig",
    inLines`
      (?:puffco|dr\.? ?dabber)(?: \w+){1,3} (?:vaporizer|smart rig)|e[- ]?rig
      |(?:electr(?:ic|onic)|smart|portable) (?:dab )?rig|dab vaporizer
    `,
  ),
  rule("e-rig", "e-?nail(?: kit| set| device)?|electric nail(?: kit)?|desktop dab", "an electric nail"),
  weak("straight", "straight|(?:grav|pulsar|roor) tube"),
  weak("beaker", "perc(?:olator)?|showerhead|inline|ice catcher|ufo|turbine", "a water pipe"),
  weak("pearls", "pearl(?=.* \\d\\d? ?mm)"),
  weak("rig", "hanger", "a dab rig"),
  weak("carb-cap", "quartz cap"),
  weak("pearls", "pearl$"),
  weak("bowl", "\\w{3,}bowl"),
  weak("tobacco-pipe", "briar"),
  weak("chillum", "bat", "a one-hitter pipe"),
  weak("chillum", "\\w{3,}taster"),
  weak("hand-pipe", "\\w{3,}pipe"),
  // Shapes of pipes, with their length.
  weak(
    "hand-pipe",
    '(?:hammer|io|inside[- ]?out|peanut|wizard)(?= \\d+(?:\\.\\d)? ?(?:in|"))|mini (?:hammer|peanut)',
    "a glass pipe",
  ),
  weak("hand-pipe", '(?<=\\d ?(?:in|") )(?:hammer|io|inside[- ]?out|peanut|wizard)', "a glass pipe"),
  weak("nectar-collector", "^nectar|collector kit"),
  weak("pearls", "marbles?(?= [2-6] ?(?:ct|pk|pcs?))|(?<=\\d ?mm )balls?"),
  rule("recycler", "(?:in|re)cycler(?: (?:rig|bong))?|klein(?: recycler)?(?: rig)?"),
  rule("bubbler", "bubbler|chubbler"),
  rule("steamroller", "steam ?roller"),
  rule("chillum", "chillum|onie|taster"),
  rule(
    "chillum",
    inLines`
      one[- ]?hitt?er(?: cigarette| bat)?|one[- ]hit(?: pipe)?
      |(?:cigarette|metal|ceramic|aluminum|glass|brass|digger|self-?clean\w*|spring
      |twisty?) (?:cigarette )?bat(?: cigarette)?
      |cigarette (?:pipe|one[- ]?hitter)|digger|bat pipe|1[- ]?hitter|twisty (?:glass )?blunt|glass blunt
    `,
    "a one-hitter pipe",
  ),
  rule("dugout", "d[ou]g ?out(?: one[- ]?hitt?er)?(?: kit| set)?"),
  general(
    "hand-pipe",
    inLines`
      (?:spoon|hand|sherlock|glass|silicone|figure|gandalf|wizard|hammer|animal|pocket|novelty|bubble|freeze
      |glycerin|travel|sidecar) ?pipe
      |hammer bubbler pipe|dry ?hammer|hammer pipe
    `,
  ),
  general(
    "hand-pipe",
    "(?:metal|brass|aluminum) ?(?:pocket )?pipe|pipe key ?chain|sneak[- ]?a[- ]?toke|proto ?pipe",
    "a metal pipe",
  ),
  general("hand-pipe", "(?:wood|wooden|rosewood|bamboo|stone|ceramic)(?:[ /]+(?!water)\\w+)? ?pipe"),
  general(
    "hand-pipe",
    '(?:glass )?oil burner(?: pipe)?|o/?b(?= \\d+(?:\\.\\d)? ?(?:in|"))|sweet puff|g[- ]?spot',
    "a glass pipe",
  ),
  general("hand-pipe", "(?<!7 )pipe|spoon|sherlock|hand ?glass|gand[ao]lf"),
  rule(
    "tobacco-pipe",
    inLines`
      (?:corn ?cob|cob|briar|tobacco|church ?warden|meerschaum|missouri|walnut|pear ?wood|olive ?wood
      |sandal ?wood|ebony|bruyere)(?: \w+)? pipe
      |wood(?:en)? smoking pipe|(?:calabash|billiard|bulldog|canadian|dublin|rhodesian) (?:smoking )?pipe
      |bruyere|(?:bent|curved)(?: stem)?(?: wood(?:en)?)? (?:smoking )?pipe|corn ?cob|dr\.? grabow
      |churchwarden|meerschaum
    `,
  ),
  rule(
    "carb-cap",
    inLines`
      (?:bubble |directional |spinner |carb |dab )?
      (?:carb|bubble|spinner|spinning|directional|oculus|tether(?:ed)?) ?cap
      |carbcap|cap carb|(?:terp )?slurper cap|(?:ball|joystick|peak|puffco|banger|marble|ufo|vortex)(?: \w+)? cap(?! ?\d)
      |dab cap
    `,
  ),
  rule(
    "banger",
    inLines`
      (?:quartz |terp slurper |dab )?banger|(?:terp )?(?:slurper|blender)
      |(?:quartz|sapphire|ruby)(?: \w+){0,3} bucket|honey bucket|dab nail
      |(?:quartz|titanium|ceramic|domeless) nail|e-?nail(?: \w+)? banger
    `,
  ),
  rule("insert", "(?:banger|quartz|sapphire|ruby)(?: \\w+){0,3} (?:insert|dish)"),
  general("banger", "nail|bucket(?= (?:10|14|18|45|90)\\b)"),
  weak("banger", "quartz(?= \\d\\d ?(?:mm|[mf]\\b))"),
  rule("ash-catcher", "ash ?catch(?:er)?|dry (?:ash|catcher)|pre-?cooler"),
  rule(
    "downstem",
    "down ?stea?m(?:.* (?:combo|set|with bowl))?|diffuser stem|diffused stem|(?:glass )?stem(?= \\d)",
  ),
  rule(
    "bowl",
    inLines`
      (?:glass |martini |bong |herb |flower |cup )?(?:bowl|slide(?! (?:top|lid|box|out)))(?: piece| slide)?
      |(?:14|18|19|10) ?mm bowl|bong bowl|male bowl|pull ?out|push ?bowl|snapper
    `,
  ),
  rule(
    "adapter",
    inLines`
      adapt[eo]r|drop ?down|reclaim(?! rig)(?:er)?(?: (?:catcher|collector|kit))?(?:.* jar)?|glass converter
      |whip adapter|(?:male|female) to (?:male|female)
    `,
  ),
  general(
    "adapter",
    "converter|\\d\\d ?(?:mm ?)?[mf](?:emale)? ?(?:[-/]|to) ?\\d\\d ?(?:mm ?)?[mf](?:emale)?",
  ),
  rule(
    "nectar-collector",
    inLines`
      nectar (?:col\w*|straw|pen|tip)(?: kit| set)?|(?:glass|silicone) nectar|dab straw
      |(?:straw|dab) collector|honey (?:straw|collector|dipper)|vapor straw|hot knife straw|nector collector
      |(?:glass|quartz|wax|silicone|collector) straw(?:.* tip)?
    `,
  ),
  rule(
    "dab-tool",
    inLines`
      dab(?:ber)? ?(?:tool(?: kit)?)|ti tool|dab(?:ber)? (?:pick|scoop|spoon|knife|wand|stick)
      |(?<!\bdr\.? ?)dabber|wax (?:tool|carver|knife)
      |(?:hot|butter) knife|(?:electric |electronic )?(?:loading|concentrate|loading) tool|dab ?tool set
      |poker(?! (?:series|chip|card))|pipe tool|tamper|pick tool|carving tool
    `,
  ),
  rule(
    "pearls",
    inLines`
      (?:terp |quartz |ruby |sic |glow |opal )pearl|pearls|pearl(?= \d)
      |(?:terp|dab|quartz|spin(?:ning)?) (?:ball|pillar|bead|pill)
      |(?:valve|terp|(?:terp )?slurper) (?:marble(?: set)?|(?:\w+ )*pill)|marble set|pillar set
    `,
  ),
  rule(
    "mat",
    inLines`
      (?:dab|silicone|wax|bar|oil slick|counter|glass|rig) (?:mat|pad)|(?:slick|dab) (?:pad|sheet|mat)
      |mood ?mat|pee ?wee mat|moodmat
    `,
  ),
];
