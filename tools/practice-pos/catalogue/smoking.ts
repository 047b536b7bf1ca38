import type { Family } from "./family";

export const SMOKING: readonly Family[] = [
  {
    category: "Rolling Papers",
    name: "Tumbleweed Papers {size}, {look}",
    sizes: [
      ["1 1/4", 1.99],
      ["King Size Slim", 2.49],
      ["Single Wide", 1.79],
    ],
    looks: ["Hemp", "Rice", "Unbleached"],
    tags: ["Best seller"],
  },
  {
    category: "Rolling Papers",
    name: "Tumbleweed Pre-Rolled Cones {size}, {look}",
    sizes: [
      ["6-Pack 1 1/4", 3.49],
      ["3-Pack King Size", 3.49],
      ["50-Pack King Size", 17.99],
    ],
    looks: ["Hemp", "Unbleached"],
  },
  {
    category: "Rolling Papers",
    name: "Paloma Flavored Papers 1 1/4, {look}",
    price: 2.29,
    looks: ["Strawberry", "Grape", "Vanilla", "Coconut"],
  },
  {
    category: "Rolling Papers",
    name: "Hemp Wraps 2-Pack, {look}",
    price: 1.99,
    looks: ["Natural", "Mango", "Blueberry", "Honey", "Grape"],
  },
  {
    category: "Rolling Papers",
    name: "Tobacco Leaf Wraps 2-Pack, {look}",
    price: 2.49,
    looks: ["Natural", "Sweet", "Russian Cream"],
    nicotine: true,
  },
  {
    category: "Rolling Papers",
    name: "Filter Tips {size}",
    sizes: [
      ["Paper, Book of 50", 0.99],
      ["Pre-Rolled, Box of 21", 2.49],
      ["Glass, Pack of 3", 7.99],
      ["Charcoal 6 mm, Bag of 50", 9.99],
    ],
  },
  {
    category: "Rolling Papers",
    name: "Rolling Machine {size}",
    sizes: [
      ["70 mm", 5.99],
      ["79 mm", 6.49],
      ["110 mm", 7.99],
    ],
  },
  {
    category: "Rolling Papers",
    name: "Roll-Your-Own Tobacco Pouch 35 g, {look}",
    price: 9.99,
    looks: ["Original", "Menthol", "Organic"],
    nicotine: true,
  },
  {
    category: "Grinders",
    name: "Boulder Bay Aluminum Grinder {size}, {look}",
    sizes: [
      ["4-Piece 40 mm", 14.99],
      ["4-Piece 55 mm", 22.99],
      ["4-Piece 63 mm", 29.99],
    ],
    looks: ["Black", "Silver", "Blue", "Rose Gold"],
    tags: ["Best seller"],
  },
  {
    category: "Grinders",
    name: "Boulder Bay Ceramic-Coated Grinder 63 mm, {look}",
    price: 44.99,
    looks: ["Mint", "Charcoal", "Cream"],
  },
  {
    category: "Grinders",
    name: "Acrylic Grinder 2-Piece, {look}",
    price: 4.99,
    looks: ["Green", "Pink", "Clear", "Orange", "Blue"],
  },
  {
    category: "Grinders",
    name: "Wooden Grinder 2-Piece, {look}",
    price: 11.99,
    looks: ["Rosewood", "Walnut"],
  },
  { category: "Grinders", name: "Electric Grinder Pen, {look}", price: 34.99, looks: ["Black", "White"] },
  {
    category: "Grinders",
    name: "Grinder Card, {look}",
    price: 3.99,
    looks: ["Desert Sunset", "Vegas Sign", "Plain Steel"],
  },
  {
    category: "Lighters & Torches",
    name: "Pocket Lighter, {look}",
    price: 1.99,
    looks: ["Red", "Blue", "Black", "Neon Green", "Vegas Lights"],
    tags: ["Best seller"],
  },
  {
    category: "Lighters & Torches",
    name: "Soft Flame Refillable Lighter, {look}",
    price: 6.99,
    looks: ["Gunmetal", "Gold", "Turquoise"],
  },
  {
    category: "Lighters & Torches",
    name: "Copper Canyon Jet Torch {size}, {look}",
    sizes: [
      ["Pocket", 12.99],
      ["6 in", 24.99],
      ["8 in", 34.99],
    ],
    looks: ["Black", "Red", "Camo"],
  },
  {
    category: "Lighters & Torches",
    name: "Plasma Lighter, {look}",
    price: 17.99,
    looks: ["Black", "Chrome", "Blue"],
  },
  {
    category: "Lighters & Torches",
    name: "Butane {size}",
    sizes: [
      ["5x 300 ml", 6.99],
      ["11x 300 ml", 9.99],
      ["11x 60 ml", 3.99],
    ],
  },
  {
    category: "Lighters & Torches",
    name: "Hemp Wick {size}",
    sizes: [
      ["10 ft", 2.49],
      ["200 ft", 14.99],
    ],
  },
  { category: "Lighters & Torches", name: "Wooden Matches, Box of 250", price: 2.99 },
];
