import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./permeability.pairs.ts";

export default defineConverter({
  slug: "permeability",
  category: "fluid-mechanics-hydraulics",
  name: "Permeability Converter",
  description: "Convert intrinsic permeability between darcy, millidarcy and m².",
  base: { name: "square meter", symbol: "m²" },
  baseFactor: "m^2",
  defaultPair: ["millidarcy", "square-meter"],
  commonUnits: ["darcy", "millidarcy", "square-meter", "square-micrometer"],
  pairs,
  commonValues: {
    millidarcy: { example: "100" },
    darcy: { example: "2" },
    "square-meter": { example: "1e-12" },
  },
  bounds: { min: "0", message: "A permeability cannot be negative." },
  notes: [
    "A permeability of one darcy passes 1 cm³/s of a 1 cP liquid through 1 cm² under a gradient of 1 atm/cm: exactly 10⁻¹² ÷ 1.01325 m², about 0.987 µm².",
    "This is the intrinsic permeability of the rock, independent of the fluid. Hydraulic conductivity (m/s, ft/day) depends on the fluid and has its own converter; magnetic permeability is unrelated.",
  ],
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
  faq: [
    {
      pairs: ["millidarcies-to-square-meters"],
      q: "How do I convert millidarcies to m²?",
      a: "Multiply by 9.869 × 10⁻¹⁶. A sandstone at 100 mD is 9.869 × 10⁻¹⁴ m². In reservoir work, 1 mD ≈ 10⁻¹⁵ m² is a common shortcut; it is 1.3% high.",
    },
    {
      pairs: ["darcies-to-square-meters", "square-meters-to-darcies"],
      q: "Is a darcy the same as a square micrometer?",
      a: "Almost: 1 D = 0.986923 µm². The difference comes from defining the darcy with an atmosphere of 101,325 Pa instead of 100,000 Pa. Some software rounds it to 1 µm², which is 1.3% off.",
    },
    {
      q: "How do I convert permeability to hydraulic conductivity?",
      a: "Multiply by the density and by gravity, then divide by the viscosity: K = k·ρ·g ÷ µ. For water at 20 °C (998.2 kg/m³, 1.002 mPa·s), 1 darcy gives about 9.64 × 10⁻⁶ m/s, or 0.833 m/day. The result depends on the fluid and temperature, so the two quantities have separate converters.",
    },
    {
      q: "What are typical permeabilities of rock?",
      a: "Clean gravel reaches thousands of darcies; good reservoir sandstone is 10 to 1,000 mD, tight gas sand is below 0.1 mD, and shale is well below 0.001 mD. In nanodarcies, 0.0001 mD is 100 nD.",
    },
    {
      q: "How is the darcy defined?",
      a: "By Darcy’s law: a rock’s permeability is 1 darcy if 1 cm³/s of a 1-centipoise liquid passes through each square centimeter under a gradient of 1 atmosphere per centimeter. In SI units that is 10⁻³ Pa·s × 10⁻⁴ m²/s ÷ 101,325 Pa = 9.869 × 10⁻¹³ m².",
    },
  ],
  keywords: ["darcy", "millidarcy", "intrinsic permeability", "reservoir", "porous media", "rock permeability"],
  related: ["hydraulic-conductivity", "dynamic-viscosity", "volumetric-flow-rate", "density", "hydraulic-head"],
});
