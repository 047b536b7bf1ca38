import { flavored, inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";

const LIQUID = "(?=.*(?:\\d ?ml|shot|liquid|tonic|drink|\\d ?fl))";
const WEIGHED = "(?=.*(?:\\d ?(?:g|gm|gr|grams?|oz|kg|kilo|lb)\\b|powder))";

export const counterBrands: readonly KindRule[] = [
  rule(
    "lighter",
    inLines`
      bic|clipper|zippo|tokai|smokezilla|click ?it|imco|zengaz|mk(?= (?:jet|\d))|djeep|scripto|calico
      |electrolite|evermore|saberlight|techno lite|xikar hp\d
      |ronson(?! .*(?:fl|oz|ml))|mk lighter|cricket|smoxy|hemplights
    `,
  ),
  rule(
    "torch",
    inLines`
      blazer|big shot|scorch|maven|blink|eagle (?:jet|torch)|techno torch|vector|newport torch|zico|vertigo
      |special blue (?:diablo|monster|toro|inferno|avenger|fury)|lotus torch|jet ?line|bernzomatic
      |errlectric|ion lite|palio|(?:st )?dupont|xikar (?:tech|allume|volta|trezo|meridian|executive)
      |colibri (?:falcon|evo|rally|wellington|stealth|quasar)|dissim|ronson tech|turbo blue|whip-?it torch
      |thicket|big buddy|benz?omatic|colibri monaco|eagle (?:mini )?gun|errlybird|fyre|hondo|iroda|jetbeam
      |lotus (?:duke|l\d*)
      |ooze (?:flame|kindle)|special blue (?:bernie|bullet|demon|hurricane|jetpack|thor)|visol
      |whip[- ]?it ion|xikar turrim
    `,
  ),
  rule(
    "butane",
    inLines`
      whip[- ]?it|colibri|neon(?: ultra| \d+x)?|power \d+x|\d+x (?:refined|filtered)
      |newport (?:zero|\d+ ?(?:ml|x))
      |fast ?gas|baking ?bad|special blue|lucienne|king butane|ultra ?x|elements butane|xikar purofine
      |vector (?:14x|butane)|nibo|clipper (?:gas|butane)|stok|puretane|ion tane|iso-?butane|iwatani|king \d+x
      |ronson(?:ol)?|zippo premium
    `,
  ),
  rule(
    "cleaner",
    inLines`
      orange chronic|kryptonite|klear|dark crystal|green piece|grunge off|rez ?block|purple power
      |simple green|rush|jungle juice|super rush|amsterdam|pink formula|formula 710|formula 420|piece water
      |smoke ?rite|crystal clean\w*|higher standards (?:iso|salt)|clean ?ex|bio ?res|black label clean
      |iron horse|blue boy|english cleaner|max(?:imum)? impact|double scorpio
      |420 (?:klean|original)|agent (?:green|orange)|bong wizard|iso (?:pure|snaps)|kleen (?:glass|green)
      |kush (?:clean|kleen)
      |limpuro|locker room|never fake it|ooze res|poppers|purple clean|quick ?silver|zeus purify
    `,
  ),
  rule(
    "drink",
    inLines`
      red ?bull?|(?<!jam |fruit |custard |tobacco |ice |by )monster(?! vape)(?: energy| ultra| zero)?|celsius
      |q-?carbo\w*|detoxify|stinger|xxtra clean|rescue|feel free|cann|coca[ -]?cola|coke|pepsi|sprite|fanta
      |gatorade|arizona|magnum detox|vale'?s|ready clean|mega clean|ultra klean|omni detox|supreme klean
      |the stuff detox|herbal pre-?cleanse|high voltage|viva ?zen(?!.*powder)|k-?shot|mitra[- ]?9|kavahana|leilo
      |tranquini|smart water|fiji|dasani|body ?armor|prime hydration|ghost energy|bang energy|c4 energy
      |alani|rockstar|poland spring|new brew|psychedelic water|mark ?kava|botanic tonics?|tianna
      |za ?za (?:silver|red) shot|neptune'?s fix|slowtivity|dirty sprite|mountain dew|mtn dew|dr\.? pepper
      |7 ?up|canada dry|sunkist|a ?& ?w|powerade|vitamin ?water|snapple|liquid death|reign|nos(?= )|g fuel
      |yerba mate|perrier|topo chico|essentia|aquafina|evian|lipton|pure leaf|brisk|starbucks|jarritos
      |calypso|faygo|big red(?= \d)|crush(?=.*\d ?oz)|squirt(?! gun)|minute maid|simply (?:orange|lemonade)
      |tropicana|electrolit|pedialyte|suero|kool[- ]?aid|hawaiian punch|capri ?sun|yoo-?hoo|nesquik
      |muscle milk|8th wonder|artet|brez|bucked up|cali sober|champ flush|c?bum energy|chupa chups soda
      |crescent (?:9|canna)|delta pop|exotic (?:pop|soda)|gorgie|guayaki|frapp(?:e|uccino)?
      |happi (?:drink|seltzer)
      |herbal clean|high rise|howdy|propel|jazz detox|joyride|kalo|keef|la ?croix|legal lean|milkis|nowadays
      |olipop|pamos|peace tea|poppi|purple lean|ramune|royal flush|ryse|san pellegrino|se[nñ]orita
      |stacker ?\d|sublime drink|tejas|test'?in|tilray|total eclipse|twisted tea|toxin wash
      |ultra (?:eliminex|wash)
      |waterloo|wunder drink|zoa|zydot|white claw|budweiser|bud light|modelo|corona extra|heineken|coors
      |miller lite|kryptic|cycling frog|wynk|uncle arnie'?s|st ides|5[- ]?h(?:ou)?r(?: energy)?
      |(?:ghost|prime|c4|bang)(?= (?:\w+ )*\d+(?:\.\d)? ?oz)
    `,
  ),
  rule(
    "drink",
    `(?:mit ?45|opms|hush|remarkable herbs|whole herbs|super speciosa|7-?ohmz?|bumble ?bee|choice botanicals|trainwreck|boosted|zion herbals|the alchemist|eth?os kratom)${LIQUID}`,
  ),
  rule("drink", "(?:mit ?45|mit) super k|super k extra"),
  rule("drink-bottle", "kanva"),
  flavored(
    rule(
      "bag",
      `(?:mit ?45|opms|hush|remarkable herbs|whole herbs|earth kratom|super speciosa|maeng da|bali|(?:red|green|white|yellow|super) (?:malay|borneo|thai|bali|vein|horn|elephant|sumatra|hulu|riau|vietnam|indo|jongkong)|trainwreck|choice botanicals|kats botanicals|bumble ?bee|whale|club 13|viva zen)${WEIGHED}`,
      "a pouch of powder",
    ),
  ),
  rule(
    "capsules",
    inLines`
      mit ?45|opms|remarkable herbs|earth kratom|hush|whole herbs|urban ice|choice botanicals|super speciosa
      |trainwreck|maeng da|bali|green malay|red borneo|rhino|kangaroo|rezz|7[- ]?ohmz?|7 ?tabz|opia
      |(?:dozo )?perks
      |roxy|hydroxie|press'?d|zaza|tianaa|pegasus|toxin rid|bluechew|hard steel|black panther|magnum xxl
      |jack'?d|dr\.? 7|7 ?stax|advanced alkaloids|blue magic|pseudo|mgm ?15|phenibut|stamina rx|schwinn\w*
      |red lips|super panther|(?:lion'?s mane|amanita)(?=.* \d+ ?ct)(?!.*gumm)|libigrow|premier zen|advil
      |aleve|7[- ]?(?:hydro\w*|kure|mitra\w*|prime)|absolute carbo|alpha male|(?:blue|chewz|magic) 7
      |blue fuze|extenze|ez ?7|fast flush|goldreall\w+|hydro ?7|imperial gold|(?:jaguar|platinum) \d{4,6}
      |kanna|lipodrene|mgm|mr ?7|my ?pause|nite rider|ohmz|red dawn|schwing|sleep ?walker|spanish fly
      |stiff rox|tiger x|triple green|vitality (?:cordyceps|lion'?s|reishi)|weekend prince|yellow swarm
      |za za|zohm|tianeptine|alka[- ]?seltzer|aspirin|benadryl|claritin|dayquil|excedrin|ibuprofen|imodium
      |motrin
      |mucinex|nyquil|pepto|rolaids|tums|tylenol|zyrtec
    `,
    "a bottle of capsules",
  ),
  rule(
    "spray",
    inLines`
      blunt ?(?:effects?|power|gold|life)|blunteffects|smoke odor|cannabolish|little trees|zen odor
      |odor assassin|medi ?smoke|febreeze|fresh kulture|lysol|ona (?:block|gel|mist|spray)|veil|zero odor
    `,
  ),
  rule(
    "gummies",
    inLines`
      delta munchies|wyld|camino|stiiizy gummies|smakd|fusion gumm\w+|shroomz|mochi|habit d9|trippy gumm\w+
      |hemp lucid|vayu|boner bear|tre house|kush burst|chill plus|koi|3chi|wunder|cbdfx|just ?cbd|medix
      |green roads|diamond cbd|moonwlkr|exhale wellness|urb(?! finest)|road trip|stnr|wyld ?fire|happi
      |galaxy treats|mellow fellow fit|dazed ?8|psilly|shroomies|elyxr|chapo|dome wrecker|hometown hero
      |astro ?8|baked bags|bhotz|cbd living|creating better days|delta ape|flav belts|green hornet|gr[oö]n
      |happy fruit|kanha|kiva|lost farm|medicine box|mellow mushroom|muscaria|mush magic|nerdy bears|ocanna
      |plant people|schedule 35|select squares|silly shruum|smilyn|smokiez|ston(?:er|ey) patch
      |sunday scaries|trips ahoy|trrlli|tyson bites|uncanny wellness|fuck blend
    `,
    "a bag of edibles",
  ),
  rule(
    "gummies",
    inLines`
      boston baked beans|brach'?s|trolli|sour patch|skittle|chupa chups|halls|nerds|oreo|haribo|starburst|ring pop|airheads|swedish fish
      |mike and ike|jolly rancher|warheads|trident|tic ?tac|mentos|altoids|ice ?breakers
      |orbit (?:gum|white|spearmint|peppermint|sweet)|extra (?:gum|spearmint|peppermint|polar ice)
      |eclipse gum|5 gum|push pop|sour punch|now (?:&|and) later|laffy taffy|tootsie|blow ?pop|gushers
      |life ?saver|mike & ike|hot tamales|lemonhead|red vines|twizzlers|bubblicious|bubble yum|hubba bubba
      |peach rings|sweet ?tarts|smarties|dum ?dums|fun dip|double ?mint|juicy fruit|big league
      |welch'?s fruit|hi[- ]?chew
    `,
    "a bag of candy",
  ),
  rule(
    "gummies",
    inLines`
      takis|doritos|cheetos|pringles|lay'?s|ruffles|funyuns|cheez[- ]?it|combos|chester|fritos|chex mix
      |goldfish|pop ?tart|rice krisp(?:ie|y)|honey bun|gardetto|bugles|tostitos|zapp|hot fries|andy capp
      |famous amos|chips ahoy|ritz|nutter butter|little debbie|hostess|sun ?chips|smartfood|cup noodle
      |cracker jack
    `,
    "a bag of snacks",
  ),
  rule(
    "chocolate",
    inLines`
      polka ?dot|snickers|hershey'?s?|kit ?kat|twix|reese'?s(?:(?: \w+){0,3} cup)?|m&m'?s?
      |one up (?:mushroom )?bar|one ?up|fusion bar|good trip|wonder ?bar|diamond shruumz|milky way
      |butterfinger|3 musketeers|rize mushroom|silly farms|crunch bar|pay ?day|almond joy|mounds|baby ruth
      |100 grand|kinder|ferrero|toblerone|york pepp\w*|dove (?:bar|milk|dark)|cadbury|whatchamacallit
      |neau tropics|punch bar|mello mood|trippy flip|whoa bar|rolo|mr\.? goodbar|milka|nutella
      |bhang|cali[- ]gold|chuckles peach|euphoria bar|feastables|galaxy bar|gold ?cap|golden ticket|kiva bar
      |krispy bar|luv bar
      |magic kingdom|mellow bar|mooshroom|mush ?love|psilo bar|road trip bar|wonka|wunder ?bar(?! thc)
    `,
  ),
  rule(
    "case",
    inLines`
      skunk bag|ryot|revelry|stashlogix|dime bags|pelican|vatra
      |skunk (?:sidekick|uptown|rogue|go|backpack|hipster)|abscent|formline|happy kit
      |annabis|cali crates?|erb armor|erbn|firedog|herb guard|ooze (?:smell|traveler)|skunk nomad|tight ?pac
      |cookies (?:bag|backpack|smell)|sack ?ups?|str8|apollo case|tightpac case
    `,
  ),
  rule(
    "jar",
    inLines`
      tight ?vac|c[- ]?vault|420 ?jar|cool ?jarz|evak|herb preserve|humi-?smart|puffco prism|smokus focus
      |squadafum|tv\d|vitavac
      |420 science|re:?stash|stori|medtainer|smoke honest|goodlife jar|ongrok jar
      |stashlight|hi-?tek jar|mag jar
    `,
  ),
  rule(
    "grinder",
    inLines`
      santa cruz shredder|scs|slx|space case|sharpstone|kannastor|chromium crusher|brilliant cut|phoenician
      |green monkey|sweetstone|aerospaced|zam|mamba (?:v\d|grinder)|flower mill|herb ripper
      |medtainer grinder|diamond ?back|blackline|grindzilla|tahoe grinders|kozo|hammercraft|cali crusher
      |(?:mendo )?mulcher|cloudious|tectonic ?9|banana bros|wakit|golden gate|groove \d|lift innovations
      |after ?grow|clean ?cut|(?:ryot )?gr8tr|grind(?:arolla|erella)|grynder|h[oø]j|herb ?guru|krush|kulu
      |lifted innovations|masterdam
      |next ?gen mill|ongrok|piranha|stache grynder|thorinder|virtuoso
    `,
  ),
  rule(
    "scale",
    inLines`
      truweigh|weighmax|aws|fuzion|kenex|superior balance|digiweigh|my ?weigh|jennings|infyniti|bl scale
      |fast weigh|smart weigh|dr\.? scales|us balance|american weigh
      |bl tech|cd-?100|gram precision|max ?weigh|mini max 100|pro ?scale|true ?weigh|tuff[- ]?weigh
      |us-?trinity
    `,
  ),
  rule("charger", "nitecore|efest|xtar|opus bt|(?:golisi|imren) [is]\\d|hohm (?:base|school)"),
  rule(
    "battery",
    inLines`
      molicel|samsung|sony vtc|hohm tech|hohm|lg (?:hg2|mj1|chocolate)|duracell|energizer|panasonic ncr
      |imren|ampking|golisi|basen|listman|mxjo|rayovac|sony (?:us|vtc) ?\d|vapcell
    `,
  ),
  rule(
    "incense",
    inLines`
      blunteffects cones|champa cones|dragon'?s? blood(?!.*\d ?(?:ml|oz))|frank(?:incense)? ?(?:&|and) myrrh
      |frankincense|patchouli(?= \d)|sai baba|hem|satya|gonesh
      |wild ?berry(?=.* (?:incense|sticks?|stk|cones?)| shorties)|blunteffects incense|nag champa|tulasi
      |stamford
      |kamini|goloka|zed black|juicy jay'?s? thai|escential|auric blends|padmini|nandita|balaji|golden nag
      |shubhkart|fred soll'?s|darshan|bharath
    `,
  ),
  rule(
    "candle",
    "smoke (?:odor )?exterminator(?=.* 1[23] ?oz)|beamer candle|smoke odor exterminator candle|crave candle|cannabis candle|yankee",
  ),
  rule(
    "parcel",
    inLines`
      slim jim|jack link'?s?|planters|corn nuts|blue diamond|royal honey|rose toy|xikar|perfume|clear eyes
      |visine|narcan|trojan|magnum condom|zig ?zag apparel
    `,
  ),
];
