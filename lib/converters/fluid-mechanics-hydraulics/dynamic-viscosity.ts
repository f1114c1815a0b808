import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "dynamic-viscosity",
  category: "fluid-mechanics-hydraulics",
  name: "Dynamic Viscosity Converter",
  description: "Convert pascal-seconds, poise, centipoise and lb/(ft·s).",
  base: { name: "pascal-second", symbol: "Pa·s" },
  baseFactor: "Pa s",
  defaultPair: ["centipoise", "pascal-second"],
  commonUnits: ["pascal-second", "millipascal-second", "poise", "centipoise", "pound-per-foot-second", "pound-force-second-per-square-foot", "reyn"],
  commonValues: {
    centipoise: { example: "100" },
    "pascal-second": { example: "1.5" },
    poise: { example: "5" },
  },
  bounds: { min: "0", message: "A viscosity cannot be negative." },
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
  keywords: ["η", "absolute viscosity", "cp", "poise", "mpas", "viscosity", "reyn"],
  related: ["kinematic-viscosity", "density", "mass-flow-rate", "surface-tension", "permeability"],
});
