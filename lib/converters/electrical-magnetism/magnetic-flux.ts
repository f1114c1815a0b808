import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "magnetic-flux",
  category: "electrical-magnetism",
  name: "Magnetic Flux Converter",
  description: "Convert webers, maxwells, volt-seconds and flux quanta.",
  base: { name: "weber", symbol: "Wb" },
  baseFactor: "Wb",
  defaultPair: ["weber", "maxwell"],
  commonUnits: ["weber", "milliweber", "volt-second", "maxwell"],
  commonValues: {
    weber: { example: "0.02" },
    maxwell: { example: "5000" },
    milliweber: { example: "2.5" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "megaweber", name: "Megaweber", symbol: "MWb", factor: "MWb" },
        { id: "kiloweber", name: "Kiloweber", symbol: "kWb", factor: "kWb" },
        { id: "weber", name: "Weber", symbol: "Wb", factor: "Wb" },
        { id: "milliweber", name: "Milliweber", symbol: "mWb", factor: "mWb" },
        { id: "microweber", name: "Microweber", symbol: "µWb", factor: "µWb" },
        { id: "nanoweber", name: "Nanoweber", symbol: "nWb", factor: "nWb" },
        { id: "volt-second", name: "Volt-second", symbol: "V·s", factor: "V s" },
        { id: "tesla-square-meter", name: "Tesla square meter", symbol: "T·m²", factor: "T m^2" },
        { id: "tesla-square-centimeter", name: "Tesla square centimeter", symbol: "T·cm²", factor: "T cm^2" },
      ],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8; GNUUNITS kappline",
      units: [
        { id: "maxwell", name: "Maxwell (line)", symbol: "Mx", factor: "Mx", aliases: ["line", "lines"] },
        { id: "kilomaxwell", name: "Kilomaxwell (kiloline)", symbol: "kMx", factor: "kMx", aliases: ["kiloline", "kilolines"] },
        { id: "megamaxwell", name: "Megamaxwell (megaline)", symbol: "MMx", factor: "MMx", aliases: ["megaline", "megalines"] },
        { id: "gauss-square-centimeter", name: "Gauss square centimeter", symbol: "G·cm²", factor: "G cm^2" },
        { id: "unit-pole", name: "Unit pole (4π Mx)", symbol: "", factor: "4 pi Mx" },
        { id: "kapp-line", name: "Kapp line (6,000 Mx)", symbol: "", factor: "6000 Mx", exactness: "convention", aliases: ["kapp"] },
      ],
    },
    {
      name: "Quantum",
      source: "SI9 Table 1; CODATA22 magnetic flux quantum",
      units: [{ id: "magnetic-flux-quantum", name: "Magnetic flux quantum", symbol: "Φ₀", factor: "planck/(2 eCharge)", plural: "magnetic flux quanta", aliases: ["flux quantum", "flux quanta", "fluxon"] }],
    },
  ],
  keywords: ["weber", "maxwell", "volt second", "flux quantum", "Wb to Mx", "lines of force"],
  related: ["magnetic-flux-density", "inductance", "voltage", "current"],
});
