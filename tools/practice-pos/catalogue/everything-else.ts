import type { Family } from "./family";

export const EVERYTHING_ELSE: readonly Family[] = [
  {
    category: "Cleaning & Care",
    name: "Clear Day Glass Cleaner {size}",
    sizes: [
      ["4 oz", 5.99],
      ["12 oz", 9.99],
      ["16 oz with Salt", 12.99],
    ],
    tags: ["Best seller"],
  },
  {
    category: "Cleaning & Care",
    name: "Pipe Cleaners, Pack of {size}",
    sizes: [
      ["44 Soft", 2.49],
      ["44 Bristle", 2.99],
      ["100 Assorted", 4.99],
    ],
  },
  {
    category: "Cleaning & Care",
    name: "Hookah Brush Set, {look}",
    price: 7.99,
    looks: ["Stem and Base", "Hose and Bowl"],
  },
  {
    category: "Cleaning & Care",
    name: "Silicone Plugs for Cleaning {size}",
    sizes: [
      ["Small", 4.99],
      ["Large", 7.99],
    ],
  },
  {
    category: "Cleaning & Care",
    name: "Cotton Swabs with Alcohol, Box of {size}",
    sizes: [
      ["50", 5.99],
      ["100", 9.99],
    ],
  },
  {
    category: "Cleaning & Care",
    name: "Odor Neutralizing Spray 8 oz, {look}",
    price: 8.99,
    looks: ["Citrus", "Fresh Linen", "Sage"],
  },
  {
    category: "Cleaning & Care",
    name: "Odor Candle, {look}",
    price: 13.99,
    looks: ["Cedar", "Lavender", "Desert Rain", "Vanilla"],
  },
  {
    category: "Storage & Cases",
    name: "Smell-Proof Pouch {size}, {look}",
    sizes: [
      ["Small", 14.99],
      ["Medium", 24.99],
    ],
    looks: ["Black", "Grey"],
  },
  {
    category: "Storage & Cases",
    name: "Locking Stash Case, {look}",
    price: 39.99,
    looks: ["Black", "Olive"],
  },
  {
    category: "Storage & Cases",
    name: "Airtight Glass Jar {size}, {look}",
    sizes: [
      ["4 oz", 7.99],
      ["8 oz", 11.99],
      ["18 oz", 17.99],
    ],
    looks: ["UV Black", "Clear"],
  },
  {
    category: "Storage & Cases",
    name: "Silicone Container {size}, {look}",
    sizes: [
      ["5 ml", 1.99],
      ["22 ml", 4.99],
    ],
    looks: ["Blue", "Green", "Tie-Dye"],
  },
  { category: "Storage & Cases", name: "Doob Tube, {look}", price: 1.49, looks: ["Black", "Clear", "Pink"] },
  {
    category: "Storage & Cases",
    name: "Humidity Packs 62%, {size}",
    sizes: [
      ["4 g Single", 1.49],
      ["8 g 4-Pack", 6.99],
      ["67 g Single", 5.99],
    ],
  },
  {
    category: "Storage & Cases",
    name: "Padded Bong Case {size}",
    sizes: [
      ["12 in", 29.99],
      ["18 in", 44.99],
    ],
  },
  {
    category: "Additional",
    name: "Rolling Tray {size}, {look}",
    sizes: [
      ["Small", 7.99],
      ["Large", 14.99],
    ],
    looks: ["Vegas Sign", "Desert Moon", "Checkerboard", "Plain Black"],
    tags: ["Gift"],
  },
  {
    category: "Additional",
    name: "Ashtray, {look}",
    price: 9.99,
    looks: ["Glass Round", "Silicone Debowler", "Ceramic Cactus", "Metal Windproof"],
  },
  {
    category: "Additional",
    name: "Glass Bowl Piece {size}, {look}",
    sizes: [
      ["14 mm", 12.99],
      ["18 mm", 13.99],
    ],
    looks: ["Clear Pinch", "Blue Marble", "Snowflake Screen"],
  },
  {
    category: "Additional",
    name: "Downstem 18 to 14 mm, {size}",
    sizes: [
      ["3.5 in", 8.99],
      ["4 in", 8.99],
      ["5 in", 9.99],
    ],
  },
  {
    category: "Additional",
    name: "Ash Catcher 14 mm, {look}",
    price: 34.99,
    looks: ["45 degree", "90 degree"],
    tags: ["Glass"],
  },
  {
    category: "Additional",
    name: "Brass Screens, Pack of {size}",
    sizes: [
      ["5", 0.99],
      ["100", 6.99],
    ],
  },
  {
    category: "Additional",
    name: "Incense Sticks, Pack of 20, {look}",
    price: 2.99,
    looks: ["Nag Champa", "Palo Santo", "Dragon's Blood", "White Sage"],
  },
  { category: "Additional", name: "Bulk Incense Cones", price: 1.25, priceType: "PER_UNIT", unitName: "oz" },
  {
    category: "Additional",
    name: "Pocket Scale {size}",
    sizes: [
      ["200 g x 0.01 g", 14.99],
      ["1000 g x 0.1 g", 19.99],
    ],
  },
  {
    category: "Additional",
    name: "Shop T-Shirt {size}",
    sizes: [
      ["S", 19.99],
      ["M", 19.99],
      ["L", 19.99],
      ["XL", 19.99],
      ["XXL", 21.99],
    ],
  },
  { category: "Additional", name: "Sticker Pack of 10", price: 4.99, tags: ["Gift"] },
  {
    category: "Additional",
    name: "Tapestry 60 x 80 in, {look}",
    price: 24.99,
    looks: ["Sun and Moon", "Mandala", "Neon Mushroom"],
  },
  {
    category: "Additional",
    name: "Glass Repair, quoted at the counter",
    priceType: "VARIABLE",
    untracked: true,
  },
  {
    category: "Additional",
    name: "Engraving, quoted at the counter",
    priceType: "VARIABLE",
    untracked: true,
  },
  { category: "Additional", name: "Gift Card", priceType: "VARIABLE", untracked: true, tags: ["Gift"] },
  {
    category: "Additional",
    name: "Workshop Seat: {look}",
    price: 25,
    looks: ["Hookah Packing Basics", "Glass Care Evening"],
    untracked: true,
  },
  { category: "Additional", name: "Bottled Water", price: 1.5, untracked: true },
];
