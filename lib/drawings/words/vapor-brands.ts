import { general, inLines, type KindRule, rule } from "@/lib/drawings/words/kind-rule";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";
import { hempVapeBrands, vapeBrands } from "@/lib/drawings/words/vape-brands";
import { vaporDevices } from "@/lib/drawings/words/vapor-devices";

const BATTERY = "a vape pen battery";
const OHM = "(?=.*\\d\\.\\d+ ?ohm)";
const DEVICE = "(?=.*(?:device|kit|power unit|battery))";
/** Lines of pod vapes of makers of box mods, whose names say how many watts they have, too. */
const POD_LINES =
  "pods?|argus(?! (?:gt|mt|xt))|caliburn|doric|flexus|gotek|koko|luxe (?:q|x)|minican|nord|novo|rpm|sonder|thallo|ursa|wenax|xlim|xros";

const vapes: readonly KindRule[] = [
  rule("disposable", `${nicotineBrands.disposable}|${vapeBrands}|${hempVapeBrands}`),
  rule("pod-kit", "zoor"),
  rule("pod-kit", `(?:juul|vuse(?: alto)?|njoy(?: ace)?|blue? ?(?:ace|plus)?|logic)${DEVICE}`),
  rule(
    "pod",
    `${nicotineBrands.pod}|zlab pods?|(?:elf ?bar |elfabar )?elfa(?= )|(?:my ?)?blue? ?pods?|(?:my ?)?blue?(?= ps\\b)|(?:my ?)?blu|bo caps?|logic (?:power|pro)|stiiizy pod`,
  ),
  rule(
    "pod",
    `(?:xros|caliburn|xlim|novo|argus|wenax|sonder|vmate|luxe (?:q|x)|ursa|feelin|nord \\d|koko|tenet|minican|gotek|favostix|eco nano)${OHM}`,
  ),
  rule(
    "pod-kit",
    inLines`
      caliburn|xros|smok (?:nord|novo)|nfix|solus|igee|rpm ?\d+|nord (?:\d|c|gt|pro|x)|novo (?:\dx?|pro)
      |suorin|wenax|argus(?! gt)
      |oxva|xlim|luxe xr?|rincoe|aspire (?:flexus|minican|gotek|favostix|riil|cyber)|minican|gotek|favostix
      |zero 2|vinci|sonder|tenet|infinix|vmate|eco ?nano|feelin|ursa (?:nano|baby|cap)|koko
      |ijoy (?:lio|luna|neptune|wand|aria)|nevoks|artery pal|asvape|augvape druga|dot ?(?:aio|pod|stick)
      |dotmod|exceed edge|gpod|ijoy (?:captain link|mipo)|kilo 1k|lost vape orion (?:art|dna|mini|q)
      |lost vape thelema nexus|minifit|moti (?:one|piin|x)|my von erl|obelisk u|phix|quawins
      |relx (?:classic|essential|infinity)|smok (?:nord|priv) \w+|smok scar p\d|smpo
      |snow ?wolf (?:afeng|wocket)|stlth device|sxk|vaptio|vladdin|voopoo (?:alpha|drag (?:e60|nano))
      |wotofo manik mini|yocan trio|dovpo venus|smoant|doric|hexohm pod|drag (?:nano|s|h)|uwell popreel
      |aegis (?:one|boost|nano|hero|pod|eco|force)|geekvape (?:q|u|hero|soul)|soul ?q
    `,
  ),
  rule(
    "mod",
    inLines`
      aegis|obelisk|gen (?:80|200|nano|s)|thelema|drag [x\d]|centaurus|morph|mag[- ]?(?:18|solo)|r-?kiss
      |target 200|swag px80|argus gt|g-?priv|t-?priv|arcfox|luxe (?:2|80|220)(?! pod)|armour|vaporesso gen
      |lost vape (?:cyborg|quest|grus)|dovpo|hexohm|ipv|cylon|voopoo (?:argus xt|drag)|aspire rhea|dot ?box
      |freemax starlux|hellvape (?:arez|hell ?\d+)|innokin (?:mvp ?\d|z-?biip)|luxe ii|profile m
      |vandy ?vape jackaroo|vaperz cloud
    `,
  ),
  rule(
    "tank",
    inLines`
      zeus|tfv\d*|zlide|nautilus|sakerz|nrg|fireluke|m pro \d|melo \d|crown \d|valyrian|itank|profile unity
      |advken|aromamizer|aspire (?:atlantis|odan)|blotto|cubis|digiflavor drop|drop dead|fat rabbit
      |freemax twister|geek ?vape (?:cerberus|loop|z nano)|goon (?:lp|rda|v?\d)|hellbeast|hellvape tlc
      |horizon(?:tech)? (?:aquila|falcon)|ijoy katana|innokin zenith|maat|nexmesh|nexmini|ofrf
      |sense herakles|subtank|ub max|vandy ?vape (?:berserker|kylin)|vaporesso cascade|wasp nano
      |wotofo profile|falcon (?:king|2|legend)|cleito|mesh pro|dead rabbit|(?:freemax )?maxluke|uforce|kylin
      |z max|t-?air
    `,
  ),
  rule(
    "bottle",
    inLines`
      ${nicotineBrands.bottle}|juice head|air factory|killer kustard|bad drip|glas basix|keep it 100
      |mad ?hatter|salt ?bae|four seasons?|reds apple|milkman|yogi|beard vape|twist (?:salt|e|pink|crimson
      |green|wild)|hi-?drip|ripe vapes|lemon twist|sad ?boy|the finest|finest e|heisenberg|berg|mints juice
      |beach club|candy co|crumbs|bantam|kilo|one hit wonder|propaganda|ruthless|tropic king|hawaiian pog
      |savage|sqn|mr salt|mrkt plce|ripe|khali vapes|barista brew|charlie'?s chalk|cuttwood|aqua e|ethos
      |okami|i love salts|fresh farms|marina vape|met4|noms|phillip rocke|shijin|the mamasan|transistor
      |usa vape lab|vapor ?lax|juice roll ?upz|dr crimmy|sugoi|suicide bunny|space jam|mr\.? freeze
      |monster (?:vape )?labs|yami vapor|vape 100|milk king|solace|orgnx|vapergate|fruision|the milk|bomb sauce
      |cassadaga|chubby bubble|cinnaroll|cosmic fog|country clouds|donut king|drip more|elysian|esaliq
      |fizz city|horny flava|i love donuts|jimmy juice|jvapes|kings crest|liquid state|lush vape|mega e
      |micro brew|moshi|nitro'?s cold brew|nkd ?100|okvmi|pgvg|pinup vapor|public bru|salt factory|sams vape
      |secret sauce|slotter pop|smoozie|space rockstar|strapped|syn liquids|the schwartz|ultimate 100
      |vape (?:breakfast|pink)|vapor maid|virtue vape|vista vapors|zap juice|zombie juice|zonk|phat juice
      |ninety nine|elf ?liq|choco milk|daze fusion|tinted brew|gost vapor|puff labs|liquid efx|pop clouds
      |uncle junk'?s|black note|halo (?:triton|tribeca|subzero)|zen haus|vampire vape|liquideo|t-?juice
      |twelve monkeys|five pawns|riot squad|doozy|dekang|hangsen|liqua(?= )|totally wicked|just juice
      |pukka juice|double drip|frumist|wick liquor|ohm ?brew|big mouth|flavor ?art|capella|inawera|bombo
      |aqua (?:menthol|pure)|beard no|bombies|charlie'?s meringue|chuckin clouds|churrios|cotton clouds?
      |cream team
      |crisp menthol|don juan|estate reserve|foger juice|fresh pressed|halo fusion|(?:the )?hype collection
      |humble (?:donkey|hop|pee|smash|vape)|ice cream man|maryliq|lost mary maryliq|lucky charmz|mighty vapors
      |moo ?shake|nana cream|nasty (?:cush|slow|trap)|opmh|pod salt|salt ?bae ?\d*|sengoku|sour house|svrf
      |time bomb|lost art|unicorn puke
      |reds (?:apple|berr\w+|grape|guava|iced|mango|peach|pineapple|strawberry|watermelon)
      |tokyo cream|vaping rabbit|verdict vapors?
      |asap grape|american patriots|bazooka sour|(?:caribbean|velvet) cloud|carousel e|crumbleberry|custard king
      |daddy'?s vapor|drip fried|dvine|ez duz it|farley'?s|fried cream cakes|fuggin|ice king(?= \d)|just jam
      |kangaroo kustard
      |(?:the )?mamasan|milk of the poppy|mints vape|mother'?s milk|pixy series|pop deez|primitive vapor
      |prohibition juice
      |roll ?upz|taffy man|vango|villain vap|virtue(?= \d)|unicorn milk|candy man(?= \d)
      |i love (?:cookies|popcorn)
      |eliquid france|fuu|pulp(?= \d)|alfaliquid|le petit verger|ultimate salts|bar juice|loaded (?:glazed
      |cran\w*|smores|strawberry|lemon|cookie|chocolate)
    `,
  ),
];

const vapeMakers: readonly KindRule[] = [
  rule(
    "mod",
    inLines`
      (?:geek ?vape|smok|vaporesso|voopoo|lost vape|aspire|freemax|hellvape|dovpo)(?!.* (?:${POD_LINES})(?: |$))
      (?: \w+)*? (?:[a-z]{1,2}\d{3}w?|\d{2,3} ?w(?:att)?|stick(?: \w+)?)
    `,
  ),
  rule("coil", "(?:voopoo )?pnp(?: ?-?(?:x|tw\\d+|vm\\d+|[rmc]\\d))?"),
  // Coils by their letters, which makers type without the word.
  rule(
    "coil",
    inLines`
      bvc|euc|(?:vaporesso )?gt ?(?:\d|cells?|cores?|mesh)|(?:vaporesso )?gt[ix](?! (?:go|one|80|pod))
      |(?:smok )?lp ?[12]|(?:uwell )?(?:valyrian(?: \d)?|crown \d) un2(?:-\d)?|tpp(?:[- ]dm\d)?
      |tfv ?\d+ (?:\w+[- ])?mesh
      |(?:smok )?(?:tfv?|v)(?:8|12)(?:[- ](?:x-?)?(?:baby|prince))*[- ][mqtx]\d
      |freemax (?:\w+ )?(?:904l|mx?\d|x\d)(?: \w+)?|horizon(?:tech)? m\d|falcon m\d|(?:geek ?vape )?[bz] series
      |aspire bvc|nautilus bvc|(?:yocan )?(?:\w+ )?(?:qdc|xtal)|everlast|carta everlast|(?:sai|hatcher) taf
      |(?:dr\.? ?dabber )?(?:switch )?induction cup
    `,
  ),
  rule(
    "tank",
    "(?:smok|geek ?vape|freemax|horizon(?:tech)?|aspire|uwell|voopoo|vaporesso)(?=(?: \\w+)* glass(?: |$))",
    "a vape tank",
  ),
  general(
    "pod-kit",
    inLines`
      smok(?!es)|vaporesso|voopoo|geek ?vape|aspire|uwell|freemax|innokin|eleaf|joyetech|lost vape
      |horizon(?:tech)?|wotofo|hellvape|vandy ?vape|dovpo|smoktech|rincoe|innocigs|kanger(?:tech)?
    `,
    "a vape device",
  ),
];

const batteriesAndDabs: readonly KindRule[] = [
  rule(
    "pen",
    inLines`
      ooze (?:slim|twist|quad|smart|wink|novex|tanker|flare|pronto|vault|signal|swerve)|ccell
      |yocan (?:uni|kodo|red|lux|ari|armor|magneto s|black|ziva|b-?smart|hit)
      |lookah (?:snail|turtle|load|bear|ant|firebee|cat|bat)|cartisan|penjamin|hamilton|vessel|leaf ?buddi
      |airistech|airis (?:mystica|quaser|tick|vertex)|atmos|boundless tbk|dazzleaf|doteco|emush|exceed|extre
      |grenco g pen|hakit|hashbean|ikrusher|jupiter (?:c\d|l\d)|kandypens k-?vape|kiik|law dank|linx
      |magneto s?|mibro|mini pandon|mojo box|o2 ?vape|pax era|rokin|smyle|trinity twist|tronian|vfire
      |wulf (?:lx|mods|next)|xmax ace|xvape (?:cricket|v-?one)|cookies mambo
      |pulsar (?:elite|sipper)|boxten|imini|exxus (?:snap|plus|slim|push)
      |pulsar (?:510|dl|gigi|barb|mobi|flip|quick ?draw)|w[ou]lf (?:uni|micro|duo|recon)|dime battery
      |honeystick|stiiizy (?:\w+ )?(?:battery|kit)|beleaf|slim twist|silo|palm pro|m3b?(?= )|kodo|uni pro
      |vertex|mig vapor
      |pckt|strio(?! bar)|randy'?s (?:glide|grip|trip)|cookies (?:slim|twist)
    `,
    BATTERY,
  ),
  rule("carb-cap", "puffco(?: \\w+)* ball cap"),
  rule("carb-cap", "(?:puffco|peak|proxy)(?: \\w+)* (?:joystick|oculus)"),
  rule(
    "dab-tool",
    "puffco hot knife|sesh sceptor|skilletool|skillet tool|sktl|happy ?daddy|eo vape butter knife|yocan (?:black )?jaws",
  ),
  rule(
    "nectar-collector",
    inLines`
      lookah seahorse|yocan (?:dive|nectar)|dip (?:devices|lil dipper|evri)|lil dipper
      |ooze (?:blade|cranium|hot knife|slugger)|terp pen|honey ?bird|stinger straw
      |airis (?:8|dabble|headbanger)|eo vape (?:the )?baker|eyce collector|linx ares
      |lookah (?:dragon|giraffe|sardine|whale)|pulsar rok straw|seahorse
      |waxmaid (?:ant|capsule)
      |(?:cali|encore|eyce|grav|hemper|lookah|mini|ooze|pulsar|waxmaid) (?:glass )?nectar
    `,
  ),
  rule(
    "e-rig",
    inLines`
      puffco (?:- )?(?:the )?(?:new )?(?:peak|proxy|pivot)|^(?:the )?(?:new )?(?:proxy|pivot)(?= |$)
      |^(?:new )?peak(?= [-+&]| (?:bub|kit|pro|smart|travel)\b|$)|focus v|carta|peak pro|high five
      |dr\.? ?dabber(?: (?:switch|boost|boost evo|xs))
      |lookah(?: mini)? (?:dragon egg|unicorn|dinosaur|swordfish?)|ooze electro|electro barrel|dragon egg
      |yocan (?:pillar|phaser|celestial|cubex|falcon)|pulsar (?:rok|sipper)|stache|hitoki|kandypens oura
      |g ?pen (?:connect|roam|hyer)|auxo (?:calent|cenote|cira)|dabcool|vivant|dabx|core (?:2\.0|e-?rig)
      |crossing core|ispire daab|the wand|dabado|dabtron|exxus maxx|mininail|lookah octopus
      |yocan (?:black phaser|cylo|flame)
    `,
  ),
  rule("e-rig", "yocan torch(?: xl)?", "an electric nail"),
  rule(
    "vaporizer",
    inLines`
      pax|volcano|mighty\+?|crafty\+?|davinci|arizer|storz|dynavap|xmax|x-?vape
      |boundless (?:cf\w*|tera|vexil)|firefly|venty|tafee bowle|solo [23]|air max|yocan (?:vane|flora|hit)
      |pulsar apx|apx(?: v\d)?|g ?pen (?:dash|elite|pro)|starry|tinymight|flowermate|healthy rips|xvape
      |airvape|atmos (?:astra|jump)|ccell ridge|(?:cloudious )?hydrology ?9|fenix (?:mini|pro)
      |hamilton starship
      |ispire wand dry|launch box|linx (?:eden|gaia)|lookah ice cream|mflb|ooze (?:brink|verge)|pulsar flow
      |sticky brick|vapir|weedeater|yocan (?:explore|ishred)|zenco
      |utillian|ditanium|ghost mv ?\d?|haze (?:square|dual)|magic flight|grenco|lobo|planet of the vapes|potv
    `,
  ),
  rule("pen", "dr\\.? ?dabber|ooze|yocan|lookah|exxus|puffco|g ?pen|huni|kandy ?pens|dabtech|terp ?meter"),
];

export const vaporBrands: readonly KindRule[] = [
  ...vaporDevices,
  ...vapes,
  ...vapeMakers,
  ...batteriesAndDabs,
];
