import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./magnetic-flux-density.pairs.ts";

export default defineConverter({
  slug: "magnetic-flux-density",
  category: "electrical-magnetism",
  name: "Magnetic Flux Density Converter",
  description: "Convert tesla, gauss, millitesla, gamma and lines per square inch.",
  base: { name: "tesla", symbol: "T" },
  baseFactor: "T",
  defaultPair: ["tesla", "gauss"],
  commonUnits: ["tesla", "millitesla", "microtesla", "nanotesla", "gauss", "milligauss"],
  pairs,
  commonValues: {
    tesla: { example: "1.5", tables: [{ values: ["0.00005", "0.001", "0.01", "0.1", "0.2", "0.5", "1", "1.25", "1.5", "2", "3", "7", "10"] }] },
    gauss: { example: "100" },
    millitesla: { example: "50" },
    microtesla: { example: "50" },
  },
  notes: [
    "One tesla is 10,000 gauss; a gamma is one nanotesla.",
    "Flux density B is not field strength H: the oersted and the ampere per meter measure H. Only in vacuum, and very nearly in air, does 1 Oe correspond to 1 G.",
    "The atomic unit of magnetic flux density is based on CODATA 2022 values.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "kilotesla", name: "Kilotesla", symbol: "kT", factor: "kT" },
        { id: "tesla", name: "Tesla", symbol: "T", factor: "T" },
        { id: "millitesla", name: "Millitesla", symbol: "mT", factor: "mT" },
        { id: "microtesla", name: "Microtesla", symbol: "µT", factor: "µT" },
        { id: "nanotesla", name: "Nanotesla", symbol: "nT", factor: "nT" },
        { id: "picotesla", name: "Picotesla", symbol: "pT", factor: "pT" },
        { id: "femtotesla", name: "Femtotesla", symbol: "fT", factor: "fT" },
        { id: "weber-per-square-meter", name: "Weber per square meter", symbol: "Wb/m²", factor: "Wb/m^2" },
        { id: "weber-per-square-centimeter", name: "Weber per square centimeter", symbol: "Wb/cm²", factor: "Wb/cm^2" },
        { id: "weber-per-square-inch", name: "Weber per square inch", symbol: "Wb/in²", factor: "Wb/in^2" },
        { id: "volt-second-per-square-meter", name: "Volt-second per square meter", symbol: "V·s/m²", factor: "V s/m^2" },
      ],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8",
      units: [
        { id: "gauss", name: "Gauss", symbol: "G", factor: "G", plural: "gauss", aliases: ["gs"] },
        { id: "kilogauss", name: "Kilogauss", symbol: "kG", factor: "kG", plural: "kilogauss", aliases: ["kgs"] },
        { id: "milligauss", name: "Milligauss", symbol: "mG", factor: "mG", plural: "milligauss", aliases: ["mgs"] },
        { id: "microgauss", name: "Microgauss", symbol: "µG", factor: "µG", plural: "microgauss" },
        { id: "gamma", name: "Gamma (nT)", symbol: "γ", factor: "nT" },
        { id: "maxwell-per-square-centimeter", name: "Maxwell per square centimeter", symbol: "Mx/cm²", factor: "Mx/cm^2", aliases: ["line/cm²", "lines per square centimeter"] },
        { id: "line-per-square-inch", name: "Line (maxwell) per square inch", symbol: "line/in²", factor: "Mx/in^2", aliases: ["lines/in²", "mx/in²", "maxwell per square inch", "lines/sq in"] },
      ],
    },
    {
      name: "Atomic",
      source: "CODATA22 atomic unit of magnetic flux density",
      units: [{ id: "atomic-unit-of-flux-density", name: "Atomic unit of magnetic flux density", symbol: "ħ/(ea₀²)", factor: "hbar/(eCharge bohrRadius^2)", exactness: "measured", aliases: ["au of magnetic field"] }],
    },
  ],
  faq: [
    {
      pairs: ["teslas-to-gauss", "gauss-to-teslas"],
      q: "How do I convert tesla to gauss?",
      a: "Multiply by 10,000: a 1.5 T MRI magnet has 15,000 G, and 1 mT is 10 G. From gauss to tesla, divide by 10,000, so the 5 G line around such a magnet is at 0.5 mT.",
    },
    {
      q: "How strong is the Earth’s field in gauss and microtesla?",
      a: "Between about 25 and 65 µT at the surface, which is 0.25 to 0.65 G or 250 to 650 mG. One microtesla is 10 milligauss, the factor for comparing readings from household field meters.",
    },
    {
      q: "Is gauss the same as oersted?",
      a: "No, they measure different quantities: the gauss measures flux density B, the oersted field strength H. In vacuum, and nearly in air, a field of 1 Oe corresponds to 1 G, which is why the two are often confused. Inside iron the numbers can differ by a factor of a thousand or more.",
    },
    {
      q: "What is a gamma?",
      a: "An older name for the nanotesla, used in geophysics: 1 γ is 10⁻⁹ T or 10⁻⁵ G. A magnetic storm that disturbs the field by 200 γ changes it by 0.2 µT.",
    },
    {
      q: "How do I convert lines per square inch to tesla?",
      a: "Divide by 64,516. That number comes from 10⁸ lines per weber spread over the 1,550 square inches of a square meter. A motor tooth at 100,000 lines per square inch carries 1.55 T, or 15,500 G.",
    },
  ],
  keywords: ["tesla", "gauss", "mT to gauss", "magnetic field", "B field", "nanotesla"],
  related: ["magnetic-flux", "inductance", "current", "voltage"],
});
