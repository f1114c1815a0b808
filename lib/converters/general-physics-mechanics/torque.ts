import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./torque.pairs.ts";

export default defineConverter({
  slug: "torque",
  category: "general-physics-mechanics",
  name: "Torque Converter",
  description: "Convert newton-meters, foot-pounds, inch-pounds and kilogram-force centimeters.",
  base: { name: "newton-meter", symbol: "N·m" },
  baseFactor: "N m",
  defaultPair: ["newton-meter", "foot-pound"],
  commonUnits: ["newton-meter", "kilonewton-meter", "newton-centimeter", "kilogram-force-meter", "kilogram-force-centimeter", "foot-pound", "inch-pound", "inch-ounce"],
  pairs,
  commonValues: {
    "newton-meter": { example: "110", tables: [{ values: ["1", "2", "5", "8", "10", "15", "20", "25", "30", "40", "50", "60", "70", "80", "90", "100", "110", "120", "140", "150", "200", "300", "400", "500"] }] },
    "foot-pound": { example: "80", tables: [{ values: ["1", "5", "10", "15", "20", "25", "30", "35", "40", "50", "60", "70", "75", "80", "90", "100", "110", "120", "150", "200", "250", "300", "400"] }] },
    "inch-pound": { example: "120", tables: [{ values: ["5", "10", "20", "25", "30", "40", "50", "60", "75", "80", "100", "120", "150", "180", "200", "250", "300", "400", "500"] }] },
    "kilogram-force-centimeter": { example: "15", tables: [{ values: ["1.5", "2", "3", "5", "10", "15", "20", "25", "30", "35", "40", "50", "60", "80", "100"] }] },
  },
  notes: [
    "Torque is force times lever arm. It has the same dimensions as energy but is never given in joules: 1 J is work, while 1 N·m of torque does 2π J of work per revolution.",
    "A foot-pound and a pound-foot are the same torque, and so are lb·ft and lbf·ft on a wrench: the pound is a pound-force.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: [
        "meganewton-meter",
        "kilonewton-meter",
        { id: "decanewton-meter", name: "Decanewton-meter", symbol: "daN·m", factor: "daN m" },
        "newton-meter",
        { id: "decinewton-meter", name: "Decinewton-meter", symbol: "dN·m", factor: "dN m" },
        { id: "centinewton-meter", name: "Centinewton-meter", symbol: "cN·m", factor: "cN m" },
        { id: "millinewton-meter", name: "Millinewton-meter", symbol: "mN·m", factor: "mN m" },
        { id: "micronewton-meter", name: "Micronewton-meter", symbol: "µN·m", factor: "µN m" },
        "newton-centimeter",
        "newton-millimeter",
        "kilonewton-centimeter",
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: [
        "kilogram-force-meter",
        "kilogram-force-centimeter",
        { id: "kilogram-force-millimeter", name: "Kilogram-force millimeter", symbol: "kgf·mm", factor: "kgf mm", aliases: ["kg-mm"] },
        { id: "gram-force-meter", name: "Gram-force meter", symbol: "gf·m", factor: "gf m", aliases: ["g-m"] },
        "gram-force-centimeter",
        "tonne-force-meter",
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { unit: "foot-pound", name: "Pound-force foot (lb·ft)", symbol: "lbf·ft" },
        { unit: "inch-pound", name: "Pound-force inch (lb·in)", symbol: "lbf·in" },
        { id: "foot-ounce", name: "Ounce-force foot", symbol: "ozf·ft", factor: "ozf ft", aliases: ["ft-oz", "oz-ft"] },
        { unit: "inch-ounce", name: "Ounce-force inch", symbol: "ozf·in" },
        "kip-foot",
        "kip-inch",
        "ton-force-short-foot",
        { id: "poundal-foot", name: "Poundal-foot", symbol: "pdl·ft", factor: "pdl ft", aliases: ["ft·pdl"] },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: ["dyne-centimeter", { id: "dyne-meter", name: "Dyne-meter", symbol: "dyn·m", factor: "dyn m" }],
    },
  ],
  faq: [
    {
      pairs: ["newton-meters-to-foot-pounds", "foot-pounds-to-newton-meters"],
      exact: true,
      q: "How do I convert newton-meters to foot-pounds?",
      a: "Multiply by 0.7376. A wheel-bolt torque of 110 N·m is 81.13 lbf·ft. In the other direction, multiply by 1.3558179483314004, which is exact: 80 lbf·ft is 108.5 N·m.",
    },
    {
      pairs: ["foot-pounds-to-newton-meters"],
      general: true,
      q: "Is lb-ft the same as ft-lb?",
      a: "For torque, yes: both are one pound-force on a one-foot lever, 1.356 N·m. Some texts write lb-ft for torque and ft-lb for work to distinguish the two. An inch-pound is one-twelfth as much: 1 lbf·ft = 12 lbf·in.",
    },
    {
      pairs: ["kilogram-force-centimeters-to-newton-meters"],
      q: "How do I convert kg-cm to newton-meters?",
      a: "Multiply by 0.0980665. A hobby servo rated at 20 kg-cm delivers 1.96133 N·m: kg-cm means kilogram-force centimeter, so it can hold 20 kg on a 1 cm arm. One kgf·cm is 13.89 ozf·in.",
    },
    {
      pairs: ["inch-pounds-to-newton-meters", "newton-meters-to-inch-pounds"],
      q: "How do I convert inch-pounds to newton-meters?",
      a: "Multiply by 0.113. A setting of 250 lbf·in is 28.25 N·m or 20.83 lbf·ft. Check the wrench scale before use: reading 250 lbf·in as lbf·ft overtightens by a factor of 12.",
    },
    {
      q: "How do I calculate power from torque and rpm?",
      a: "Multiply the torque in N·m by the angular velocity in rad/s. In practice, kW = N·m × rpm / 9,549 and hp = lbf·ft × rpm / 5,252. An engine producing 300 N·m at 4,000 rpm delivers 125.7 kW.",
    },
    {
      q: "Is a newton-meter of torque a joule?",
      a: "The dimensions are the same, but the quantities are not. A joule is the work of one newton acting along one meter of path; a newton-meter of torque is one newton acting at right angles to a one-meter lever. Torque does work only when a shaft turns: 1 N·m through one revolution is 6.283 J.",
    },
  ],
  keywords: ["τ", "torque wrench", "nm to ft lb", "tightening", "moment", "servo", "bolt"],
  related: ["force", "work", "power", "angular-velocity", "energy", "mass-moment-of-inertia"],
});
