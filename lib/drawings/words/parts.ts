import { inLines, type KindRule, rule, weak } from "@/lib/drawings/words/kind-rule";

/** Parts that are sold without the goods they belong to, and what protects, carries or charges those. */
export const parts: readonly KindRule[] = [
  rule(
    "parcel",
    inLines`
      drip ?tip
      |(?:hookah|shisha|hose|stem)(?: \w+){0,2} (?:valve|diffus[eo]r|plate|seal|bearing|connector|port
      |stopper|coupler|adapt[eo]r|fork|led|remote|washer|purge)
      |ash plate|purge valve|(?:packing|shisha|tobacco) fork
      |(?:bong|base|beaker|rig|bowl|downstem|joint|joystick|tube|water ?pipe|jar)
      (?: (?!cleaning)\w+)? (?:bumper|boot|coaster|cozy|cover|guard|plug|protector|skin|sleeve|stopper)
      |(?:mouth ?piece|battery|device|vape|pod|cart(?:ridge)?) (?:cover|guard|protector|skin|sleeve|sticker)
      |(?:silicone|protective|leather|rubber|gel) (?:boot|cover|glove|guard|skin|sleeve)
    `,
  ),
  rule(
    "charger",
    inLines`
      (?:usb(?:[- ]?c)?|type[- ]?c|micro|lightning|charg(?:er|ing)|power|phone|iphone|android|aux)
      (?: usb| to \w+)?(?:[- ]c)? (?:cable|cord|dock|base|stand|pad)
      |(?:phone|iphone|android|lightning|car|type[- ]?c|magsafe|wireless) charger
      |charger (?:iphone|type[- ]?c|phone|android|usb)(?:[- ]c)?|usb (?:block|brick|cube)
      |wall (?:plug|block|brick|cube)
    `,
    "a charger",
  ),
  rule(
    "parcel",
    inLines`
      attachment|tweezer|coil jig|(?:coil )?building kit(?: tool)?(?: coil master)?|coil master|coil tool|heat ?sink|beauty ring|strap
      |(?:bong|vape|cart(?:ridge)?) mouth ?piece|(?:ice )?cube tray|hookah(?: \w+)? tray(?! holder)
      |(?:kief|molasses) (?:catcher|coin|scraper)|guitar pick|thermometer|(?:dab|egg) timer
      |(?:shisha|hookah)? ?mixing bowl|(?:skin|vinyl|leather) (?:skin )?wrap
      |(?:tip|dust|end|rubber|cart(?:ridge)?) cap
      |(?:butane|refill|gas|torch)(?: \w+){0,2} (?:nozzle|adapt[eo]r)(?: tip| kit)?
      |nozzle(?: adapt[eo]r)?(?: tip)?|visor clip|humidifier(?: gel)?|pendant|aroma (?:tube|dish|bowl)
      |easy valve|filling chamber|cooling unit|oven (?:lid|screen)|pax half pack|scale (?:bowl|pan|tray)|(?:pipe )?screen (?:press|tool)|cotton thread
      |(?:smoke|odor|exhale|breath) filter|(?:calibration|scale) weight|cigar (?:clip|holder|rest)
      |ohm (?:meter|reader)|lighter (?:clip|wick)|zippo wick|(?:hose|pipe|smoke|finger) ?(?:clip|hook)
      |(?:glass )?rose (?:glass )?tube|hemostat|forceps
    `,
  ),
  rule("nectar-collector", "(?:quartz|titanium|ti) tip(?= (?:10|14) ?mm)"),
  rule("insert", "(?:sic|silicon carbide|sapphire|ruby|titanium|opaque|ceramic|bucket|cup) insert"),
  rule("case", "(?:travel|carry(?:ing)?|storage|padded) (?:bag|pouch)"),
  rule("tongs", "(?:charcoal|coal|hookah) tweezer"),
  weak("hookah-base", "(?:glass|replacement) base"),
  rule("rig", "dewar"),
  // What tourists take home.
  rule(
    "parcel",
    inLines`
      (?:ink|ball ?point|gel|writing|souvenir|vegas|lv|color) pens?|pen (?:\d )?color
      |(?<!\b(?:lighter|ash ?tray|grinder|tray|torch) )(?:poker|casino|gaming) chip(?: set)?|[ck]oo[zs]ie
      |wallet chain|slipper|flip[- ]?flop|sandal|snow ?globe|(?:luggage|name) tag|license plate
      |(?:casino|lucky) dice|liquid i\.?v|bookmark|novel|poetry|zine
    `,
  ),
  weak("parcel", "dice|flask"),
];
