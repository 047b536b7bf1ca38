import { describe, expect, it } from "vitest";
import { findKind } from "@/lib/drawings/find-kind";

describe("a name that contains the name of another product", () => {
  it.each([
    ["Grinder Card", "grinder-card"],
    ["Electric Grinder Pen", "pen"],
    ["Grinder Pen, Herb", "pen"],
    ["Electric Grinder", "grinder"],
    ["Pipe Cleaner", "brush"],
    ["Glass Pipe Cleaner 12 oz", "cleaner"],
    ["Torch Lighter", "torch"],
    ["Glass Cleaner", "cleaner"],
    ["Bowl Screens", "screens"],
    ["Hookah Hose", "hose"],
    ["Hookah Bowl", "bowl-head"],
    ["Coil Jar", "jar"],
    ["Rolling Tray", "tray"],
    ["Hose, Hookah", "hose"],
    ["Brush for Bongs", "brush"],
    ["Mini Hookah with Case", "hookah"],
    ["Pipe Stand", "parcel"],
    ["Case of 24 Lighters", "lighter"],
    ["Tapestry", "parcel"],
    ["DUGOUT 3IN TASTER SET", "dugout"],
    ["Papers & Tips", "papers"],
    ["Rick & Morty Tray", "tray"],
    ["Black & Mild Wood Tip", "cigar"],
    ["BIC MAXI 50CT TRAY", "lighter"],
    ["EGYPTIAN HOOKAH 2 HOSE", "hookah"],
    ["Ceramic Mug Pipe", "hand-pipe"],
    ["Space Case 2PC", "grinder"],
    ["SWFT MOD 5000", "disposable"],
    ["Rosewood Tobacco Pipe", "tobacco-pipe"],
    ["Samsaris Bowl Head", "bowl-head"],
    ["Zippo Refill Fluid 4 oz", "butane"],
    ["Parchment Paper Sheets 5x5", "parcel"],
    ["Glass Cleaning Wipes 20ct", "parcel"],
    ["HYDE STRIPS", "parcel"],
    ["SMOK NORD 50W KIT", "pod-kit"],
    ["IMREN I4", "charger"],
    ["AMIRA GLASS BASE", "hookah-base"],
    ["RAW CLIPPER", "lighter"],
  ])("%s is drawn as %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });
});

describe("the grammar of a name", () => {
  it.each([
    // A jar or bundle that goods come in, and what is printed on them.
    ["2IN GLOW 20CT HAND PIPE JAR - LMD", "hand-pipe"],
    ["20IN ROOR WATER PIPE 6CT BUNDLE", "beaker"],
    ["12 WATER PIPE CONICAL MULTI STICKERS", "beaker"],
    // What replaces a part is the part.
    ["PUFFCO PEAK GLASS TRAVEL REPLACEMENT", "parcel"],
    ["MYA GLASS BASE REPLACEMENT", "hookah-base"],
    // Parts are of what their maker makes.
    ["BYO KAMAN BOWL", "bowl-head"],
    ["STARBUZZ BOWL 14MM MALE", "bowl"],
    ["OOZE STEAMBOAT SILICONE GLASS", "beaker"],
    ["3.5 METAL PIPE GOLD BOWL & SCREEN", "hand-pipe"],
    ["RAW CONE 5 HAND PIPE", "hand-pipe"],
    ["14MM 90 AC TREE PERC", "ash-catcher"],
    ["7 HIPSTER HANGER WITH BANGER MILK", "rig"],
    // Of a filled one the mouthpiece is a feature: what has a volume is the cartridge.
    ["AVD EMPTY CARTRIDGE 1ML WOOD TIP", "cartridge"],
    ["BLANK 510 GLASS CART 0.5ML WHITE CERAMIC MOUTHPIECE", "cartridge"],
    ["CCELL TH2 1.0ML BLACK CERAMIC MOUTHPIECE", "cartridge"],
    ["510 CART MOUTHPIECE COVER", "parcel"],
    // Charcoal, with the words of packs of cigarettes and of pills.
    ["THREE KINGS 33MM QUICK LIGHT BOX 100CT", "charcoal"],
    ["BELGIAN QUICK LITE TABLETS", "charcoal"],
    // What it fits says nothing of the kind, but whose part it is.
    ["PROTECTIVE SILICONE SKIN FOR XROS 3", "parcel"],
    ["BEAUTY RING FOR GEEKVAPE ZEUS", "parcel"],
    ["REPLACEMENT MOUTHPIECE FOR PAX 3", "parcel"],
    ["MOUTHPIECE FOR KHALIL MAMOON", "mouth-tips"],
    ["SIC INSERT FOR PUFFCO PEAK", "insert"],
    ["CERAMIC TIP FOR HONEY STRAW", "nectar-collector"],
    ["BACKWOODS 2 FOR 5", "cigar"],
    ["TWEEZERS VAPE STAINLESS", "parcel"],
    ["TANK STAND 510 BASE", "parcel"],
    ["DYNAVAP CONDENSER KIT", "parcel"],
    // Parts that clerks key in first.
    ["O RING KIT DAB RIG PEAK", "parcel"],
    ["HKAH GROMMET BOWL", "parcel"],
    // What a thing holds, and what it can be thrown away after.
    ["SILICONE BATTERY CASE DUAL 18650", "case"],
    ["HOOKAH HOSE TIPS DISPOSABLE 50 PACK", "mouth-tips"],
    // Measures of other goods under the name of a maker, a flavor or a torch.
    ["UWELL PRIME BAR 20K ROSE GRAPE", "disposable"],
    ["FREEMAX MAXUS 25K PEACH", "disposable"],
    ["ZOOM BARS 6500 VIRGINIA TOBACCO", "disposable"],
    ["TORCH PULSE THCA 7.5G BLUE DREAM", "disposable"],
    ["MOLICEL P28A 2800MAH", "battery"],
    ["ZEN LIGHT 100MM TUBES 200", "cigarettes"],
    ["DAZED8 HHC BLUNTS", "pre-roll"],
    ["BESTWHIP CHARGERS 50CT", "butane"],
    ["FLAVORZ CRACKERS N2O 100 BX", "butane"],
    ["AUTOMATIC GRINDER CONE FILLER", "grinder"],
    ["BJ LONG BRISTLE CLEANERS", "brush"],
    ["BC POWDER 2CT 36PC", "parcel"],
    // Brands in the words of others.
    ["LM MO20K PRO CHERRY LIME", "disposable"],
    ["MYBLU PS 2.4% MENTHOL", "pod"],
    ["THE MILK BY MONSTER CINNAMON 6", "bottle"],
    ["GAME GARCIA BLUE 2PK", "cigar"],
    ["GAME CONSOLE", "parcel"],
    ['SLX NON STICK 2.0" RAINBOW', "grinder"],
    ["CONEARTIST LOADER", "roller"],
    // What clerks key in first, with what is printed on it.
    ["SHIRT RAW CONE XL", "shirt"],
    ["HAT RAW PAPERS", "hat"],
    ["STICKER RAW CONE", "parcel"],
    ["TRAY BLACK & MILD", "tray"],
    // Parts of devices, which are no devices and no tips of a hookah.
    ["CAP FOR CARTA", "parcel"],
    ["XLIM TOP CAP", "parcel"],
    ["GEEKVAPE O RING", "parcel"],
    ["OOZE DUPLEX MOUTHPIECE", "parcel"],
    ["PUFFCO JOURNEY BAG", "case"],
    ["BATTERY CASE 18650", "case"],
    ["USB C CORD 3FT", "charger"],
    // Measures of glass, flower and cigars.
    ["90 DEGREE 14M TO 18F", "adapter"],
    ["14F BUCKET 45", "banger"],
    ["FIRELUKE 3 MESH 5PK", "coil"],
    ["URB THC INFINITY 3G SHERB", "disposable"],
    ["ICON BAR CLEAR", "disposable"],
    ["GRANOLA BAR OATS", "parcel"],
    ["TRAIL MIX 5000", "parcel"],
    ["COKE DRAGON 15K", "disposable"],
    ["HEMPER CYBERPUNK 9IN", "beaker"],
    ['DOUBLE UFO 18"', "beaker"],
    ["SILICONE PIPE GLASS BOWL SPOON", "hand-pipe"],
    ["SILICONE NECTAR W/ TI NAIL", "nectar-collector"],
    ["EXOTIC THCA 1/8 GELATO", "jar"],
    ["TORCH BLUNTS THCA 2G", "pre-roll"],
    ["CHEYENNE MENTHOL 100 CARTON", "cigar"],
    ["RPM 85 KIT BLK", "pod-kit"],
    ["ALPACA MINI ROOK", "bowl-head"],
    ["SKE CRYSTAL MAX SILVER MINT", "disposable"],
    ["COUNT GRINDZILLA 4PC", "grinder"],
    ["RAW SIX SHOOTER KS", "roller"],
    ['HOOKAH 18" 1 HOSE GOLD IN CASE', "hookah"],
    ["SMOOZIE CREAM SALT 35", "bottle"],
    ["CLOUD CREAM SALT 35", "bottle"],
    ["GLASS ROLLING TRAY SHATTER RESIST", "tray"],
    ["TOP O MATIC T2", "roller"],
    ["HYDROXIE SHOT", "drink-bottle"],
    // Brands that make one kind of goods.
    ["FRESOR NOVA MIX 8IN1", "disposable"],
    ["ZLAB PODS V", "pod"],
    ["VAPE PINK COOKIE BUTTER", "bottle"],
    ["HIPPIE BUTLER KSS", "papers"],
    ["KUSH HERBAL MANGO 5CT", "wraps"],
    ["HOOKAH FREAK AFGHANI", "shisha"],
    ["NUB 460 SINGLE", "cigar"],
    ["PEARL MOONSTONE 6MM", "pearls"],
    // The counter.
    ["HIGH VOLTAGE 16", "drink-bottle"],
    ["SMARTWATER 1L", "drink-bottle"],
    ["KAVA SODA TRU KAVA", "drink"],
    ["CBD PET OIL", "bottle"],
    ["ADVIL 2CT", "capsules"],
    ["CHEEZ ITS WHITE CHEDDAR", "gummies"],
    ["RICE KRISPY TREAT 600MG", "gummies"],
    ["EXTRA SPEARMINT", "gummies"],
    ["AIR FRESH CAR VENT CLIP", "spray"],
    ['WHITE SAGE 4"', "incense"],
    ["RONSONOL 12OZ", "butane"],
  ])("of %s tells that it is %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });
});

describe("the opposite of a class", () => {
  it.each([
    // Boxes and grams of other goods.
    ["King Palm 4g", "wraps"],
    ["RAW cones 50ct box", "cones"],
    ["Dried Mango 100g", "parcel"],
    ["Citric Acid 1kg", "parcel"],
    // Capacities of other goods, and parts for herb.
    ["Lost Mary MT15000 Turbo 650mAh", "disposable"],
    ["Samsung 25R 18650 2500mAh Battery", "battery"],
    ["USB Arc Lighter 220mAh", "lighter"],
    ["Sub Ohm Tank Kit 1500mAh", "pen"],
    ["Yocan Dry Herb Coil 5pk", "coil"],
    ["Dry Herb Pipe Metal", "hand-pipe"],
    // Makers and volumes of what is no e-liquid.
    ["Blunt cones honey by Cyclones", "cones"],
    ["Bong Cleaner by Randys 120ml", "cleaner"],
    ["Odor Spray by Blunt Power 30ml", "spray"],
    ["Glass Jar by RYOT 100ml", "jar"],
    // Beside the charcoal and the hookah.
    ["charcoal tray", "burner"],
    ["Quick Light Charcoal Tongs", "tongs"],
    ["Menthol Gold Box", "cigarettes"],
    ["Hookah Mixed Colors 18 in", "hookah"],
    // What hangs on keys and is smoked, and what is only lined with plush.
    ["Keychain Pipe Metal", "hand-pipe"],
    ["Plush Lined Case", "case"],
    // Gum that is candy, pouches that taste of it, papers of the length of cigarettes.
    ["Trident Gum Spearmint", "gummies"],
    ["Lucy Pouches Bubble Gum 4mg", "can"],
    ["Nic Salt Mint 30ml", "bottle"],
    ["RAW King Size Menthol", "papers"],
    ["Cones 98 Special with Cone Loader", "cones"],
  ])("%s is drawn as %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });

  it.each([
    ["Pod Juice Salt 30ml 50mg", "Disposables & E-Liquids", "bottle"],
    ["King Size Rice Papers", "Cigarettes", "papers"],
    ["King Size Slim", "Cigarettes", "papers"],
  ])("%s of %s is drawn as %s", (name, category, kind) => {
    expect(findKind(name, category).kind).toBe(kind);
  });
});

describe("a category", () => {
  it.each([
    ["BOWL BLUE", "Hookah Related", "bowl-head"],
    ["SHISHA BLACK ICE", "Nicotine Vapes", "disposable"],
    ["ACAI BOWL", "Disposables", "disposable"],
    ["Spearmint 6MG", "Tobacco", "can"],
    ["Love 66 50G", "Hookah", "shisha"],
    ["RED 6OZ BAG", "Tobacco", "tobacco"],
    ["ZIG ZAG 1 1/4 SIZECONE 24CT6PK", "Cones", "cones"],
    ["NO 5 NATURAL", "Leaf", "tobacco"],
  ])("%s of %s is drawn as %s", (name, category, kind) => {
    expect(findKind(name, category).kind).toBe(kind);
  });
});

describe("a misspelled name", () => {
  it.each([
    // Another vowel, a consonant too many and neighbors in each other's place.
    ["BANGAR 14MM", "banger"],
    ["CONTAINNER SILICONE 5ML", "container"],
    ["GRIDNER 63MM", "grinder"],
    ["CALIBRUN A3", "pod-kit"],
    // Brands, where no rule knows the name as it was typed.
    ["CELCIUS PEACH VIBE", "drink"],
    ["ELMNTS 1.5", "papers"],
    ["KING PLM ROLLIES 5PK", "wraps"],
    ["LOST MRY MT35K TURBO", "disposable"],
    // Shortened as in the lists of wholesalers.
    ["ACRYLIC GRND 2PC 12CT DISP", "grinder"],
    ["POP TOP PRE ROLL TUBE 116MM", "tube"],
    ["THCA P-ROLL 1G BLUE DRM", "pre-roll"],
    ["VOOPOO ARGUS G3 POD SYS", "pod-kit"],
    ["CARTISAN PILLAR PRO BATT", "pen"],
    ["OOZE BOOSTER EXTRACT VAPE", "pen"],
    ["YOCAN EVOLVE + XL QUAD COIL 5PK", "coil"],
    ['4.5" DS DIFFUSED 14/18', "downstem"],
    ["GRAV DS 110MM", "downstem"],
    ["14/45 A/C BARREL PERC", "ash-catcher"],
    ["18M BWL PINCH SCRN BUILT IN", "bowl"],
    ["BWL 14M 4HOLE SCREEN", "bowl"],
    ['5" BANGR HANGR CLR', "rig"],
    ["TWISTY BLUNT XL 7PIPE", "chillum"],
    ["KINGPALM SLIM 5PK NAT", "wraps"],
    ["KP SLIM 2PK BERRY", "wraps"],
    ["RAW LEAN 20PK", "cones"],
    ["BLAZY SUSAN PURP 53MM SHORTYS", "cones"],
    ["BKWDS RUSSIAN CRM 5PK", "cigar"],
    ["B & M WOODTIP CREAM", "cigar"],
    ["COPE WG POUCH", "can"],
    ["HAZE 100G MIGHTY FREEZE", "shisha"],
    ["CLIPPR JET 30CT", "lighter"],
    ["PUREST GAS 300ML", "butane"],
    ["HUMBOLDT HMPWICK 250'", "wick"],
    ["DIME BAGS 12510 PURP", "bag"],
    ['WILD BERRY 11" STIX 100CT', "incense"],
    ["CBD TINCT 1000MG NAT", "bottle"],
    ["RED BOSS 1CT MALE ENHNC", "capsules"],
    ["5ML SILI JAR 100CT", "container"],
    ["AF 250 GRP MNT", "shisha"],
    ["ON+ 9MG MINT", "can"],
    ["JAM BLUBRY 100/6", "bottle"],
  ])("%s is drawn as %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });

  it.each(["Buttery Croissant", "Cartoon Network Box", "Kandy Boy Toy", "Stoner Starter Kit"])(
    "%s is a name of its own",
    (name) => {
      expect(findKind(name, null).kind).toBe("parcel");
    },
  );
});
