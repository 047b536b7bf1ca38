import { general, inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";

export const rollingBrands: readonly KindRule[] = [
  rule(
    "wraps",
    inLines`
      king ?palm|high hemp|juicy (?:hemp|jones)|true hemp|kingpin|twisted hemp
      |zig[- ]?zag (?:wraps?|rillo)|entourage|royal blunts?|blunt ?ville|ltg|loose ?leaf|boss ?leaf
      |fresh woods|crop kingz|wild hempettes? wraps?|palmyra|leafy wraps|kush herbal|packwraps?|slapz
      |analog hemp|endo hemp|goat wraps|hemp ?zilla|platinum wraps?|double platinum|cyclone wraps
      |al capone(?: \w+)? (?:leaf|wrap)|juicy jays? wraps?|cali leaf|g-?rollz wraps|bluntlife wraps?
      |runtz wraps|rillo size|mini rolls|billionaire|chronic rolls|cyclones? hemp|high tea(?! \d)
    `,
  ),
  rule("tobacco", "(?:lil|little|big dog broad) leaf|up lee?f", "tobacco leaf"),
  rule("tobacco", "grabba|fronto|hot skull|fire leaf|dark crush|high grade leaf|ducc?y"),
  rule("cleaner", "randy'?s(?: (?!pipe)\\w+)? (?:label|cleaner)|randy'?s(?=.*\\d ?oz)"),
  rule(
    "cones",
    "cyclones?|dope cones|beautiful burns|blazy susan rose|dank 7|hara supply|vibes (?:the )?cali|raw (?:\\w+ )?(?:emperador|lean|rawket)|st\\.? honore|stuff ?n'? ?puff",
  ),
  rule(
    "tips",
    "denicotea|moose labs|mouthpeace|nic ?out|phuncky feel|raw (?:gummed|maestro)|smoke temple|tar ?(?:bar|gard)",
  ),
  rule("tray", "blazy susan (?:bamboo|spinning)|syndicate high-?def"),
  rule(
    "roller",
    "(?:futurola )?knock ?box|laredo|raw (?:2|two)[- ]way|supermatic|(?:raw|1 ?1/4) loader|loader 1 ?1/4|zig[- ]?zag shooter",
  ),
  rule("brush", "bj long|blazy susan cotton|zen cleaner"),
  rule("tube", "jake tube|raw (?:caddy|double tube|slyder)|saverette"),
  rule("pre-roll", "(?:baby |mini )?jeeter|cali blaise|dogwalkers|fidels|redwood reserves?|wild hempettes?"),
  rule(
    "papers",
    inLines`
      raw|ocb|zig[- ]?zag|elements|job|rizla|juicy jay'?s?|pay-?pay|bambu
      |smoking (?:brown|red|blue|gold|deluxe|master|thinnest)|vibes|blazy susan|skunk brand|hornet|rips
      |hempire|randy'?s|e-?z wider|pure hemp|joker|(?:1 ?1/[24]|1[¼½]|1\.25)(?! ?(?:"|in\b|inch))
      |single wide|double wide|club modiano|futurola|gizeh|abadie|laramie|lion rolling circus|g-?rollz
      |trip ?2|bob marley|kashmir|mascotte|(?:glass )?clear rolling|aleda|dlx|rolling 4 success|shine gold
      |smoke arsenal|ziggi|purize|oca|greengo|clipper paper|high society|shine 24k|beuz|monkey king
      |dl?k papers|level papers|top papers|ultra thin|ed rosenthal|enjoy freedom|hippie butler|irie
      |lit culture|phatty|quintessential
    `,
  ),
  // A length of cigarettes, too.
  general("papers", "king size(?: slim)?"),
  rule(
    "cigar",
    inLines`
      ${nicotineBrands.cigar}|dutch(?: masters?)?|^game(?! (?:boy|card|console|controller|day|night|of))
      |phillies|optimo|(?<!wood )woods|al capone|cheyenne|acid (?:kuba|blondie|cold|krush|1400|roam|nasty
      |liquid|earthiness|def sea|toast|atom)|middleton|show(?= \d ?(?:ct|for|pk)\b)|show (?:cigarillos|blue|sweet|koosh|black|russian)
      |realwoods|smokin joes cigar|remington cigars?
      |good times|dutch ?masters?|havana honeys|super blend
      |blackstone(?: \w+)?(?: tips?)?|4 kings|jackpot cigar|padron|oliva|rocky patel|my father|drew estate
      |java mint|tatiana|perdomo|punch (?:gran|rare|rothschild)|ashton|davidoff (?:sig|cigar|nic)|deadwood
      |baccarat|cao|liga privada|tabak especial|isla del sol|gurkha|muriel|king edward|wolf bros|prime time
      |captain black (?:little|cigar)|swisher bl?k|supreme blend|santa fe cigar|ks filtered|seneca cigar
      |red buck|vaquero|throwback|slapwoods|hoyo de monterrey|h\.? ?upmann|partagas|la (?:gloria|aroma
      |palina|flor)|camacho|alec bradley|tatuaje|aj fernandez|plasencia|undercrown|kentucky fire
      |nub (?:cameroon|connecticut|habano|maduro|nuance)|illusione|crowned heads|espinosa|san cristobal
      |villiger|toscano|henry clay|flor de \w+|brick house|quorum|factory (?:smokes|throwouts?)
      |smokin'?g? joe'?s|city life(?= )|dos hermanos|derringer|flavor up|henri winterman|old port|panter
      |pom pom|richwood|royal gold|tampa sweet|cafe creme|agio|avo(?= )|wild leaf cigar|double diamond|talon
      |santa fe|antonio y cleopatra|wild hemp|tampa nugget
      |don (?:tomas|lino|pepin)|joya de nicaragua|e\.? ?p\.? carrillo|herrera esteli|room ?101|southern draw
      |aging room|man o'? ?war|nica (?:rustica|libre)|5 vegas|victor sinclair|te-?amo|jericho hill|fratello
      |casa (?:de garcia|magna)|leaf by oscar|^acid(?! (?:free|rain|reflux))|aganorsa|arango|asylum
      |black works|bolivar|caldwell|clinton|cuesta rey|curivari|diamond crown|don diego|el rey|excalibur
      |fonseca|gispert|hampton|jfr|kristoff|kuuts|la aurora|larutan|micallef|murcielago|nat cicco|nub
      |oliveros|opus ?x|parodi|perla del mar|quesada|quintero|rodrigo|romeo (?:1875|bully|by|real|reserva)
      |saint luis rey|smokers best|tabacalera|vegafina|viaje|warped|winchester|wolfbite|zig ?zag straight up
      |zino|the oscar|38 special|ambrosia (?:clove|mother|nectar|spice)|avo (?:classic|heritage|syncro|xo)
      |bellas artes
      |black ?stone|bluntarillo|charter oak|cuban rounds|dunbarton|eiroa|fat bottom betty|hemingway
      |java (?:latte|maduro|red
      |wafe)|knuckle buster|kuba kuba|laranja|leather rose|liga no|mi querida|prensado|remington (?:filter\w*
      |full|menthol)
      |san lotano|sobremesa|sugarillos|sweet jane|tabernacle|warzone
    `,
  ),
  rule(
    "cigarettes",
    inLines`
      ${nicotineBrands.cigarettes}|newport(?! (?:zero|\d+ ?(?:ml|x)))|camel(?! snus)|kool(?= |$)|luckies
      |parliament|winston|l ?& ?m|(?<!mav(?: glass)? )maverick|pyramid|montego|eagle 20|doral|salem
      |benson(?: & hedges)?|misty
      |capri|basic (?:red|gold|blue|menthol)|seneca|senecas|24/?7|edgefield|sonoma|fortuna|carnival|l&m
      |usa gold|liggett|nat(?:ural)?'?s (?:american )?(?:blue|yellow|gold)|dunhill|davidoff|export a
      |nat sherman|rothmans|merit|viceroy|tareyton|chesterfield|gitanes|esse|mevius|1839|berley
      |timeless time
      |(?:basic|crowns?|traffic|rave|wave|ld|monarch|decade|shield|sheriff|bronson|baron|canyon|class a|complete|echo|heron|marathon|mustang|nashville|native|opal|pine|senator|signal|tahoe|this|true|vfw) (?:red
      |gold|blue|menthol|silver|green|full flavor|lights?|100'?s?|kings?
      |box)|1st class|grand prix|king mountain|lucky 7|manchester|montclair|niagara|sobranie|stockton|xcaliber|hi-?val (?:red
      |gold|blue|menthol)|hestia|time cig\w*|kent(?= |$)
      |305'?s?|treasurer|nas (?:black|blue|green|yellow|turquoise)|carlton|eve (?:120|menthol)|gold crest
      |saratoga|skydancer|tourney
    `,
  ),
  rule(
    "tobacco",
    inLines`
      ${nicotineBrands.tobacco}|drum(?= )|gambler|roll[- ]?rite|ohm(?= \w+)
      |top (?:menthol|regular|red|gold|tobacco|bag|pouch)|kite
      |largo|good stuff
      |american club|prince albert|sir walter|half (?:&|and) half|carter hall|four aces|criss ?cross
      |cherokee(?: tobacco)?(?=.*(?:tobacco|\d ?oz))|red river|farmer'?s gold|super ?value|midnight special
      |zig ?zag tobacco
      |roll(?:ers)? choice|stokers? (?:pipe|tobacco)|cornell (?:&|and) diehl|dunhill (?:early|nightcap)
      |wildhorse|good ?nite|4 ?aces|sparrow|the good stuff|lane (?:limited|1-?q|bca)|amphora|samuel gawith
      |rattray'?s|orlik|granger|erinmore|funta|hb scotts|hoja|kentucky club|mixture 79|paladin|work ?horse
      |(?:chattanooga|durango|trophy|morgans?) chew|cherry blend|fuego leaf|leafwell|roll n smoke
      |velvet pipe|smoker'?s pride|hi-?val|win river|1839 (?:pipe|tobacco)
      |golden virginia|amber leaf|cutters? choice|old holborn|pueblo|manitou|van nelle
      |cornell diehl|mcclintock|rouseco
      |rolling thunder|kentucky select|fire dance|golden harvest|cotton ?mouth|buoy|bowie
    `,
  ),
  rule(
    "can",
    inLines`
      ${nicotineBrands.pouches}|on!|^on ?\+|^on (?:plus|nic\w*|\d ?mg)|rogue|lucy|alp|fre|nykd|zone(?= |$)
      |sesh|clew
      |pablo|killa|fume pouches|lyft|nic-?s|white fox|siberia|xqs|at ease
      |ace superwhite|apt nic|dope nic|faro(?= )|goteborgs|iceberg(?= \d)|imperial pouch|lips nic|mild dose
      |nois(?= )|nuzone|rabbit nic|redwood dip|silver creek|southern harvest|vyzn|zeo(?= )
      |hit (?:pouch|\d+ ?mg)|mojo pouch|kick pouch|(?:bidi|juul|vuse) pouche?s?
      |rooster(?= (?:bold|wintergreen|lc|long))|level pouch|crown pouch|cuba (?:black|ninja)|v&you|helwit
      |kelly white|nordic spirit|odens|gotland
      |ettan|apres|aroma king|athletic nicotine|bezel|fully loaded|juice head ztn|lundgrens
      |lynx(?= \d)
      |neafs|nic ?pac|nicokick|outlaw dip|sunnito|syx|teton
    `,
  ),
  // Of herbs, coffee and tea.
  rule("can", "bacc ?off|grinds|hooch|jake'?s mint|teaza", "a can of pouches without nicotine"),
  rule(
    "can",
    inLines`
      ${nicotineBrands.dip}|grizzly|kodiak|stoker'?s|longhorn|timber wolf|husky|red seal|kayak|hawken|cougar
      |timberwolf
      |smokey mountain|klondike|wintersett|creek dip|railroad mills
    `,
    "a can of dip",
  ),
  // In pouches, unlike dip.
  rule(
    "tobacco",
    `${nicotineBrands.chew}|red ?man|beech[- ]?nut|mail pouch|big duke|day'?s work|taylor'?s pride|southern pride|stoker'?s chew|morgan'?s chew`,
    "a pouch of chewing tobacco",
  ),
];
