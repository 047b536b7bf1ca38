/** Thresholds between the small, medium and large drawing, in inches or milliliters. */
type Steps = { unit: "in" | "ml"; large: number; small: number };

export type DrawingKind = {
  /** What the drawing shows, with its article, for the text alternative. */
  noun: string;
  /** The drawing is small below `small` and large from `large` on; without it there is one size. */
  steps?: Steps;
  /** True when color words in such names are always flavors, scents or strains. */
  isFlavored?: boolean;
  /**
   * True when color words in such names are flavors unless plain: "Grape" papers taste of grapes, "Pink" papers are
   * pink.
   */
  isOftenFlavored?: boolean;
  /** True when the drawing keeps its own color, whatever the name says: a parcel hides what is in it. */
  isUncolored?: boolean;
  /**
   * The color of a kind that nearly always has one, as the suffix of a CSS class; without it the product's id chooses.
   */
  look?: string;
};

const inches = (small: number, large: number): Steps => ({ unit: "in", small, large });
const milliliters = (small: number, large: number): Steps => ({ unit: "ml", small, large });

/** Every kind of product drawing, by the id of its SVG symbol. */
export const kinds = {
  bottle: { noun: "an e-liquid bottle", steps: milliliters(40, 90), isFlavored: true },
  coil: { noun: "a vape coil", look: "steel" },
  pod: { noun: "a vape pod", isFlavored: true },
  "pod-kit": { noun: "a pod vape" },
  battery: { noun: "a battery" },
  charger: { noun: "a battery charger" },
  pen: { noun: "a vape pen" },
  disposable: { noun: "a disposable vape", isFlavored: true },
  mod: { noun: "a box mod" },
  tank: { noun: "a vape tank" },
  cartridge: { noun: "a vape cartridge", isFlavored: true },
  vaporizer: { noun: "a dry herb vaporizer" },

  beaker: { noun: "a beaker bong", steps: inches(11.5, 16) },
  straight: { noun: "a straight tube bong", steps: inches(11.5, 15.5) },
  rig: { noun: "a dab rig", steps: inches(6.5, 9) },
  "e-rig": { noun: "an electric dab rig" },
  recycler: { noun: "a recycler", steps: inches(7.5, 11) },
  bubbler: { noun: "a bubbler", steps: inches(5.5, 7) },
  "hand-pipe": { noun: "a hand pipe", steps: inches(3.9, 5.4) },
  "tobacco-pipe": { noun: "a tobacco pipe", look: "wood" },
  steamroller: { noun: "a steamroller pipe" },
  chillum: { noun: "a chillum", steps: inches(3.4, 4.6) },
  dugout: { noun: "a dugout", look: "wood" },
  "carb-cap": { noun: "a carb cap" },
  banger: { noun: "a quartz banger", look: "clear" },
  insert: { noun: "a banger insert", look: "clear" },
  "ash-catcher": { noun: "an ash catcher", look: "clear" },
  downstem: { noun: "a downstem", look: "clear" },
  bowl: { noun: "a glass bowl" },
  adapter: { noun: "a glass adapter", look: "clear" },
  "nectar-collector": { noun: "a nectar collector" },
  "dab-tool": { noun: "a dab tool", look: "steel" },
  pearls: { noun: "terp pearls" },
  mat: { noun: "a dab mat" },

  hookah: { noun: "a hookah", steps: inches(19, 27) },
  "hookah-base": { noun: "a hookah base" },
  hose: { noun: "a hookah hose" },
  "bowl-head": { noun: "a hookah bowl", look: "clay" },
  charcoal: { noun: "charcoal", look: "coal", isUncolored: true },
  tongs: { noun: "tongs", look: "steel" },
  shisha: { noun: "shisha tobacco", isFlavored: true },
  burner: { noun: "a charcoal burner", look: "coal" },
  "heat-device": { noun: "a heat management device", look: "steel" },
  foil: { noun: "hookah foil", look: "steel" },
  "mouth-tips": { noun: "hookah mouth tips" },

  papers: { noun: "rolling papers", isOftenFlavored: true },
  cones: { noun: "pre-rolled cones", isOftenFlavored: true, look: "kraft" },
  wraps: { noun: "blunt wraps", isFlavored: true },
  tips: { noun: "filter tips", isOftenFlavored: true, look: "kraft" },
  tray: { noun: "a rolling tray" },
  roller: { noun: "a rolling machine" },
  tube: { noun: "a joint tube" },
  "pre-roll": { noun: "a pre-rolled joint", isFlavored: true, look: "kraft" },
  grinder: { noun: "a grinder", steps: inches(1.8, 2.35) },
  "grinder-card": { noun: "a grinder card", look: "steel" },
  cigar: { noun: "cigars", isFlavored: true },
  cigarettes: { noun: "a pack of cigarettes", isFlavored: true },
  tobacco: { noun: "a tobacco pouch", isFlavored: true },

  torch: { noun: "a torch", steps: inches(5, 7.5) },
  lighter: { noun: "a lighter" },
  butane: { noun: "a butane can", look: "steel" },
  matches: { noun: "matches" },
  wick: { noun: "hemp wick", look: "kraft" },

  jar: { noun: "a storage jar" },
  container: { noun: "a silicone container" },
  case: { noun: "a case" },
  bag: { noun: "a mylar bag" },
  cleaner: { noun: "a bottle of cleaner", isFlavored: true },
  brush: { noun: "a cleaning brush" },
  screens: { noun: "pipe screens", look: "steel" },
  ashtray: { noun: "an ashtray" },
  scale: { noun: "a pocket scale", look: "coal" },
  incense: { noun: "incense", isFlavored: true },
  candle: { noun: "a candle", isFlavored: true },
  spray: { noun: "a spray bottle", isFlavored: true },
  can: { noun: "a can of nicotine pouches", isFlavored: true },
  capsules: { noun: "a bottle of capsules", isFlavored: true },
  gummies: { noun: "a bag of gummies", isFlavored: true },
  chocolate: { noun: "a chocolate bar", isFlavored: true, look: "brown" },
  drink: { noun: "a canned drink", isFlavored: true },
  "drink-bottle": { noun: "a bottled drink", isFlavored: true },
  "gift-card": { noun: "a gift card" },
  shirt: { noun: "a T-shirt" },
  hat: { noun: "a hat" },
  beanie: { noun: "a beanie" },
  "bucket-hat": { noun: "a bucket hat" },
  parcel: { noun: "a parcel", look: "kraft", isUncolored: true },
} as const satisfies Record<string, DrawingKind>;

export type KindId = keyof typeof kinds;

export const kindOf = (id: KindId): DrawingKind => kinds[id];
