import { flavored, general, type KindRule, rule } from "@/lib/drawings/words/kind-rule";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";

const BATTERY = "a vape pen battery";
const OHM = "(?=.*\\d\\.\\d+ ?(?:ohm|Ω))";
const DEVICE = "(?=.*(?:device|kit|power unit|battery))";
const LIQUID = "(?=.*(?:\\d ?ml|shot|liquid|tonic|drink|\\d ?fl))";
const WEIGHED = "(?=.*(?:\\d ?(?:g|gm|gr|grams?|oz|kg|kilo|lb)\\b|powder))";

const vapes: readonly KindRule[] = [
  rule(
    "disposable",
    `${nicotineBrands.disposable}|(?<!blue )raz|njoy daily|vuse go|hyde|off[- ]?stamp|north (?:ft ?)?\\d+k?|posh|fume|spaceman|space mary|adjust my|nexa|olit|mega ?bar|lava plus|death row|tyson|priv bar|pillow talk|ijoy|digiflavor|rama|monster bars|juicy bar|beri|bang xxl|orion(?: bar)?|pulse x?|ziro|zovoo|vybe|foodgod|nicky jam|tequila vape|hookalit|fire xl|fifty bar|sili(?: box| bar)?|smok (?:novo )?bar|smok spaceman|swft mod|dummy|instabar|kros|snoopy smoke|mintopia|al fakher crown|crown bar|snap liquids|urban bar|hellvape|sky ?view|meloso|stig|loon|candy king air|mi ?pod|strio bar|onee stick|supreme bar|juice head 5k|rabeats|waka|ploox|nevoks bar|modus|hidden hills|flying monkey|looper|torch diamond|half bak'?d|dozo|mellow fellow|ghost (?:hemp|x|pro)|stiiizy(?! (?:pre|pod|battery|gumm))|cake (?:she|bar|\\d)|mtrx|yuoto|ria nv|snow ?wolf|airmez|memers|chillax|swype|vfly|luff ?bar|tugboat|sirius|packwoods|packman|fryd|whole ?melts?|big chief|geek'd|delta extrax|purlyf|sugar extrax|honeyroot|goodlyfe|fasta|ola bar|nex ?bar|puffmi|kumi|glamee|hylo|cali (?:extrax|steam|pods|bar)|elux|firerose|drag ?bar|luckee|elf thc|flonq|float mello|ut ?bar|kado|zumo|hyppe|pop hit|(?:puff )?xtra|zaero|pod king|pyne pod|urb toke|mi-?one|hit bar|bali bar|suorin fero|vgod pod|ace ultra|muha ?meds|mnke|ske crystal|crystal (?:bar|max|pro)|fresor|air ?fuze|airis|aloha sun|allo|alibarbar|bugatti|craftbox|crazyace|daze egge|dojo|drip'?n|eb ?create|feoba|fogger|gost(?! vapor)|happy stik|hayati|hifancy|hitt|icewave|instaflow|ivg|jam king|jnr|klik klak|lightrise|lio bee|lola bar|lost (?:angel|temple)|luto|luxbar|maxx bar|mega v\\d?|movkin|(?:nasty|navi|novo|nu|spree) ?bar|oukitel|pastel cartel|pop vapor|pufmi|randm|reymont|rif ?bar|romio|salt switch|sikary|snowplus|stlth|suonon|supbliss|tastefog|toppo|upends|v[- ]?play|vapmod|veev|veex|veiik|voom|vopk|waspe|wga|xtron|yme|zgar|zippi|zlab(?! pod)`,
  ),
  rule("pod-kit", `(?:juul|vuse(?: alto)?|njoy(?: ace)?|blue? ?(?:ace|plus)?|logic)${DEVICE}`),
  rule(
    "pod",
    `${nicotineBrands.pod}|zlab pods?|(?:my ?)?blue? ?pods?|(?:my ?)?blu|logic (?:power|pro)|stiiizy pod`,
  ),
  rule(
    "pod",
    `(?:xros|caliburn|xlim|novo|argus|wenax|sonder|vmate|luxe (?:q|x)|ursa|feelin|nord \\d|koko|tenet|minican|gotek|favostix|eco nano)${OHM}`,
  ),
  rule(
    "pod-kit",
    "caliburn|xros|smok (?:nord|novo)|nfix|solus|igee|rpm ?\\d+|nord \\d|novo \\dx?|suorin|wenax|argus(?! gt)|oxva|xlim|rincoe|aspire (?:flexus|minican|gotek|favostix|riil|cyber)|minican|gotek|favostix|zero 2|vinci|sonder|tenet|infinix|vmate|luxe x|eco ?nano|feelin|ursa (?:nano|baby|cap)|koko|nevoks|smoant|doric|hexohm pod|drag (?:nano|s|h)|uwell popreel|aegis (?:one|boost|nano|hero|pod|eco|force)|geekvape (?:q|u|hero|soul)|soul ?q",
  ),
  rule(
    "mod",
    "aegis|obelisk|gen (?:80|200|nano|s)|thelema|drag [x\\d]|centaurus|morph|mag[- ]?(?:18|solo)|r-?kiss|target 200|swag px80|argus gt|g-?priv|t-?priv|arcfox|luxe (?:2|xr|80|220)|armour|vaporesso gen|lost vape (?:quest|grus)|dovpo|hexohm|ipv|cylon|voopoo drag",
  ),
  rule(
    "tank",
    "zeus|tfv\\d*|zlide|nautilus|sakerz|nrg|fireluke|m pro \\d|melo \\d|crown \\d|valyrian|itank|profile unity|falcon (?:king|2)|kylin|z max|t-?air",
  ),
  rule(
    "bottle",
    `${nicotineBrands.bottle}|juice head|air factory|killer kustard|bad drip|glas basix|keep it 100|mad ?hatter|salt ?bae|four seasons?|reds apple|milkman|yogi|beard vape|twist (?:salt|e|pink|crimson|green|wild)|hi-?drip|ripe vapes|lemon twist|sad ?boy|the finest|finest e|heisenberg|berg|mints juice|beach club|candy co|crumbs|bantam|kilo|one hit wonder|propaganda|ruthless|tropic king|hawaiian pog|savage|sqn|mr salt|mrkt plce|ripe|khali vapes|barista brew|charlie'?s chalk|cuttwood|aqua e|ethos|okami|i love salts|fresh farms|marina vape|met4|noms|phillip rocke|shijin|the mamasan|transistor|usa vape lab|vapor ?lax|juice roll ?upz|dr crimmy|sugoi|suicide bunny|space jam|mr\\.? freeze|monster labs|yami vapor|vape 100|milk king|solace|orgnx|vapergate|fruision|the milk|bomb sauce|cassadaga|chubby bubble|cinnaroll|cosmic fog|country clouds|donut king|drip more|elysian|esaliq|fizz city|horny flava|i love donuts|jimmy juice|jvapes|kings crest|liquid state|lush vape|mega e|micro brew|moshi|nitro'?s cold brew|nkd ?100|okvmi|pgvg|pinup vapor|public bru|salt factory|sams vape|secret sauce|slotter pop|smoozie|space rockstar|strapped|syn liquids|the schwartz|ultimate 100|vape (?:breakfast|pink)|vapor maid|virtue vape|vista vapors|zap juice|zombie juice|zonk|phat juice|ninety nine|elf ?liq|choco milk|daze fusion|tinted brew|gost vapor|puff labs|liquid efx|pop clouds|uncle junk'?s|black note|halo (?:triton|tribeca|subzero)|zen haus|loaded (?:glazed|cran\\w*|smores|strawberry|lemon|cookie|chocolate)`,
  ),
];

const vapeMakers: readonly KindRule[] = [
  rule(
    "mod",
    "(?:geek ?vape|smok|vaporesso|voopoo|lost vape|aspire|freemax|hellvape|dovpo)(?!.* pods?(?: |$))(?: \\w+)*? (?:[a-z]{1,2}\\d{3}w?|\\d{2,3} ?w|stick(?: \\w+)?)",
  ),
  rule("coil", "(?:voopoo )?pnp(?: ?-?(?:x|tw\\d+|vm\\d+|[rmc]\\d))?"),
  rule(
    "tank",
    "(?:smok|geek ?vape|freemax|horizon(?:tech)?|aspire|uwell|voopoo|vaporesso)(?=(?: \\w+)* glass(?: |$))",
    "a vape tank",
  ),
  general(
    "pod-kit",
    "smok|vaporesso|voopoo|geek ?vape|aspire|uwell|freemax|innokin|eleaf|joyetech|lost vape|horizon(?:tech)?|wotofo|hellvape|vandy ?vape|dovpo|smoktech|rincoe",
    "a vape device",
  ),
];

const batteriesAndDabs: readonly KindRule[] = [
  rule(
    "pen",
    "ooze (?:slim|twist|quad|smart|wink|novex|tanker|verge|flare|pronto|vault|signal|swerve)|ccell|yocan (?:uni|kodo|red|lux|ari|armor|magneto s|black|ziva|b-?smart|hit)|lookah (?:snail|turtle|load|bear|ant|firebee|ice cream|cat|bat)|cartisan|hamilton|vessel|leaf ?buddi|boxten|imini|exxus (?:snap|plus|slim|push)|pulsar (?:510|dl|gigi|barb|mobi|flip|quick ?draw)|w[ou]lf (?:uni|micro|duo|recon)|dime battery|honeystick|stiiizy battery|beleaf|slim twist|silo|palm pro|m3b?(?= )|kodo|uni pro|vertex|mig vapor|strio(?! bar)|randy'?s(?= trip)|cookies (?:slim|twist)",
    BATTERY,
  ),
  rule("carb-cap", "puffco(?: \\w+)* ball cap"),
  rule("dab-tool", "puffco hot knife"),
  rule(
    "nectar-collector",
    "lookah seahorse|yocan (?:dive|nectar)|dip (?:devices|lil dipper|evri)|lil dipper|ooze (?:hot knife|cranium)|terp pen|honey ?bird|stinger straw",
  ),
  rule(
    "e-rig",
    "puffco (?:peak|proxy|new peak)|focus v|carta|peak pro|high five|dr\\.? ?dabber(?: (?:switch|boost|boost evo|xs))|lookah(?: mini)? (?:dragon egg|unicorn|dinosaur|swordfish?)|ooze electro|electro barrel|dragon egg|yocan (?:pillar|phaser|celestial|cubex|falcon)|pulsar (?:rok|sipper)|stache|hitoki|kandypens oura|g ?pen (?:connect|roam|hyer)|auxo (?:calent|cenote|cira)|dabcool|vivant|dabx|core (?:2\\.0|e-?rig)|crossing core|ispire daab|the wand",
  ),
  rule(
    "vaporizer",
    "pax|volcano|mighty\\+?|crafty\\+?|davinci|arizer|storz|dynavap|xmax|x-?vape|boundless (?:cf\\w*|tera|vexil)|firefly|venty|tafee bowle|solo [23]|air max|yocan (?:vane|flora|hit)|pulsar apx|apx(?: v\\d)?|g ?pen (?:dash|elite|pro)|starry|tinymight|flowermate|healthy rips|xvape|utillian|ditanium|ghost mv|haze (?:square|dual)|magic flight|grenco|lobo|planet of the vapes|potv",
  ),
  rule("pen", "dr\\.? ?dabber|ooze|yocan|lookah|exxus|puffco|g ?pen|huni|kandy ?pens|dabtech|terp ?meter"),
];

const hookahs: readonly KindRule[] = [
  rule(
    "shisha",
    `${nicotineBrands.shisha}|azure|trifecta|fantasia|blackburn|must ?have|dark ?side|bonche|hydro herbal|haze tobacco|chaos|soex|shiazo|bigg|d'?avo|havana shisha|al ?amir|layalina|lavoo|xracher|sebero|hookain|ugly hookah|ultimate hookah|pure tobacco|oasis tobacco|romman|jibiar|mizo|cloud tobacco|vintage (?:blond|dark)|element tobacco|kartel|debaj|alchemist|tumbaki|overdozz|nameless|true cloudz|al ?rayan|al ?ajamy|mason shishaware|lirra|satyr|northgate|duft|argileh|smokah|(?:spectrum|overdose|element|cyborg|buta|daily hookah)(?=.* \\d+ ?g)|beamer ice|hookafina|cloud 9 shisha|al sultan|amaren|deja vu|hookah (?:freak|hookah)|kismet|mujeeb|ragoo|saloom|tarbush|zaghloul|chronic shisha|golden layalina`,
  ),
  rule(
    "hookah",
    "khalil ?mamoon|mya|regal|steamulation|moze|shika|oduman|amy deluxe|amy (?:ss|\\d+|little)|byo|wookah|mob hookah|egermann|agni|starbuzz (?:mini|atlantis|carbine|challenger)|alpha (?:model|hookah)|maklaud|el ?-?bomber|mattpear|hoob|union (?:hookah|sleek)|vyro|dschinni|caesar|zahrah|pharaohs?|sahara smoke|shishapresso|el-?nefes|aladin|marrakesh|lavoo hookah|fumo|meduse|cocoyaya (?:anonymous|excalibur|brooklyn)|wd hookah|farida|ak (?:km|hookah)|syrian hookah|egyptian hookah|sarp hookah|nube|conceptic|mamay|nargilem|kaloud krysalis|geometry hookah|blade hookah|trimetal|shareef",
  ),
  rule(
    "bowl-head",
    "harmony bowl|hj (?:alpha|harmony|chalice)|oblako|alpaca|tangiers (?:phunnel|pico|small)|hookah ?john|kong turkish|cosmo bowl|solaris|werkbund|japona|retro harmony",
  ),
  rule("heat-device", "kaloud|apple on top|lotus (?:i|ii|plus|1|2|\\+)|badcha|turkish lid|ignis|hj ?lid|aot"),
  rule(
    "charcoal",
    "coco ?(?:nara|ultimate|urth|yaya|mazaya|fuego|brico|za|us|loco|paradise|star|vip)|three kings|3 kings|black diamond|titanium (?:cubes|coconut|flats)|tom coco(?:cha)?|swift lites?|starlight|oxbow|kings? coal|fumari coals|bamboo ?brehh|instant lite|golden river|cloudz? coal|bombay coal|lava coal|one nation|carbon king|fire ?rocks|shamo|cocopara|kaloud aeon|black ?coco|quick lite|carbopol",
  ),
];

const rolling: readonly KindRule[] = [
  rule(
    "wraps",
    "king palm|high hemp|juicy (?:hemp|jones)|true hemp|good times|kingpin|twisted hemp|zig[- ]?zag (?:wraps?|rillo)|entourage|royal blunts?|blunt ?ville|ltg|loose ?leaf|boss ?leaf|fresh woods|crop kingz|wild hempettes? wraps?|palmyra|leafy wraps|kush herbal|packwraps?|slapz|analog hemp|endo hemp|goat wraps|hemp ?zilla|platinum wraps?|double platinum|cyclone wraps|al capone(?: \\w+)? (?:leaf|wrap)|juicy jays? wraps?|cali leaf|g-?rollz wraps|bluntlife wraps?|runtz wraps|rillo size|mini rolls",
  ),
  rule("tobacco", "grabba|fronto|hot skull|fire leaf|dark crush|high grade leaf|ducc?y"),
  rule("cleaner", "randy'?s(?: \\w+)? (?:label|cleaner)|randy'?s(?=.*\\d ?oz)"),
  rule("cones", "cyclones?|dope cones"),
  rule(
    "papers",
    "raw|ocb|zig[- ]?zag|elements|job|rizla|juicy jay'?s?|pay-?pay|bambu|smoking (?:brown|red|blue|gold|deluxe|master|thinnest)|vibes|blazy susan|skunk brand|hornet|rips|hempire|randy'?s|e-?z wider|pure hemp|joker|1 ?1/[24]|1[¼½]|1\\.25|king size(?: slim)?|single wide|double wide|club modiano|futurola|gizeh|abadie|laramie|lion rolling circus|g-?rollz|trip2|bob marley|kashmir|mascotte|purize|oca|greengo|clipper paper|high society|shine 24k|beuz|monkey king|dl?k papers|level papers|top papers|ultra thin|ed rosenthal|enjoy freedom|hippie butler|irie|lit culture|phatty|quintessential",
  ),
  rule(
    "cigar",
    `${nicotineBrands.cigar}|dutch(?: masters?)?|^game(?! (?:boy|card|console|controller|day|night|of))|phillies|optimo|(?<!wood )woods|al capone|cheyenne|acid (?:kuba|blondie|cold|krush|1400|roam|nasty|liquid|earthiness|def sea|toast|atom)|middleton|show (?:cigarillos|blue|sweet|koosh|black|russian)|realwoods|smokin joes cigar|remington cigars?|good times (?:sweet|cigar|(?:flat )?woods|flats?)|blackstone(?: \\w+)?(?: tips?)?|4 kings|jackpot cigar|padron|oliva|rocky patel|my father|drew estate|java mint|tatiana|perdomo|punch (?:gran|rare|rothschild)|ashton|davidoff (?:sig|cigar|nic)|deadwood|baccarat|cao|liga privada|tabak|isla del sol|gurkha|muriel|king edward|wolf bros|prime time|captain black (?:little|cigar)|swisher bl?k|supreme blend|santa fe cigar|ks filtered|seneca cigar|red buck|vaquero|throwback|slapwoods|hoyo de monterrey|h\\.? ?upmann|partagas|la (?:gloria|aroma|palina|flor)|camacho|alec bradley|tatuaje|aj fernandez|plasencia|undercrown|kentucky fire|nub (?:cameroon|connecticut|habano|maduro|nuance)|illusione|crowned heads|espinosa|san cristobal|villiger|toscano|henry clay|flor de \\w+|brick house|quorum|factory (?:smokes|throwouts?)|smokin'?g? joe'?s|double diamond|talon|santa fe|antonio y cleopatra|wild hemp|tampa nugget|don (?:tomas|lino|pepin)|joya de nicaragua|e\\.? ?p\\.? carrillo|herrera esteli|room ?101|southern draw|aging room|man o'? ?war|nica (?:rustica|libre)|5 vegas|victor sinclair|te-?amo|jericho hill|fratello|casa (?:de garcia|magna)|leaf by oscar|^acid(?! (?:free|rain|reflux))|aganorsa|arango|asylum|black works|bolivar|caldwell|clinton|cuesta rey|curivari|diamond crown|don diego|el rey|excalibur|fonseca|gispert|hampton|jfr|kristoff|kuuts|la aurora|larutan|micallef|murcielago|nat cicco|nub|oliveros|opus ?x|parodi|perla del mar|quesada|quintero|rodrigo|romeo (?:1875|bully|by|real|reserva)|saint luis rey|smokers best|tabacalera|vegafina|viaje|warped|winchester|wolfbite|zig ?zag straight up|zino|the oscar`,
  ),
  rule(
    "cigarettes",
    `${nicotineBrands.cigarettes}|newport(?! (?:zero|\\d+ ?ml))|camel(?! snus)|kool(?= |$)|luckies|parliament|winston|l ?& ?m|maverick|pyramid|montego|eagle 20|doral|salem|benson|misty|capri|basic (?:red|gold|blue|menthol)|seneca|senecas|24/?7|edgefield|sonoma|fortuna|carnival|l&m|usa gold|liggett|nat(?:ural)?'?s (?:american )?(?:blue|yellow|gold)|dunhill|davidoff|export a|nat sherman|rothmans|merit|viceroy|tareyton|chesterfield|gitanes|esse|mevius|1839|berley|timeless time|(?:basic|crowns?|traffic|rave|wave|ld|monarch|decade|shield|sheriff|bronson) (?:red|gold|blue|menthol|silver|green|full flavor|lights?|100'?s?|kings?|box)|hestia|time cig\\w*|kent(?= |$)`,
  ),
  rule(
    "tobacco",
    `${nicotineBrands.tobacco}|drum(?= )|gambler|top (?:menthol|regular|red|gold|tobacco|bag|pouch)|kite|largo|ohm (?:bold|natural|turquoise|silver|menthol|red|blue|gold|yellow|green)|good stuff|american club|prince albert|sir walter|half (?:&|and) half|carter hall|four aces|criss ?cross|cherokee tobacco|red river|farmers gold|super ?value|midnight special|zig ?zag tobacco|roll(?:ers)? choice|stokers? (?:pipe|tobacco)|cornell (?:&|and) diehl|dunhill (?:early|nightcap)|wildhorse|good ?nite|4 ?aces|sparrow|the good stuff|lane (?:limited|1-?q|bca)|amphora|samuel gawith|rattray'?s|orlik|granger|velvet pipe|smoker'?s pride|hi-?val|win river|1839 (?:pipe|tobacco)|rolling thunder|kentucky select|fire dance|golden harvest|cotton ?mouth|buoy|bowie`,
  ),
  rule(
    "can",
    `${nicotineBrands.pouches}|on!|^on (?:plus|nic\\w*|\\d ?mg)|rogue|lucy|alp|fre|nykd|zone(?= |$)|sesh|clew|pablo|killa|fume pouches|lyft|nic-?s|white fox|siberia|hooch|jake'?s mint|teaza|xqs|at ease|level pouch|crown pouch|cuba (?:black|ninja)|v&you|helwit|kelly white|nordic spirit|odens|gotland|ettan|apres|aroma king`,
  ),
  rule(
    "can",
    `${nicotineBrands.dip}|grizzly|kodiak|red man|redman|stoker'?s|longhorn|timber wolf|husky|beech-?nut|red seal|kayak|hawken|cougar|big duke|smokey mountain|mail pouch|taylor'?s pride|klondike|wintersett|creek dip|railroad mills`,
    "a can of dip",
  ),
];

const counter: readonly KindRule[] = [
  rule(
    "lighter",
    "bic|clipper|zippo|tokai|smokezilla|click ?it|imco|zengaz|mk(?= (?:jet|\\d))|djeep|scripto|calico|ronson(?! .*(?:fl|oz|ml))|mk lighter|cricket|neon lighter|smoxy|hemplights",
  ),
  rule(
    "torch",
    "blazer|big shot|scorch|maven|blink|eagle (?:jet|torch)|techno torch|vector|newport torch|zico|vertigo|special blue (?:diablo|monster|toro|inferno|avenger|fury)|lotus torch|jet ?line|bernzomatic|errlectric|ion lite|palio|(?:st )?dupont|xikar (?:tech|allume|volta|trezo|meridian|executive)|colibri (?:falcon|evo|rally|wellington|stealth|quasar)|dissim|ronson tech|turbo blue|whip-?it torch|thicket",
  ),
  rule(
    "butane",
    "whip-?it|colibri|neon(?: ultra| \\d+x)?|power 5x|\\d+x (?:refined|filtered)|newport (?:zero|\\d+ ?ml)|fast ?gas|baking ?bad|special blue|lucienne|king butane|ultra ?x|elements butane|xikar purofine|vector (?:14x|butane)|nibo|clipper (?:gas|butane)|stok|puretane|ion tane|iso-?butane|ronson(?:ol)?",
  ),
  rule(
    "cleaner",
    "orange chronic|kryptonite|klear|dark crystal|green piece|grunge off|rez ?block|purple power|simple green|rush|jungle juice|super rush|amsterdam|pink formula|formula 710|formula 420|piece water|smoke ?rite|crystal clean\\w*|higher standards (?:iso|salt)|clean ?ex|bio ?res|black label clean|iron horse|blue boy|english cleaner|max impact|double scorpio",
  ),
  rule(
    "drink",
    "red ?bull|(?<!jam |fruit |custard |tobacco |ice |by )monster(?! vape)(?: energy| ultra| zero)?|celsius|q-?carbo\\w*|detoxify|stinger|xxtra clean|rescue|feel free|cann|coca[ -]?cola|coke|pepsi|sprite|fanta|gatorade|arizona|magnum detox|vale'?s|ready clean|mega clean|ultra klean|omni detox|supreme klean|the stuff detox|herbal pre-?cleanse|high voltage|vivazen|k-?shot|mitra ?9|kavahana|leilo|tranquini|smart water|fiji|dasani|body ?armor|prime hydration|ghost energy|bang energy|c4 energy|alani|rockstar|poland spring|new brew|psychedelic water|mark ?kava|botanic tonics?|tianna|za ?za (?:silver|red) shot|neptune'?s fix|slowtivity|dirty sprite|mountain dew|mtn dew|dr\\.? pepper|7 ?up|canada dry|sunkist|a ?& ?w|powerade|vitamin ?water|snapple|liquid death|reign|nos(?= )|g fuel|yerba mate|perrier|topo chico|essentia|aquafina|evian|lipton|pure leaf|brisk|starbucks|jarritos|calypso|faygo|big red(?= \\d)|crush(?=.*\\d ?oz)|squirt(?! gun)|minute maid|simply (?:orange|lemonade)|tropicana|electrolit|pedialyte|suero|kool[- ]?aid|hawaiian punch|capri ?sun|yoo-?hoo|nesquik|muscle milk|white claw|budweiser|bud light|modelo|corona extra|heineken|coors|miller lite|stacker ?2|kryptic|cycling frog|wynk|uncle arnie'?s|st ides|5[- ]?h(?:ou)?r(?: energy)?|(?:ghost|prime|c4|bang)(?= (?:\\w+ )*\\d+(?:\\.\\d)? ?oz)",
  ),
  rule(
    "drink",
    `(?:mit ?45|opms|hush|remarkable herbs|whole herbs|super speciosa|7-?ohmz?|bumble ?bee|choice botanicals|trainwreck|boosted|zion herbals|the alchemist|eth?os kratom)${LIQUID}`,
  ),
  rule("drink", "(?:mit ?45|mit) super k|super k extra"),
  flavored(
    rule(
      "bag",
      `(?:mit ?45|opms|hush|remarkable herbs|whole herbs|earth kratom|super speciosa|maeng da|bali|(?:red|green|white) (?:malay|borneo|thai|bali|vein)|trainwreck|choice botanicals|kats botanicals|bumble ?bee|whale|club 13|viva zen)${WEIGHED}`,
      "a pouch of powder",
    ),
  ),
  rule(
    "capsules",
    "mit ?45|opms|remarkable herbs|earth kratom|hush|whole herbs|urban ice|choice botanicals|super speciosa|trainwreck|maeng da|bali|green malay|red borneo|rhino|kangaroo|rezz|7-?ohmz?|7 ?tabz|opia|perks|roxy|hydroxie|press'?d|zaza|tianaa|pegasus|toxin rid|bluechew|hard steel|black panther|magnum xxl|jack'?d|dr\\.? 7|7 ?stax|advanced alkaloids|blue magic|pseudo|mgm ?15|phenibut|stamina rx|schwinn\\w*|red lips|super panther|(?:lion'?s mane|amanita)(?=.* \\d+ ?ct)(?!.*gumm)|libigrow|premier zen|advil|aleve|alka[- ]?seltzer|aspirin|benadryl|claritin|dayquil|excedrin|ibuprofen|imodium|motrin|mucinex|nyquil|pepto|rolaids|tums|tylenol|zyrtec",
    "a bottle of capsules",
  ),
  rule(
    "spray",
    "blunt ?(?:effects?|power|gold|life)|blunteffects|smoke odor|cannabolish|little trees|zen odor|odor assassin|medi ?smoke",
  ),
  rule(
    "gummies",
    "delta munchies|wyld|camino|stiiizy gummies|smakd|fusion gumm\\w+|shroomz|mochi|habit d9|trippy gumm\\w+|hemp lucid|vayu|boner bear|tre house|kush burst|chill plus|koi|3chi|wunder|cbdfx|just ?cbd|medix|green roads|diamond cbd|moonwlkr|exhale wellness|urb(?! finest)|road trip|stnr|wyld ?fire|happi|galaxy treats|mellow fellow fit|dazed8|psilly|shroomies|elyxr|chapo|dome wrecker|hometown hero",
    "a bag of edibles",
  ),
  rule(
    "gummies",
    "trolli|sour patch|skittles|nerds|oreo|haribo|starburst|ring pop|airheads|swedish fish|mike and ike|jolly rancher|warheads|trident|tic ?tac|mentos|altoids|ice ?breakers|orbit (?:gum|white|spearmint|peppermint|sweet)|extra (?:gum|spearmint|peppermint|polar ice)|eclipse gum|5 gum|push pop|sour punch|now (?:&|and) later|laffy taffy|tootsie|blow ?pop|gushers|life ?saver|mike & ike|hot tamales|lemonhead|red vines|twizzlers|bubblicious|bubble yum|hubba bubba|peach rings|sweet ?tarts|smarties|dum ?dums|fun dip|double ?mint|juicy fruit|big league|welch'?s fruit|hi-?chew",
    "a bag of candy",
  ),
  rule(
    "gummies",
    "takis|doritos|cheetos|pringles|lay'?s|ruffles|funyuns|slim jim|jack links|cheez[- ]?it|planters|sunflower seeds|david (?:seed|sunflower)|combos|chester|fritos|chex mix|goldfish|pop ?tart|rice krisp(?:ie|y)|honey bun|gardetto|bugles|tostitos|corn nuts|zapp|hot fries|andy capp|famous amos|chips ahoy|ritz|nutter butter|wonderful pistachio|blue diamond almond|trail mix|beef stick|little debbie|hostess|sun ?chips|smartfood|cup noodle|cracker jack",
    "a bag of snacks",
  ),
  rule(
    "chocolate",
    "polka ?dot|snickers|hershey'?s?|kit ?kat|twix|reese'?s|m&m'?s?|one up (?:mushroom )?bar|one ?up|fusion bar|good trip|wonder ?bar|diamond shruumz|milky way|butterfinger|3 musketeers|rize mushroom|silly farms|crunch bar|pay ?day|almond joy|mounds|baby ruth|100 grand|kinder|ferrero|toblerone|york pepp\\w*|dove (?:bar|milk|dark)|cadbury|whatchamacallit|neau tropics|punch bar|mello mood|trippy flip|whoa bar|rolo|mr\\.? goodbar",
  ),
  rule(
    "case",
    "skunk bag|ryot|revelry|stashlogix|dime bags|pelican|vatra|skunk (?:sidekick|uptown|rogue|go|backpack|hipster)|abscent|formline|happy kit|cookies (?:bag|backpack|smell)|sack ?ups?|str8|apollo case|tightpac case",
  ),
  rule(
    "jar",
    "tightvac|cvault|420 ?jar|420 science|re:?stash|stori|medtainer|smoke honest|goodlife jar|ongrok jar|stashlight|hi-?tek jar|mag jar",
  ),
  rule(
    "grinder",
    "santa cruz shredder|scs|slx|space case|sharpstone|kannastor|chromium crusher|brilliant cut|phoenician|green monkey|sweetstone|aerospaced|zam|mamba (?:v\\d|grinder)|flower mill|herb ripper|medtainer grinder|diamond ?back|blackline|grindzilla|tahoe grinders|kozo|hammercraft|cali crusher|(?:mendo )?mulcher|cloudious|tectonic ?9|banana bros|wakit|golden gate|groove \\d|lift innovations",
  ),
  rule(
    "beaker",
    "roor|illadelph|us tubes|diamond glass|hydros|zob|medicali|sovereignty|mobius|encore|hvy|2k glass|envy glass|tsunami|preemo|high point|nice glass|sesh supply",
  ),
  rule("tobacco-pipe", "peterson|savinelli|nording|stanwell|rossi"),
  rule("beaker", "lookah glass", "a water pipe"),
  rule(
    "hand-pipe",
    "jane west|sherlock holmes|genius pipe|eyce spoon|red eye spoon|chameleon glass|monkey pipe|sneak-?a-?toke|proto|incredibowl|vapor genius|marley natural|tobacco taster",
  ),
  rule(
    "scale",
    "truweigh|weighmax|aws|fuzion|kenex|superior balance|digiweigh|my ?weigh|jennings|infyniti|bl scale|fast weigh|smart weigh|dr\\.? scales|us balance|american weigh",
  ),
  rule("charger", "nitecore|efest|xtar|opus bt"),
  rule(
    "battery",
    "molicel|samsung|sony vtc|hohm tech|hohm|lg (?:hg2|mj1|chocolate)|duracell|energizer|panasonic ncr|imren|ampking|golisi",
  ),
  rule(
    "incense",
    "hem|satya|gonesh|wild ?berry(?=.* (?:incense|sticks?|stk|cones?))|blunteffects incense|nag champa|tulasi|stamford|kamini|goloka|zed black|juicy jay'?s? thai|escential|auric blends|padmini|nandita|balaji|golden nag|shubhkart|fred soll'?s|darshan|bharath",
  ),
  rule("candle", "beamer candle|smoke odor exterminator candle|crave candle|cannabis candle|yankee"),
  rule(
    "parcel",
    "royal honey|rose toy|xikar|perfume|clear eyes|visine|narcan|trojan|magnum condom|zig ?zag apparel",
  ),
  rule("mat", "oil ?slick|east coasters|dab ?pad"),
];

/** Brand names that imply a kind of product; tried only when the name has no word for the kind. */
export const brandRules: readonly KindRule[] = [
  ...vapes,
  ...vapeMakers,
  ...batteriesAndDabs,
  ...hookahs,
  ...rolling,
  ...counter,
];
