import type { KindId } from "@/lib/drawings/kinds";

/**
 * Words that name a kind of product. `words` are alternatives of a regular expression over the normalized name, matched
 * as whole words with an optional plural. A specific word wins over a general one in the same part of a name; among
 * equals the last one wins, because English puts the noun last ("grinder card", "hookah hose", "coil jar").
 */
export type KindRule = {
  kind: KindId;
  words: string;
  /** True for words that a more specific one overrides: "beaker bong" is a beaker, and "pipe cleaner" is not a pipe. */
  isGeneral?: boolean;
  /** True for words that are as often a flavor or a packaging; tried last, after brands and measures. */
  isWeak?: boolean;
  /** Replaces the kind's noun in the text alternative where one drawing serves several kinds. */
  noun?: string;
};

const rule = (kind: KindId, words: string, noun?: string): KindRule =>
  noun === undefined ? { kind, words } : { kind, words, noun };
const general = (kind: KindId, words: string, noun?: string): KindRule => ({
  ...rule(kind, words, noun),
  isGeneral: true,
});

const weak = (kind: KindId, words: string): KindRule => ({ ...rule(kind, words), isWeak: true });

const vapor: readonly KindRule[] = [
  rule(
    "bottle",
    "e-?(?:liquid|juice)|vape ?juice|nic(?:otine)? salts?|salt ?nic|freebase|salts?(?= \\d+ ?m[lg])|e ?liquid",
  ),
  rule("bottle", "tincture|cbd oil|hemp oil", "a tincture bottle"),
  rule("coil", "(?:mesh |replacement |sub-?ohm )?coil(?: head)?|rba|prebuilt wire|atomizer head|ohm mesh"),
  general("coil", "atomizer|wire"),
  rule("pod", "pod|pods?(?: |-)?cartridge|(?:empty|refillable|prefilled|replacement) (?:pod|cartridge)"),
  rule(
    "pod-kit",
    "pod (?:kit|system|device|vape|mod)|pods? starter kit|aio kit|e-?cig(?:arette)?|vuse (?:alto )?(?:device|kit)",
  ),
  rule(
    "battery",
    "18650|21700|20700|26650|18350|(?:rechargeable|li-?ion|vape) batter(?:y|ie)|batter(?:y|ie) wrap",
  ),
  general("battery", "batter(?:y|ie)"),
  rule(
    "charger",
    "(?:battery|usb|bay|wall|510|car)?[ -]?charger|charging (?:cable|dock|bank)|usb(?:-c)? cable",
  ),
  rule(
    "pen",
    "510(?:[ -]?thread)? batter(?:y|ie)|(?:cart|cartridge|vape pen|twist|thread) batter(?:y|ie)|preheat batter(?:y|ie)",
    "a vape pen battery",
  ),
  rule("pen", "(?:vape|dab|wax|concentrate|cart) pen(?: kit)?"),
  rule("pen", "(?:electric |herb )*grinder pen", "an electric grinder pen"),
  general("pen", "pen"),
  rule("disposable", "disposable|disposable (?:vape|pod|device)|puff bar|dispo"),
  rule("mod", "(?:box |tube |mech(?:anical)? |squonk )?mod|mod kit|mods?"),
  rule("tank", "(?:sub-?ohm )?tank|rdta|rta|rda|clearomizer"),
  rule(
    "tank",
    "(?:replacement |bubble )?glass tube|replacement (?:pyrex )?glass(?= )|drip tip",
    "a vape tank",
  ),
  rule(
    "cartridge",
    "cart|(?:510|thc-?[ap]?|delta-?\\d+|d8|d9|hhc|cbd|live resin|oil|vape) (?:cartridge|cart)|empty cart",
  ),
  general("cartridge", "cartridge"),
  rule("vaporizer", "(?:dry herb |herbal |desktop )?vaporizer|dry herb (?:pen|vape|kit)|vaporizer kit"),
  general("disposable", "vape"),
  weak("pod-kit", "starter kit"),
];

const glass: readonly KindRule[] = [
  rule("beaker", "beaker"),
  rule("straight", "straight(?: tube| shooter| bong)?(?= |$)|zong|cylinder bong"),
  rule("straight", "acrylic (?:water ?pipe|bong)", "an acrylic water pipe"),
  general("beaker", "bong|water ?bong", "a bong"),
  general("beaker", "water ?pipe|waterpipe", "a water pipe"),
  general("rig", "(?:mini |dab |oil |wax |banger hanger )?rig|banger hanger|dab rig set"),
  rule(
    "e-rig",
    "(?:puffco|dr\\.? ?dabber)(?: \\w+){1,3} (?:vaporizer|smart rig)|e-?rig|(?:electr(?:ic|onic)|smart) (?:dab )?rig|enail|e-nail",
  ),
  rule("recycler", "recycler(?: (?:rig|bong))?|klein(?: recycler)?(?: rig)?"),
  rule("bubbler", "bubbler"),
  rule("steamroller", "steam ?roller"),
  rule("chillum", "chillum|onie|taster"),
  rule(
    "chillum",
    "one[- ]?hitt?er(?: cigarette| bat)?|one[- ]hit(?: pipe)?|cigarette (?:bat|pipe|one[- ]?hitter)|digger|bat pipe|1[- ]?hitter",
    "a one-hitter pipe",
  ),
  rule("dugout", "dug ?out(?: kit| set)?"),
  general(
    "hand-pipe",
    "(?:spoon|hand|sherlock|glass|silicone|figure|gandalf|wizard|hammer|animal|pocket|novelty|freeze|glycerin|travel|sidecar) ?pipe|hammer bubbler pipe",
  ),
  general("hand-pipe", "(?:metal|brass|aluminum) ?(?:pocket )?pipe", "a metal pipe"),
  general("hand-pipe", "(?:wood|wooden|rosewood|bamboo|stone|ceramic)(?:[ /]+\\w+)? ?pipe"),
  general("hand-pipe", "pipe|spoon|sherlock|hand ?glass"),
  rule(
    "tobacco-pipe",
    "(?:corn ?cob|briar|tobacco|church ?warden|meerschaum|missouri)(?: \\w+)? pipe|corn ?cob",
  ),
  rule(
    "carb-cap",
    "(?:bubble |directional |spinner |carb |dab )?(?:carb|bubble|spinner|directional) ?cap|carbcap",
  ),
  rule(
    "banger",
    "(?:quartz |terp slurper |dab )?banger|terp slurper|slurper|quartz bucket|dab nail|(?:quartz|titanium|ceramic|domeless) nail",
  ),
  general("banger", "nail"),
  rule("ash-catcher", "ash ?catch(?:er)?|pre-?cooler"),
  rule("downstem", "down ?stem|diffuser stem|diffused stem"),
  rule(
    "bowl",
    "(?:glass |martini |bong |herb |flower )?(?:bowl|slide)(?: piece| slide| head)?|(?:14|18|19|10) ?mm bowl|bong bowl|male bowl|pull ?out",
  ),
  rule("adapter", "adapt[eo]r|drop ?down|reclaim(?:er)?(?: catcher)?|glass converter|whip adapter"),
  rule(
    "nectar-collector",
    "nectar (?:collector|straw|pen)|dab straw|honey (?:straw|collector|dipper)|vapor straw|hot knife straw",
  ),
  rule(
    "dab-tool",
    "dab(?:ber)? (?:tool|pick|scoop)|dabber|wax (?:tool|carver)|hot knife|concentrate tool|dab ?tool set|poker|pipe tool|tamper|pick tool",
  ),
  rule("pearls", "(?:terp )?pearl|terp (?:ball|pillar|bead)|valve marble|marble set"),
  rule("mat", "(?:dab|silicone|wax|bar|oil slick) (?:mat|pad)|slick (?:pad|sheet)|dab mat"),
];

const hookah: readonly KindRule[] = [
  rule("hookah", "hookah|nargh?ile|shisha pipe|water ?pipe hookah"),
  rule("hookah-base", "(?:hookah|replacement)(?: \\w+)? (?:base|vase)|hookah (?:vase|glass)"),
  rule("hose", "(?:hookah|shisha|washable|silicone|leather)? ?hose(?: tubing| handle| set)?"),
  rule(
    "bowl-head",
    "(?:hookah|shisha|clay|egyptian|phunnel|vortex|turkish)(?: \\w+)? (?:bowl|head)|phunnel(?: bowl)?|vortex bowl|hookah (?:bowl )?head",
  ),
  rule(
    "charcoal",
    "(?:hookah |shisha |coconut |natural |quick ?lite? |quick ?light )?(?:charcoal|coal)|briquette|coco(?:nut)? (?:cube|flat)|quick ?lights?",
  ),
  rule("tongs", "(?:charcoal |coal |hookah )?tong"),
  rule(
    "shisha",
    "shisha(?: tobacco)?|hookah (?:tobacco|flavor|molasses)|(?:herbal )?molasses|steam stone|hookah gel|tobacco[- ]free (?:shisha|hookah)",
  ),
  rule(
    "burner",
    "(?:charcoal|coil|coal|electric charcoal)(?: charcoal| coal)? (?:burner|starter|stove|heater)|(?:charcoal|coal) starter|hot ?plate",
  ),
  rule("burner", "(?:charcoal|coal) (?:carrier|basket|holder|tray)", "a charcoal carrier"),
  rule(
    "heat-device",
    "heat management(?: device| system)?|hmd|kaloud|lotus (?:bowl|hmd|ii|i|2|1|\\+|plus)|provost|wind ?cover",
  ),
  rule("foil", "foil|(?:pre-?punched|hookah|aluminum) (?:foil|sheet)"),
  rule("mouth-tips", "(?:hookah |hose )?mouth ?(?:tip|piece)s?(?: hookah)?|hookah tip"),
];

const rolling: readonly KindRule[] = [
  rule(
    "papers",
    "(?:rolling |cigarette |hemp |rice |flavored |king size )?paper|(?:1 ?[¼½]|1 1/[24]|1\\.25|king[- ]?size(?: slim)?|single wide|double wide) (?:paper|leave)|rolls? \\d+ ?m|rolling paper",
  ),
  general("papers", "booklet"),
  rule("cones", "(?:pre-?rolled |hemp |rolling |king size |palm )?cone|pre-?rolled cone|cone tube"),
  rule("cones", "cone (?:loader|filler)", "a cone loader"),
  rule(
    "wraps",
    "(?:hemp |blunt |leaf |tobacco |palm |cigar )?wrap|blunt|(?:palm|grabba|fronto|loose|game) leaf|fronto|grabba|palm roll",
  ),
  rule(
    "tips",
    "(?:filter|rolling|roll[- ]?up|crutch|glass|hemp|pre-?rolled|charcoal|activated carbon|slim|paper|carbon|cotton|acetate) ?(?:tip|filter)s?(?: (?:paper|pre-?rolled|glass|charcoal|wood))?|tips|filter|roach (?:paper|book)|crutch",
  ),
  weak("tips", "tip"),
  rule("tray", "(?:rolling |metal |tin |wood |led |glow )?tray(?: set| cover| lid)?"),
  rule(
    "roller",
    "(?:rolling|cigarette|injector|cone|joint)(?: \\w+)? (?:machine|injector|maker)|roller|injector",
  ),
  rule(
    "tube",
    "(?:doob|joint|pre-?roll|blunt|j)[ -]?tube|doob|tube holder|joint (?:holder case|saver)|pop ?top(?: tube| vial)?",
  ),
  rule("tube", "joint holder|cigarette holder|roach (?:clip|holder)|blunt holder", "a joint holder"),
  rule(
    "grinder",
    "(?:herb |acrylic |metal |aluminum |wood(?:en)? |electric )?grinder|(?:2|3|4|5)[- ]?(?:piece|pc|part) grinder|herb mill|crusher",
  ),
  rule("grinder-card", "grinder card|card grinder"),
  rule(
    "cigar",
    "black ?(?:&|and|n) ?mild(?: \\w+)? tip|(?:wood|plastic) tip(?:ped)?|cigar|cigarillo|little cigar|cheroot|pre-?roll(?!ed)(?: joint)?|pre-?rolled joint|infused joint",
  ),
  rule(
    "cigarettes",
    "(?:pack of )?cigarettes|(?:filtered|menthol|carton) cigarette|cigarette (?:pack|carton)|carton",
  ),
  rule("cigarettes", "(?:cigarette|filter|king size|100'?s?) tubes?", "cigarette tubes"),
  rule(
    "tobacco",
    "(?:pipe|rolling|roll[- ]your[- ]own|ryo|loose(?: leaf)?) tobacco(?: (?:pouch|bag|tin|can))?|tobacco (?:pouch|bag|tin|can)",
  ),
  weak("tobacco", "tobacco"),
];

const counter: readonly KindRule[] = [
  rule(
    "torch",
    "(?:jet |butane |dab |mini |pocket )?torch(?: lighter| gun)?|blow ?torch|jet (?:flame|torch)",
  ),
  rule(
    "lighter",
    "(?:plasma |arc |electric |soft flame |pocket |clipper |refillable |windproof |bic |zippo )?lighter(?: case| leash| sleeve| holder)?",
  ),
  rule("butane", "butane(?: gas| refill| fuel)?|lighter (?:fluid|fuel|gas)"),
  rule("matches", "matches|matchbox|match ?book"),
  rule("wick", "(?:hemp |bee ?line )?wick|hemp ?wick|bee ?line"),
  rule(
    "jar",
    "(?:airtight |glass |stash |storage |mason |uv |coil |herb |weed |nug |screw ?top |concentrate |pop ?top )?jar|canister|humidor|tight ?vac|c-?vault|stash (?:can|jar)|vacuum container|(?:airtight|vacuum|acrylic|glass|storage) container",
  ),
  rule(
    "container",
    "(?:silicone|dab|wax|concentrate|non-?stick)(?: \\w+)? (?:container|jar|puck|ball)|silicone barrel|ball container",
  ),
  general("container", "container"),
  rule(
    "case",
    "case|pouch|(?:smell[- ]?proof|carbon|duffle|back)[ -]?(?:bag|pack|pouch)|back ?pack|fanny pack|stash (?:box|case|bag|pouch)|lock ?box|locking (?:box|bag|case)|diversion safe|(?:safe|stash) can|duffle|wallet|cigarette case|bat box",
  ),
  rule("bag", "mylar(?: bag)?|baggie|zip(?:per)? bag|zip ?lock(?: bag)?|exit bag|barrier bag"),
  general("bag", "bag"),
  rule("brush", "pipe ?cleaner(?!.*\\b\\d+ ?(?:oz|ml)|.* solution)", "pipe cleaners"),
  rule(
    "cleaner",
    "(?:glass |pipe |bong |acrylic )?cleaner|cleaning (?:solution|fluid|liquid|salt|kit|wipe)|isopropyl(?: alcohol)?|iso (?:alcohol|\\d+)|resin (?:remover|cleaner)|res ?cap|formula 420|resolution",
  ),
  rule(
    "cleaner",
    "(?:leather cleaner|nail polish remover|solvent cleaner|room odori[sz]er)",
    "a bottle of cleaner",
  ),
  rule("brush", "brush(?: set)?|bristle|cotton swab|swab|q-?tip"),
  rule(
    "screens",
    "(?:pipe |bowl |brass |metal |glass |steel |daisy |jack |honeycomb |stainless )+screen|screen",
  ),
  rule("ashtray", "ash ?tray|debowler"),
  rule("scale", "(?:pocket |digital |gram )?scale"),
  rule(
    "incense",
    "incense(?: stick| cone| burner| holder)?|backflow(?: cone)?|sage (?:bundle|stick|smudge)|smudge stick|palo santo|nag champa|dhoop",
  ),
  rule("candle", "candle|wax melt"),
  rule("spray", "spray|air freshener|odor (?:eliminator|neutralizer)|ozium|febreze"),
  rule(
    "can",
    "nicotine pouche?|nic pouche?|snus|snuff|(?:chewing|dipping|chew|dip) ?(?:tobacco)?(?= can)|long cut|fine cut|chewing tobacco|moist snuff",
  ),
  rule(
    "capsules",
    "capsule|kratom(?: \\w+)? (?:powder|capsule|tablet|extract|leaf)|kratom|tablet|kava|softgel|powder|vitamin|7-?oh(?:mz)?|mitragynine",
    "a bottle of capsules",
  ),
  rule("gummies", "gummies|edible|lollipop|mint tin|chewable|chocolate bar|hard candy", "a bag of edibles"),
  weak("gummies", "gumm[yi]|cand(?:y|ie)|chocolate"),
  rule(
    "drink",
    "(?:detox|energy|cleanse|kratom|kava|thc|cbd|delta-?\\d+|relaxation|seltzer)(?: \\w+)? (?:drink|shot|seltzer|soda|tea)|water bottle|bottled water|energy drink|detox|cleanse|beverage",
  ),
  weak("drink", "soda|seltzer|shot|drink|tonic|\\d+(?:\\.\\d)? ?fl ?oz"),
  rule("gift-card", "gift (?:card|certificate)|e-?gift"),
  rule("shirt", "t-?shirt|tee|shirt|hoodie|sweat ?shirt|tank ?top|jersey"),
  rule(
    "butane",
    "(?:cream|whip|n2o|nitrous|whipped cream)(?: \\w+)? (?:charger|canister|tank|dispenser)|whippet|smartwhip|galaxy gas|exotic whip",
    "cream chargers",
  ),
  rule(
    "parcel",
    "plug|sticker|decal|poster|tapestry|flag|blanket|rug|hat|beanie|sock|sunglasses|key ?chain|lanyard|necklace|bracelet|figurine|statue|dream ?catcher|mug|shot glass|pint glass|tumbler|(?:pipe |bong |vape |glass )?(?:stand|rack|display)|mirror|magnifier|loupe|grommet|o-?ring|keck clip|magnet|gasket|humidity pack|boveda|integra|ticket|workshop(?: seat)?|engraving|(?:glass )?repair|deposit|mystery box|gift (?:set|box|basket|bag)|bundle|playing card|umbrella|test kit|drug test|synthetic urine|quick fix|funnel|syringe|tool kit|battery tester|screwdriver|cotton bacon",
  ),
  weak(
    "parcel",
    "pin|patch|ring|crystal|clip|service|class|fee|toy|game|book|mask|straw|cotton|flower|thc-?a flower|bud|nug|seat|parts?",
  ),
];

export const nameRules: readonly KindRule[] = [...vapor, ...glass, ...hookah, ...rolling, ...counter];
