import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "lumber-volume",
  category: "civil-structural-engineering",
  name: "Lumber Volume Converter",
  description: "Convert lumber volume: board feet, MBF, cubic meters, cords, cunits and hoppus feet.",
  base: { name: "cubic meter", symbol: "m³" },
  baseFactor: "m^3",
  defaultPair: ["board-foot", "cubic-meter"],
  commonUnits: ["cubic-meter", "board-foot", "thousand-board-feet", "cubic-foot", "cord"],
  commonValues: {
    "board-foot": { example: "500" },
    "cubic-meter": { example: "2.5" },
    cord: { example: "2", tables: [{ values: ["1/4", "1/3", "1/2", "1", "2", "3", "4", "5", "6", "8", "10"] }] },
    "cubic-foot": { example: "10" },
  },
  bounds: { min: "0", message: "A volume cannot be negative." },
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 5; SI9 Table 8; SP811 B.8 (stere)",
      units: [{ unit: "cubic-meter", name: "Cubic meter (solid)" }, "stere", { unit: "cubic-decimeter", name: "Cubic decimeter (liter)", aliases: ["liter", "liters", "L", "litre", "litres"] }, "cubic-centimeter"],
    },
    {
      name: "US",
      source: "HB44 App. C; HB130 (board foot, cord); SP811 B.8",
      units: [
        "board-foot",
        { id: "thousand-board-feet", name: "Thousand board feet", symbol: "MBF", factor: "1000 [board-foot]", plural: "thousand board feet", aliases: ["mfbm", "mbm", "thousand bf", "mbft"] },
        { id: "million-board-feet", name: "Million board feet", symbol: "MMBF", factor: "1e6 [board-foot]", plural: "million board feet", aliases: ["mmfbm", "million bf"] },
        "cubic-inch",
        "cubic-foot",
        "cubic-yard",
        "cord",
        { id: "cord-foot", name: "Cord-foot (16 ft³)", symbol: "", factor: "16 ft^3" },
        { id: "cunit", name: "Cunit (100 ft³ solid)", symbol: "CCF", factor: "100 ft^3", exactness: "convention" },
      ],
    },
    {
      name: "Trade",
      source: "FAO-FPCF; CARDARELLI (standard, load, register ton); UKFC (hoppus foot); JPWMA (shaku = 10/33 m)",
      units: [
        { id: "hoppus-foot", name: "Hoppus foot (4/π ft³)", symbol: "HF", factor: "4/pi ft^3", exactness: "convention", aliases: ["h ft", "hft", "hoppus cubic foot", "hoppus cubic feet", "hoppus cube"] },
        { id: "hoppus-ton", name: "Hoppus ton (50 HF)", symbol: "HT", factor: "50 [hoppus-foot]", exactness: "convention" },
        {
          id: "petrograd-standard",
          name: "Petrograd (St. Petersburg) standard (165 ft³)",
          symbol: "std",
          factor: "165 ft^3",
          exactness: "convention",
          plural: "Petrograd standards",
          aliases: ["petrograd", "st petersburg standard", "leningrad standard", "petersburg standard"],
        },
        { id: "timber-load", name: "Load (50 ft³ squared timber)", symbol: "", factor: "50 ft^3", exactness: "convention", plural: "timber loads", aliases: ["loads"] },
        "register-ton",
        { id: "japanese-koku-timber", name: "Koku (timber, 10 cubic shaku)", symbol: "石", factor: "10 (10/33 m)^3", exactness: "convention", plural: "koku of timber" },
      ],
    },
  ],
  keywords: ["board foot", "board feet", "timber", "cord of wood", "firewood", "logs", "hoppus", "mbf"],
  related: ["area-density", "unit-weight", "area-load"],
});
