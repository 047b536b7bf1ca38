import { general, inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

/** Hookahs and what they are smoked with. */
export const hookah: readonly KindRule[] = [
  rule("hookah", "stundenglass|gravity (?:infuser|hookah)", "a gravity hookah"),
  // With everything that belongs to one, in what it is carried in.
  rule("hookah", "hookah(?: \\w+){0,2} (?:bag|box|case) (?:kit|set)"),
  general("hookah", "hookah(?: set| kit| pipe| cup)?|nargh?ile|shisha pipe|water ?pipe hookah"),
  rule("hookah", "(?:[1-4]|one|two|three|four|single|double|dual|multi)[ -]hoses?(?: hookah)?"),
  rule(
    "hookah-base",
    inLines`
      (?:hookah|replacement|egyptian)(?: \w+){0,2} (?:base|vase|bottle)|hookah (?:vase|glass)
      |vase(?: replacement)?(?: glass)?
    `,
  ),
  rule(
    "hose",
    inLines`
      (?:hookah|shisha|washable|silicone|leather|disposable)? ?hose(?: tubing| handle| set| disposable)?
      |(?:hose|hookah)(?: tip)? handle|(?:pipe|hose) (?:and|&) handle
    `,
  ),
  rule(
    "bowl-head",
    inLines`
      (?:hookah|shisha|clay|egyptian|phunnel|vortex|turkish|russian|ceramic|glazed|stoneware|terra ?cotta)
      (?: \w+){0,2} (?:bowl|head)
      |(?:phunnel|vortex(?! (?:bong|bubbler|cap|rig|water)))(?: bowl)?|funnel bowl|bowl head|(?:kaloud )?samsaris
      |bowl(?: \w+)? hookah(?!s? mix)|(?:harmony|alpaca|hj|oblako|tangiers|kong)(?: \w+)? bowl
    `,
  ),
  rule(
    "charcoal",
    inLines`
      (?:hookah |shisha |coconut |coco |natural |quick ?lite? |quick ?light |instant )(?:charcoal|coal)
      |charcoal (?:tablet|dis[ck])|briquette|coco[- ]buzz|(?:ember|coal|charcoal|shisha) cube
      |coco(?:nut)? (?:block|brick|cube|flat|hex)|quick ?lights?
    `,
  ),
  // "Light" is what it is, and a box what it comes in.
  rule(
    "charcoal",
    "(?:quick|instant|easy|self|fast)[- ]?(?:lite?|light|lighting|strike)(?: \\w+)? (?:charcoal|coal)s?(?:(?: \\w+)? (?:box|carton|case|cube|dis[ck]|pack|roll|sleeve|tablet))?",
  ),
  // A color as often: "grinder charcoal 50 mm".
  general(
    "charcoal",
    inLines`
      (?<!\b(?:ash ?tray|backpack|bag|battery|beaker|bong|case|grinder|hoodie|kit|lighter|pipe|rig|shirt|spoon|torch|tray) )
      charcoal(?! (?:black|blue|gr[ae]y|green|heather))|coal
    `,
  ),
  weak(
    "charcoal",
    "(?<!sugar |ice |quartz |terp |sour |jelly |glass |puzzle |speed |rubik'?s |gumm\\w+ )cubes",
  ),
  rule("tongs", "(?:charcoal |coal |hookah )?tong"),
  rule(
    "shisha",
    inLines`
      shisha(?: tobacco)?|sh?isha|(?:hookah|shisha) (?:tobacco|flavor|mix(?:ture)?|molasses)
      |(?:herbal )?molasses|steam (?:stone|rock)|ice rock[sz]|hookah (?:gel|cream)
      |tobacco[- ]free (?:shisha|hookah)|herbal hookah
    `,
  ),
  rule(
    "burner",
    inLines`
      (?:charcoal|coil|coal|electric|single|double|hookah)
      (?: charcoal| coal| coil)? (?:burner|starter|stove|heater)
      |(?:charcoal|coal) (?:starter|lighter)|hot ?plate|coil stove
    `,
  ),
  general("burner", "burner|stove"),
  rule("burner", "(?:charcoal|coal) (?:carrier|basket|holder|tray)|russian basket", "a charcoal carrier"),
  rule(
    "heat-device",
    inLines`
      heat ?(?:management|manager|control(?:ler)?|ctrl|keeper|saver)(?: device| system)?|hmd|h\.m\.d|kaloud
      |lotus (?:bowl|hmd|ii|i|2|1|\+|plus)|provost
    `,
  ),
  rule("heat-device", "(?:hookah|shisha) (?:bowl|head) (?:cap|cover|lid)", "a hookah bowl cover"),
  rule("heat-device", "(?:charcoal|coal|hot) screen", "a charcoal screen"),
  rule("heat-device", "wind ?(?:cover|guard|shield)", "a hookah wind cover"),
  rule("foil", "foil|(?:pre-?punched|hookah|aluminum|pre-?cut|pre-?poked) (?:foil|sheet)"),
  rule(
    "mouth-tips",
    inLines`
      (?:hookah |hose |disposable |male |female )*mouth ?(?:tip|piece)s?(?: hookah| disposable)?|hookah tip
      |hose tip(?! handle)|(?:male|female) tip
    `,
  ),
];
