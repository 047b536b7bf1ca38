import type { Family } from "./family";

const FRUIT = [
  "Double Apple",
  "Watermelon Chill",
  "Blueberry",
  "Peach Ice",
  "Grape Mint",
  "Mango Sunset",
] as const;

export const HOOKAH: readonly Family[] = [
  {
    category: "Hookahs",
    name: "Halfmoon Classic Hookah {size}, {look}",
    sizes: [
      ["18 in", 59.99],
      ["26 in", 89.99],
      ["32 in", 129.99],
    ],
    looks: ["Gold", "Gunmetal", "Ruby"],
    tags: ["Best seller"],
  },
  {
    category: "Hookahs",
    name: "Lantern Steel Hookah {size}, {look}",
    sizes: [
      ["22 in", 149.99],
      ["28 in", 199.99],
    ],
    looks: ["Brushed", "Matte Black", "Rose"],
  },
  {
    category: "Hookahs",
    name: "Traveler Mini Hookah with Case, {look}",
    price: 49.99,
    looks: ["Blue", "Red", "Smoke", "Emerald"],
    tags: ["Gift"],
  },
  { category: "Hookahs", name: "Acrylic LED Hookah, {look}", price: 79.99, looks: ["Clear", "Ocean"] },
  { category: "Hookahs", name: "Cube Glass Hookah 12 in", price: 119.99 },
  {
    category: "Hookahs",
    also: "Additional",
    name: "Hookah Bowl, {look}",
    price: 17.99,
    looks: ["Clay Phunnel", "Glazed Phunnel", "Silicone with Screen", "Egyptian Clay"],
  },
  {
    category: "Hookahs",
    name: "Washable Hookah Hose 72 in, {look}",
    price: 14.99,
    looks: ["Black", "Gold Trim", "Purple"],
  },
  {
    category: "Hookahs",
    name: "Replacement Hookah Base {size}",
    sizes: [
      ["Small", 19.99],
      ["Large", 29.99],
    ],
  },
  { category: "Hookahs", name: "Heat Management Device, {look}", price: 24.99, looks: ["Standard", "Tall"] },
  {
    category: "Hookahs",
    name: "Mouth Tips, Bag of {size}",
    sizes: [
      ["50", 3.99],
      ["100", 6.49],
    ],
  },
  { category: "Hookahs", name: "Silicone Hose Tubing", price: 2.49, priceType: "PER_UNIT", unitName: "ft" },
  {
    category: "Shisha",
    name: "Oasis Nights Shisha {size}, {look}",
    sizes: [
      ["50 g", 4.99],
      ["250 g", 14.99],
      ["1 kg", 39.99],
    ],
    looks: FRUIT,
    nicotine: true,
    tags: ["Best seller"],
  },
  {
    category: "Shisha",
    name: "Casa Humo Shisha {size}, {look}",
    sizes: [
      ["50 g", 5.49],
      ["250 g", 16.99],
    ],
    looks: ["Cane Mint", "Orange Cream", "Paan", "Lemon Mint", "Cinnamon Gum", "Guava", "Vanilla Chai"],
    nicotine: true,
  },
  {
    category: "Shisha",
    name: "Bare Leaf Dark Shisha {size}, {look}",
    sizes: [["100 g", 13.99]],
    looks: ["Earl Grey", "Cola Lime", "Berry Smash", "Pine"],
    nicotine: true,
  },
  {
    category: "Shisha",
    name: "Herbal Molasses {size}, {look} (tobacco free)",
    sizes: [
      ["50 g", 4.49],
      ["250 g", 12.99],
    ],
    looks: ["Mint", "Rose", "Pineapple", "Blackberry"],
  },
  {
    category: "Shisha",
    name: "Steam Stones {size}, {look} (tobacco free)",
    sizes: [["120 g", 8.99]],
    looks: ["Apple", "Kiwi", "Lime"],
  },
  {
    category: "Charcoal",
    name: "Ember Oasis Coconut Charcoal {size}, {look}",
    sizes: [
      ["1 kg", 9.99],
      ["10 kg", 74.99],
    ],
    looks: ["Cubes", "Flats", "Hexagons"],
    tags: ["Best seller"],
  },
  {
    category: "Charcoal",
    name: "Quick Light Charcoal {size}",
    sizes: [
      ["Roll of 10, 33 mm", 2.49],
      ["Roll of 10, 40 mm", 2.99],
      ["Box of 100, 33 mm", 17.99],
      ["Box of 100, 40 mm", 21.99],
    ],
  },
  { category: "Charcoal", name: "Lemonwood Natural Charcoal 1 kg", price: 12.99 },
  { category: "Charcoal", name: "Loose Coconut Charcoal", price: 4.5, priceType: "PER_UNIT", unitName: "lb" },
  { category: "Charcoal", name: "Coil Charcoal Burner, {look}", price: 19.99, looks: ["Single", "Double"] },
  {
    category: "Charcoal",
    name: "Charcoal Tongs, {look}",
    price: 4.99,
    looks: ["Chrome", "Brass", "Matte Black"],
  },
  { category: "Charcoal", name: "Charcoal Carrier with Handle", price: 16.99 },
  { category: "Charcoal", name: "Pre-Punched Foil, Pack of 50", price: 4.99 },
];
