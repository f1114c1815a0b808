import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./dynamic-viscosity.pairs.ts";

export default defineConverter({
  slug: "dynamic-viscosity",
  category: "fluid-mechanics-hydraulics",
  name: "Dynamic Viscosity Converter",
  description: "Convert pascal-seconds, poise, centipoise and lb/(ft·s).",
  base: { name: "pascal-second", symbol: "Pa·s" },
  baseFactor: "Pa s",
  defaultPair: ["centipoise", "pascal-second"],
  commonUnits: ["pascal-second", "millipascal-second", "poise", "centipoise", "pound-per-foot-second", "pound-force-second-per-square-foot", "reyn"],
  pairs,
  commonValues: {
    centipoise: { example: "100" },
    "pascal-second": { example: "1.5" },
    poise: { example: "5" },
  },
  bounds: { min: "0", message: "A viscosity cannot be negative." },
  notes: [
    "Dynamic (absolute) viscosity divided by density is kinematic viscosity, in m²/s or stokes, which has its own converter.",
    "A pound per foot second and a poundal second per square foot are the same unit; so are a pound-force second per square foot and a slug per foot second, which are 32.174 times as large.",
    "The reyn is one pound-force second per square inch, 6,894.757 Pa·s.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5; SI9 Table 8 (hour)",
      units: [
        { id: "kilopascal-second", name: "Kilopascal-second", symbol: "kPa·s", factor: "kPa s" },
        { id: "hectopascal-second", name: "Hectopascal-second", symbol: "hPa·s", factor: "hPa s" },
        { id: "pascal-second", name: "Pascal-second", symbol: "Pa·s", factor: "Pa s", aliases: ["pa-s", "pa s", "pl", "poiseuille"] },
        { id: "decipascal-second", name: "Decipascal-second", symbol: "dPa·s", factor: "dPa s" },
        { id: "millipascal-second", name: "Millipascal-second", symbol: "mPa·s", factor: "mPa s", aliases: ["mpa-s"] },
        { id: "micropascal-second", name: "Micropascal-second", symbol: "µPa·s", factor: "µPa s" },
        { id: "nanopascal-second", name: "Nanopascal-second", symbol: "nPa·s", factor: "nPa s" },
        { id: "newton-second-per-square-meter", name: "Newton second per square meter", symbol: "N·s/m²", factor: "N s/m^2", aliases: ["ns/m2"] },
        { id: "kilogram-per-meter-second", name: "Kilogram per meter second", symbol: "kg/(m·s)", factor: "kg/(m s)" },
        { id: "kilogram-per-meter-hour", name: "Kilogram per meter hour", symbol: "kg/(m·h)", factor: "kg/(m h)" },
      ],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8 (poise)",
      units: [
        { id: "poise", name: "Poise", symbol: "P", factor: "P" },
        { id: "centipoise", name: "Centipoise", symbol: "cP", factor: "cP", aliases: ["cps"] },
        { id: "millipoise", name: "Millipoise", symbol: "mP", factor: "mP" },
        { id: "micropoise", name: "Micropoise", symbol: "µP", factor: "µP" },
        { id: "gram-per-centimeter-second", name: "Gram per centimeter second", symbol: "g/(cm·s)", factor: "g/(cm s)" },
        { id: "dyne-second-per-square-centimeter", name: "Dyne second per square centimeter", symbol: "dyn·s/cm²", factor: "dyn s/cm^2", aliases: ["dyne-s/cm2"] },
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: [
        { id: "kilogram-force-second-per-square-meter", name: "Kilogram-force second per square meter", symbol: "kgf·s/m²", factor: "kgf s/m^2", aliases: ["kgf-s/m2"] },
        { id: "gram-force-second-per-square-centimeter", name: "Gram-force second per square centimeter", symbol: "gf·s/cm²", factor: "gf s/cm^2" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "pound-per-foot-second", name: "Pound per foot second", symbol: "lb/(ft·s)", factor: "lb/(ft s)", aliases: ["lb/ft-s", "lb/ft s", "lbm/ft-s", "lbm/(ft s)"] },
        { id: "pound-per-foot-hour", name: "Pound per foot hour", symbol: "lb/(ft·h)", factor: "lb/(ft h)", aliases: ["lb/ft-h", "lb/ft-hr", "lbm/ft-hr"] },
        { id: "pound-per-inch-second", name: "Pound per inch second", symbol: "lb/(in·s)", factor: "lb/(in s)" },
        { id: "pound-force-second-per-square-foot", name: "Pound-force second per square foot", symbol: "lbf·s/ft²", factor: "lbf s/ft^2", aliases: ["lbf-s/ft2", "psf s"] },
        { id: "pound-force-hour-per-square-foot", name: "Pound-force hour per square foot", symbol: "lbf·h/ft²", factor: "lbf h/ft^2" },
        { id: "reyn", name: "Reyn (lbf·s/in²)", symbol: "reyn", factor: "lbf s/in^2", aliases: ["lbf-s/in2", "lbf s/in2", "psi s"] },
        { id: "microreyn", name: "Microreyn", symbol: "µreyn", factor: "1e-6 [reyn]" },
        { id: "poundal-second-per-square-foot", name: "Poundal second per square foot", symbol: "pdl·s/ft²", factor: "pdl s/ft^2" },
        { id: "slug-per-foot-second", name: "Slug per foot second", symbol: "slug/(ft·s)", factor: "slug/(ft s)", aliases: ["slug/ft-s"] },
        { id: "slug-per-foot-hour", name: "Slug per foot hour", symbol: "slug/(ft·h)", factor: "slug/(ft h)" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["centipoise-to-pascal-seconds", "pascal-seconds-to-centipoise"],
      q: "How do I convert centipoise to pascal-seconds?",
      a: "Divide by 1,000: 1 cP = 0.001 Pa·s = 1 mPa·s. A syrup at 1,500 cP is 1.5 Pa·s. Water at 20 °C is close to 1 cP, or 0.001 Pa·s.",
    },
    {
      pairs: ["centipoise-to-millipascal-seconds"],
      q: "Is cP the same as mPa·s?",
      a: "Yes, exactly. The poise is 0.1 Pa·s, so a centipoise is 0.001 Pa·s, which is one millipascal-second. A reading in cP and a data sheet value in mPa·s are the same number.",
    },
    {
      q: "Can I convert centipoise to centistokes?",
      a: "Only with the density: kinematic viscosity in cSt is dynamic viscosity in cP divided by density in g/cm³. An oil at 40 cP and 0.87 g/cm³ is 40 ÷ 0.87 = 46 cSt. For water near 20 °C, the two numbers nearly agree because the density is close to 1 g/cm³.",
    },
    {
      pairs: ["pascal-seconds-to-pounds-per-foot-second"],
      q: "How do I convert Pa·s to lb/(ft·s)?",
      a: "Multiply by 0.671969. One pascal-second is 0.671969 lb/(ft·s), and one lb/(ft·s) is 1.488 Pa·s or 1,488 cP. In the lb/(ft·h) of process engineering, 1 cP is 2.419 lb/(ft·h).",
    },
    {
      q: "What is a reyn?",
      a: "A reyn is one pound-force second per square inch, 6,895 Pa·s or about 6.9 million centipoise. It is so large that lubrication engineers use the microreyn: 1 µreyn = 6.895 cP, so a bearing oil at 69 cP is about 10 µreyn.",
    },
    {
      q: "Why do two pound-based viscosity units differ by 32.174?",
      a: "One uses the pound as a mass, the other as a force: 1 lbf·s/ft² = 1 slug/(ft·s) = 32.174 lb/(ft·s), because a pound-force gives one pound of mass an acceleration of 32.174 ft/s². If a table says only “lb”, check the dimensions.",
    },
  ],
  keywords: ["η", "absolute viscosity", "cp", "poise", "mpas", "viscosity", "reyn"],
  related: ["kinematic-viscosity", "density", "mass-flow-rate", "surface-tension", "permeability"],
});
