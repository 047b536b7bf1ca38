import type { Family } from "./family";

export const GLASS: readonly Family[] = [
  {
    category: "Pipes",
    name: "Desert Bloom Spoon Pipe {size}, {look}",
    sizes: [
      ["3.5 in", 11.99],
      ["4.5 in", 16.99],
      ["5.5 in", 24.99],
    ],
    looks: ["Cobalt Swirl", "Amber Fume", "Green Frit", "Pink Slyme"],
    tags: ["Glass", "Best seller"],
  },
  {
    category: "Pipes",
    name: "Dichro Stripe Spoon Pipe {size}, {look}",
    sizes: [
      ["4 in", 21.99],
      ["5 in", 29.99],
    ],
    looks: ["Blue", "Purple", "Teal"],
    tags: ["Glass"],
  },
  {
    category: "Pipes",
    name: "Sherlock Pipe {size}, {look}",
    sizes: [
      ["5 in", 27.99],
      ["7 in", 39.99],
    ],
    looks: ["Fumed Silver", "Honeycomb", "Black and Gold"],
    tags: ["Glass", "Handmade"],
  },
  {
    category: "Pipes",
    name: "Wizard Long Stem Pipe {size}, {look}",
    sizes: [["9 in", 34.99]],
    looks: ["Moss Green", "Smoke Grey"],
    tags: ["Glass"],
  },
  {
    category: "Pipes",
    name: "Steamroller {size}, {look}",
    sizes: [
      ["6 in", 22.99],
      ["8 in", 32.99],
    ],
    looks: ["Clear", "Rasta Stripe"],
    tags: ["Glass"],
  },
  {
    category: "Pipes",
    name: "Glass Chillum {size}, {look}",
    sizes: [["3 in", 5.99]],
    looks: ["Clear", "Blue Twist", "Orange Twist", "Pink Dots", "Black"],
  },
  {
    category: "Pipes",
    name: "Ceramic One Hitter {size}, {look}",
    sizes: [
      ["2 in", 3.99],
      ["3 in", 4.99],
    ],
    looks: ["Cigarette Print", "Woodgrain"],
  },
  {
    category: "Pipes",
    name: "Silicone Spoon Pipe with Glass Bowl, {look}",
    price: 12.99,
    looks: ["Tie-Dye", "Glow Green", "Black", "Red and Black"],
    tags: ["Unbreakable"],
  },
  {
    category: "Pipes",
    name: "Cherry Wood Pipe {size}",
    sizes: [
      ["4 in", 14.99],
      ["6 in", 19.99],
    ],
    tags: ["Wood"],
  },
  {
    category: "Pipes",
    name: "Brass Pocket Pipe with Lid, {look}",
    price: 9.99,
    looks: ["Antique", "Polished", "Rainbow"],
  },
  {
    category: "Pipes",
    name: "Animal Hand Pipe, {look}",
    price: 26.99,
    looks: ["Elephant", "Turtle", "Octopus", "Gecko", "Owl"],
    tags: ["Glass", "Gift"],
  },
  {
    category: "Bongs",
    name: "Mesa Glass Beaker Bong {size}, {look}",
    sizes: [
      ["10 in", 49.99],
      ["14 in", 79.99],
      ["18 in", 119.99],
    ],
    looks: ["Clear", "Cobalt Lip", "Jade Lip"],
    tags: ["Glass", "Best seller"],
  },
  {
    category: "Bongs",
    name: "Mesa Glass Straight Tube {size}, {look}",
    sizes: [
      ["12 in", 59.99],
      ["16 in", 89.99],
    ],
    looks: ["Clear", "Black Accent", "Pink Accent"],
    tags: ["Glass"],
  },
  {
    category: "Bongs",
    name: "Neon Mesa Percolator Bong {size}, {look}",
    sizes: [
      ["14 in", 109.99],
      ["17 in", 149.99],
    ],
    looks: ["Tree Perc", "Honeycomb Perc", "Showerhead Perc"],
    tags: ["Glass", "Percolator"],
  },
  {
    category: "Bongs",
    name: "Mini Bubbler {size}, {look}",
    sizes: [
      ["5 in", 29.99],
      ["7 in", 39.99],
    ],
    looks: ["Milky Blue", "Milky Green", "Smoke"],
    tags: ["Glass"],
  },
  {
    category: "Bongs",
    name: "Silicone Travel Bong {size}, {look}",
    sizes: [
      ["8 in", 27.99],
      ["12 in", 36.99],
    ],
    looks: ["Camo", "Sunset", "Glow Blue"],
    tags: ["Unbreakable"],
  },
  {
    category: "Bongs",
    name: "Acrylic Water Pipe {size}, {look}",
    sizes: [["12 in", 19.99]],
    looks: ["Green", "Purple", "Red"],
  },
  {
    category: "Bongs",
    name: "Sandhawk Recycler 11 in, {look}",
    price: 189.99,
    looks: ["Clear", "Amber"],
    tags: ["Glass"],
  },
  {
    category: "Bongs",
    name: "Limited Heady Bong by a Las Vegas Artist",
    price: 449.99,
    tags: ["Glass", "Handmade"],
  },
  {
    category: "Dab Rigs",
    name: "Sandhawk Mini Rig {size}, {look}",
    sizes: [
      ["6 in", 49.99],
      ["8 in", 69.99],
    ],
    looks: ["Clear", "Teal", "Purple"],
    tags: ["Glass"],
  },
  {
    category: "Dab Rigs",
    name: "Klein Recycler Rig, {look}",
    price: 139.99,
    looks: ["Clear", "Fumed"],
    tags: ["Glass"],
  },
  {
    category: "Dab Rigs",
    name: "Silicone Nectar Straw with {look} Tip",
    price: 17.99,
    looks: ["Titanium", "Quartz"],
    tags: ["Unbreakable"],
  },
  {
    category: "Dab Rigs",
    name: "Quartz Banger {size}, {look}",
    sizes: [
      ["10 mm", 16.99],
      ["14 mm", 19.99],
    ],
    looks: ["Male 90 degree", "Female 90 degree", "Male 45 degree"],
  },
  {
    category: "Dab Rigs",
    name: "Carb Cap, {look}",
    price: 9.99,
    looks: ["Bubble Clear", "Directional Blue", "Spinner Green", "Flat Titanium"],
  },
  {
    category: "Dab Rigs",
    name: "Terp Pearls Pack of 2, {look}",
    price: 8.99,
    looks: ["Ruby", "Quartz", "Opal"],
  },
  {
    category: "Dab Rigs",
    name: "Dab Tool, {look}",
    price: 6.99,
    looks: ["Stainless Spoon", "Stainless Point", "Glass Handle"],
  },
  { category: "Dab Rigs", name: "Electric Dab Pen Kit, {look}", price: 44.99, looks: ["Black", "Rose Gold"] },
];
