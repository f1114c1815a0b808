import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "permeability",
  category: "fluid-mechanics-hydraulics",
  name: "Permeability Converter",
  description: "Convert intrinsic permeability between darcy, millidarcy and m².",
  base: { name: "square meter", symbol: "m²" },
  baseFactor: "m^2",
  defaultPair: ["millidarcy", "square-meter"],
  commonUnits: ["darcy", "millidarcy", "square-meter", "square-micrometer"],
  commonValues: {
    millidarcy: { example: "100" },
    darcy: { example: "2" },
    "square-meter": { example: "1e-12" },
  },
  bounds: { min: "0", message: "A permeability cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: ["square-meter", "square-centimeter", "square-millimeter", "square-micrometer", "square-nanometer"],
    },
    {
      name: "Darcy",
      source: "SP811 B.8 (darcy)",
      units: [
        { id: "darcy", name: "Darcy", symbol: "D", factor: "cP cm^2/(s atm)" },
        { id: "millidarcy", name: "Millidarcy", symbol: "mD", factor: "1e-3 [darcy]", aliases: ["mdarcy"] },
        { id: "microdarcy", name: "Microdarcy", symbol: "µD", factor: "1e-6 [darcy]" },
        { id: "nanodarcy", name: "Nanodarcy", symbol: "nD", factor: "1e-9 [darcy]" },
      ],
    },
    {
      name: "US",
      source: "HB44 App. C",
      units: ["square-foot", "square-inch"],
    },
  ],
  keywords: ["darcy", "millidarcy", "intrinsic permeability", "reservoir", "porous media", "rock permeability"],
  related: ["hydraulic-conductivity", "dynamic-viscosity", "volumetric-flow-rate", "density", "hydraulic-head"],
});
