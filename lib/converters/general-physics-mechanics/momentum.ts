import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./momentum.pairs.ts";

export default defineConverter({
  slug: "momentum",
  category: "general-physics-mechanics",
  name: "Momentum & Impulse Converter",
  description: "Convert linear momentum and impulse between SI, CGS, US customary and particle-physics units.",
  base: { name: "kilogram meter per second", symbol: "kg·m/s" },
  baseFactor: "kg m/s",
  defaultPair: ["kilogram-meter-per-second", "pound-foot-per-second"],
  commonUnits: ["kilogram-meter-per-second", "newton-second", "pound-foot-per-second", "pound-force-second", "slug-foot-per-second"],
  pairs,
  commonValues: {
    "kilogram-meter-per-second": { example: "50" },
    "newton-second": { example: "10" },
    "pound-force-second": { example: "25" },
  },
  notes: [
    "Momentum (mass times velocity) and impulse (force times time) have the same units: 1 N·s = 1 kg·m/s.",
    "A slug foot per second is exactly one pound-force second; a pound foot per second is 1/32.174 of that.",
    "Momentum in eV/c uses the exact values of the elementary charge and the speed of light.",
  ],
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
  faq: [
    {
      pairs: ["kilogram-meters-per-second-to-pound-feet-per-second"],
      exact: true,
      q: "How do I convert kg·m/s to lb·ft/s?",
      a: "Multiply by 7.233. A 70 kg runner at 10 m/s has a momentum of 700 kg·m/s, which is 5,063 lb·ft/s. Going back, one lb·ft/s is exactly 0.138254954376 kg·m/s.",
    },
    {
      q: "Is a newton-second the same as a kilogram meter per second?",
      a: "Yes, exactly. The newton is 1 kg·m/s², so a force of one newton acting for one second changes the momentum by 1 kg·m/s. By convention, N·s is used for impulse and kg·m/s for momentum.",
    },
    {
      pairs: ["newton-seconds-to-pound-force-seconds", "pound-force-seconds-to-newton-seconds"],
      q: "How do I convert newton-seconds to pound-force seconds?",
      a: "Multiply by 0.2248. A class D model rocket motor with a total impulse of 20 N·s delivers 4.496 lbf·s. In the other direction, one lbf·s is 4.448 N·s.",
    },
    {
      q: "What is the difference between lb·ft/s and lbf·s?",
      a: "The first uses the pound as a mass, the second as a force. One lbf·s equals 32.17 lb·ft/s, a factor equal to standard gravity in ft/s². Confusing units of impulse has consequences: in 1999, software that reported lbf·s where N·s was expected led to the loss of the Mars Climate Orbiter.",
    },
    {
      q: "What is a momentum of 1 GeV/c in SI units?",
      a: "It is 5.344 × 10⁻¹⁹ kg·m/s: the energy of one gigaelectronvolt divided by the speed of light. At energies far above its rest energy, a particle’s momentum in GeV/c is nearly equal to its energy in GeV.",
    },
  ],
  keywords: ["impulse", "newton seconds", "kg m/s", "collision", "rocket", "recoil"],
  related: ["force", "mass", "speed", "energy", "time", "mass-moment-of-inertia"],
});
