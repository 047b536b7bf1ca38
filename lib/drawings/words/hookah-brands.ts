import { inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";

export const hookahBrands: readonly KindRule[] = [
  rule(
    "shisha",
    inLines`
      ${nicotineBrands.shisha}|azure|trifecta|fantasia|blackburn|must ?have|dark ?side|bonche|hydro herbal
      |haze tobacco|haze(?= (?:double|mighty|the big|peppermint|mango|orange|passion))|mazaj|chaos|soex
      |shiazo|bigg(?!s)|d'?avo|havana shisha|al ?amir|layalina|lavoo|xracher|sebero
      |hookain|ugly hookah|ultimate hookah|pure tobacco|oasis tobacco|romman|jibiar|mizo|cloud tobacco
      |vintage (?:blond|dark)|element tobacco|kartel|debaj|alchemist|tumbaki|overdozz|nameless|true cloudz
      |al ?rayan|al ?ajamy|mason shishaware|lirra|satyr|northgate|duft|argileh|smokah|(?:spectrum|overdose
      |element|cyborg|buta|daily hookah)(?=.* \d+ ?g)|beamer ice|hookafina|cloud 9 shisha|al sultan|amaren
      |deja vu|hookah (?:freak|hookah)|kismet|mujeeb|ragoo|saloom|tarbush|zaghloul|trofimoff'?s?
      |afandi|cobra (?:la muerte|origins|virgin)|element (?:air|earth|fire|water)|peter ralf|revoshi|sall?oum
      |stoned smoke
      |^holster(?= - |.*\d ?g)|7 ?days(?! croissant)|aqua mentha|true passion|savacco|os tobacco|maridan
      |al massiva|chillma|brusko|deus(?= )|endorphin|molfar|arawak|honey badger|fasil|wtt|swipe(?= .*\d ?g)
      |hasso|babos|aamoza|al aker|beamer(?=.*\d ?g\b)|chabacco|malaysian mix|miami chill|saalaam
      |tribu(?= \d)|swiss tobacco|twelve elements|banger tobacco|daily hookah|nirvana (?:hookah|tobacco)
      |vintage blonde
      |187 (?:strassenbande|tobacco)|(?:burn|nash|jent|cult)(?=.* (?:25|40|50|100|200
      |250) ?g(?: |$))|space smoke|sapphire crown|chronic shisha|golden layalina
    `,
  ),
  rule(
    "hookah",
    inLines`
      khalil ?mamou?o?n|amira|b2 hookah(?: mini)?(?: led)?|cocoyaya ruby|japona hookah|blade one(?= )|mya
      |regal|steamulation|moze|shika|oduman|amy deluxe|amy (?:ss|\d+|little)|byo|wookah
      |mob hookah|egermann|agni|starbuzz (?:mini|atlantis|carbine|challenger)|alpha (?:model|hookah)|maklaud
      |el ?-?bomber|mattpear|hoob|union (?:hookah|sleek)|vyro|dschinni|caesar|zahrah|pharaohs?|sahara smoke
      |shishapresso|el-?nefes|aladin|marrakesh|lavoo hookah|fumo|meduse
      |cocoyaya (?:anonymous|excalibur|brooklyn)|wd hookah|farida|ak (?:km|hookah)|syrian hookah
      |egyptian hookah|sarp hookah|nube|conceptic|mamay|nargilem|kaloud krysalis|geometry hookah
      |blade hookah|trimetal|shareef|amy stick|anima|cyril+|egyptian \d+|fumo pill|gvz|jookah
      |kaloud trilobite|km kafya|koress|magdy zidan|mamooni|mob omni|shishabucks|starbuzz usa
    `,
  ),
  rule(
    "bowl-head",
    inLines`
      harmony bowl|hj (?:alpha|harmony|chalice|turkish)|turkish rook|oblako|alpaca
      |tangiers (?:phunnel|pico|small)|hookah ?john
      |kong turkish|cosmo bowl|solaris|werkbund|japona|retro harmony|hookain lilip|rs bowl|upg
      |upgrade (?:form|glaze)
    `,
  ),
  rule(
    "heat-device",
    "kaloud|apple on top|lotus (?:i|ii|plus|1|2|\\+)|badcha|turkish lid|(?:oduman )?ignis|hj ?lid|aot|brohood|lotus niris|na grani|onmo|ukraft",
  ),
  rule("hose", "nammor|narbish|razan"),
  rule(
    "charcoal",
    inLines`
      coco ?(?:cha|dalya|sultan|smoke|black|blaze|jumbo|nut king|nara|ultimate|urth|yaya|mazaya|fuego|brico
      |za|us|loco|paradise|star|vip)
      |(?:three|3) kings?|black diamond|titanium (?:cubes|coconut|flats)|tom coco(?:cha)?|swift[- ]?lites?
      |starlight|oxbow|kings? coal|fumari coals|bamboo ?brehh|instant lite|golden river|el badia|insta ?lite
      |one ?nation|coco (?:flame|prime)|al noor coal|cloudz? coal
      |bombay coal|lava coal|one nation|carbon king|fire ?rocks|shamo|cocopara|kaloud aeon|black ?coco
      |quick lite|carbopol|belgian (?:coals?|\d+)|charco ?flare|coco ?joy|exotica|firelite|fumari coco
      |golden (?:canary|coco)|haze coco|japanese silver|king coco|nara qube|noori|qubez?|shaman|sumo
      |zebra smoke
    `,
  ),
];
