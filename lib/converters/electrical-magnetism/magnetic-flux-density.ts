import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "magnetic-flux-density",
  category: "electrical-magnetism",
  name: "Magnetic Flux Density Converter",
  description: "Convert tesla, gauss, millitesla, gamma and lines per square inch.",
  base: { name: "tesla", symbol: "T" },
  baseFactor: "T",
  defaultPair: ["tesla", "gauss"],
  commonUnits: ["tesla", "millitesla", "microtesla", "nanotesla", "gauss", "milligauss"],
  commonValues: {
    tesla: { example: "1.5", tables: [{ values: ["0.00005", "0.001", "0.01", "0.1", "0.2", "0.5", "1", "1.25", "1.5", "2", "3", "7", "10"] }] },
    gauss: { example: "100" },
    millitesla: { example: "50" },
    microtesla: { example: "50" },
  },
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
  keywords: ["tesla", "gauss", "mT to gauss", "magnetic field", "B field", "nanotesla"],
  related: ["magnetic-flux", "inductance", "current", "voltage"],
});
