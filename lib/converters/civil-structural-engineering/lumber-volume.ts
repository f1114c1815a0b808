import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./lumber-volume.pairs.ts";

export default defineConverter({
  slug: "lumber-volume",
  category: "civil-structural-engineering",
  name: "Lumber Volume Converter",
  description: "Convert lumber volume: board feet, MBF, cubic meters, cords, cunits and hoppus feet.",
  base: { name: "cubic meter", symbol: "m³" },
  baseFactor: "m^3",
  defaultPair: ["board-foot", "cubic-meter"],
  commonUnits: ["cubic-meter", "board-foot", "thousand-board-feet", "cubic-foot", "cord"],
  pairs,
  commonValues: {
    "board-foot": { example: "500" },
    "cubic-meter": { example: "2.5" },
    cord: { example: "2", tables: [{ values: ["1/4", "1/3", "1/2", "1", "2", "3", "4", "5", "6", "8", "10"] }] },
    "cubic-foot": { example: "10" },
  },
  bounds: { min: "0", message: "A volume cannot be negative." },
  notes: [
    "Only volume is converted. Board feet by a log rule (Scribner, Doyle, International 1/4-inch) are estimates of the lumber a log will yield and have no fixed conversion to cubic meters.",
    "Board feet of surfaced lumber are based on nominal sizes: a 2×4 actually measures 1.5 × 3.5 in.",
    "A cord or stere of stacked wood contains air; only 60 to 80% is wood. A cunit is 100 ft³ of solid wood.",
    "The hoppus foot of round timber is 4/π = 1.273 true cubic feet by the quarter-girth rule.",
  ],
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
  faq: [
    {
      pairs: ["board-feet-to-cubic-meters", "cubic-meters-to-board-feet"],
      q: "How do I convert board feet to cubic meters?",
      a: "Multiply by 0.00236, or divide by 423.776: 1,000 board feet (1 MBF) is 2.360 m³. A board foot is exactly 144 cubic inches, a board of 12 × 12 × 1 in.",
    },
    {
      q: "How do I calculate the board feet in a board?",
      a: "Multiply thickness in inches by width in inches by length in feet, then divide by 12. A 10 ft 2×6 is 2 × 6 × 10 ÷ 12 = 10 board feet. For softwood lumber, use nominal sizes.",
    },
    {
      pairs: ["cords-to-cubic-meters"],
      q: "How many cubic meters is a cord of firewood?",
      a: "A cord is a 4 × 4 × 8 ft stack, 128 ft³ or 3.625 m³ including air spaces. It typically holds about 85 ft³ of solid wood, or about 2.4 m³. A face cord is not a legal measure: its depth is only the length of the logs.",
    },
    {
      q: "Is a hoppus foot a cubic foot?",
      a: "No. It is 1.273 ft³ or 0.03605 m³ of round timber, because the quarter-girth rule uses (girth/4)² as the cross section, which allows for waste. A cubic meter is 27.74 hoppus feet.",
    },
    {
      q: "How many cubic meters is a Petrograd standard?",
      a: "A Petrograd (St. Petersburg) standard is 165 ft³ of sawn wood, 4.672 m³ or 1,980 board feet: 120 pieces of 1½ in × 11 in × 12 ft. It is still used in the Baltic softwood trade.",
    },
    {
      q: "Can I convert Scribner or Doyle board feet of logs?",
      a: "Not with a fixed factor. A log rule predicts how much lumber a log will yield, which depends on its diameter: the same log may scale 90 by Doyle and 130 by the International rule. Convert only board feet of actual lumber.",
    },
  ],
  keywords: ["board foot", "board feet", "timber", "cord of wood", "firewood", "logs", "hoppus", "mbf"],
  related: ["area-density", "unit-weight", "area-load"],
});
