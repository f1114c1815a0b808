import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "momentum",
  category: "general-physics-mechanics",
  name: "Momentum & Impulse Converter",
  description: "Convert linear momentum and impulse between SI, CGS, US customary and particle-physics units.",
  base: { name: "kilogram meter per second", symbol: "kg·m/s" },
  baseFactor: "kg m/s",
  defaultPair: ["kilogram-meter-per-second", "pound-foot-per-second"],
  commonUnits: ["kilogram-meter-per-second", "newton-second", "pound-foot-per-second", "pound-force-second", "slug-foot-per-second"],
  commonValues: {
    "kilogram-meter-per-second": { example: "50" },
    "newton-second": { example: "10" },
    "pound-force-second": { example: "25" },
  },
  groups: [
    {
      name: "SI & metric",
      source: "SI9 Tables 4, 5 and 8; SP811 B.8 (kilogram-force)",
      units: [
        { id: "kilogram-meter-per-second", name: "Kilogram meter per second", symbol: "kg·m/s", factor: "kg m/s", aliases: ["kg m/s", "kg-m/s"] },
        { id: "newton-second", name: "Newton second", symbol: "N·s", factor: "N s", aliases: ["n s", "n-s"] },
        { id: "kilonewton-second", name: "Kilonewton second", symbol: "kN·s", factor: "kN s", aliases: ["kn-s"] },
        { id: "millinewton-second", name: "Millinewton second", symbol: "mN·s", factor: "mN s" },
        { id: "newton-minute", name: "Newton minute", symbol: "N·min", factor: "N min" },
        { id: "newton-hour", name: "Newton hour", symbol: "N·h", factor: "N h" },
        { id: "gram-centimeter-per-second", name: "Gram centimeter per second (bole)", symbol: "g·cm/s", factor: "g cm/s", aliases: ["g cm/s", "bole", "g-cm/s"] },
        { id: "kilogram-kilometer-per-hour", name: "Kilogram kilometer per hour", symbol: "kg·km/h", factor: "kg km/h", aliases: ["kg km/h"] },
        { id: "tonne-kilometer-per-hour", name: "Tonne kilometer per hour", symbol: "t·km/h", factor: "t km/h", aliases: ["t km/h"] },
        { id: "tonne-meter-per-second", name: "Tonne meter per second", symbol: "t·m/s", factor: "t m/s" },
        { id: "dyne-second", name: "Dyne second", symbol: "dyn·s", factor: "dyn s", aliases: ["dyn s"] },
        { id: "kilogram-force-second", name: "Kilogram-force second", symbol: "kgf·s", factor: "kgf s", aliases: ["kgf s", "kg-s"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "pound-foot-per-second", name: "Pound foot per second", symbol: "lb·ft/s", factor: "lb ft/s", aliases: ["lb ft/s", "lb-ft/s", "lbm ft/s", "lb fps"] },
        { id: "pound-mile-per-hour", name: "Pound mile per hour", symbol: "lb·mph", factor: "lb mi/h", aliases: ["lb mph", "lb mi/h", "pound mph"] },
        { id: "pound-force-second", name: "Pound-force second", symbol: "lbf·s", factor: "lbf s", aliases: ["lbf s", "lbf-s", "lb-s", "lb-sec"] },
        { id: "ounce-force-second", name: "Ounce-force second", symbol: "ozf·s", factor: "ozf s" },
        { id: "slug-foot-per-second", name: "Slug foot per second", symbol: "slug·ft/s", factor: "slug ft/s", aliases: ["slug ft/s"] },
        { id: "kip-second", name: "Kip second", symbol: "kip·s", factor: "kip s", aliases: ["kip-s"] },
      ],
    },
    {
      name: "Particle & atomic",
      source: "SI9 Table 1 (c and e, exact); CODATA22 (Bohr radius)",
      units: [
        { id: "electronvolt-per-c", name: "Electronvolt per c", symbol: "eV/c", factor: "eV/c", aliases: ["ev per c"] },
        { id: "megaelectronvolt-per-c", name: "Megaelectronvolt per c", symbol: "MeV/c", factor: "MeV/c", aliases: ["mev per c"] },
        { id: "gigaelectronvolt-per-c", name: "Gigaelectronvolt per c", symbol: "GeV/c", factor: "GeV/c", aliases: ["gev per c"] },
        { id: "atomic-unit-of-momentum", name: "Atomic unit of momentum", symbol: "ħ/a₀", factor: "hbar/bohrRadius", exactness: "measured", aliases: ["au of momentum"] },
      ],
    },
  ],
  keywords: ["impulse", "newton seconds", "kg m/s", "collision", "rocket", "recoil"],
  related: ["force", "mass", "speed", "energy", "time", "mass-moment-of-inertia"],
});
