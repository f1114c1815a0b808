import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "heat-flux",
  category: "thermal-heat-transfer",
  name: "Heat Flux Converter",
  description: "Convert W/m², Btu/(h·ft²), kcal/(h·m²) and cal/(s·cm²).",
  base: { name: "watt per square meter", symbol: "W/m²" },
  baseFactor: "W/m^2",
  defaultPair: ["watt-per-square-meter", "btu-per-hour-square-foot"],
  commonUnits: ["watt-per-square-meter", "kilowatt-per-square-meter", "watt-per-square-centimeter", "btu-per-hour-square-foot", "btu-per-second-square-foot"],
  commonValues: {
    "watt-per-square-meter": { example: "500" },
    "btu-per-hour-square-foot": { example: "300" },
    "kilowatt-per-square-meter": { example: "20" },
    "watt-per-square-centimeter": { example: "50" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6",
      units: [
        "watt-per-square-meter",
        "kilowatt-per-square-meter",
        { id: "megawatt-per-square-meter", name: "Megawatt per square meter", symbol: "MW/m²", factor: "MW/m^2" },
        "milliwatt-per-square-meter",
        "watt-per-square-centimeter",
        { id: "watt-per-square-millimeter", name: "Watt per square millimeter", symbol: "W/mm²", factor: "W/mm^2" },
        "watt-per-square-inch",
        "watt-per-square-foot",
      ],
    },
    {
      name: "BTU",
      source: "SP811 B.8",
      units: [
        "btu-per-hour-square-foot",
        { id: "btu-per-minute-square-foot", name: "BTU (IT) per minute square foot", symbol: "Btu/(min·ft²)", factor: "BtuIT/(min ft^2)", plural: "BTU per minute square foot" },
        { id: "btu-per-second-square-foot", name: "BTU (IT) per second square foot", symbol: "Btu/(s·ft²)", factor: "BtuIT/(s ft^2)", plural: "BTU per second square foot", aliases: ["btu/s ft2", "btu/ft2-s", "btu/(ft²·s)"] },
        { id: "btu-per-second-square-inch", name: "BTU (IT) per second square inch", symbol: "Btu/(s·in²)", factor: "BtuIT/(s in^2)", plural: "BTU per second square inch" },
        { id: "btu-th-per-hour-square-foot", name: "BTU (th) per hour square foot", symbol: "Btu_th/(h·ft²)", factor: "BtuTh/(h ft^2)", plural: "thermochemical BTU per hour square foot" },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8",
      units: [
        { id: "calorie-per-second-square-centimeter", name: "Calorie (th) per second square centimeter", symbol: "cal/(s·cm²)", factor: "calTh/(s cm^2)" },
        { unit: "calorie-per-minute-square-centimeter", aliases: ["langley per minute", "langleys per minute", "ly/min"] },
        { id: "kilocalorie-per-hour-square-meter", name: "Kilocalorie (th) per hour square meter", symbol: "kcal/(h·m²)", factor: "1000 calTh/(h m^2)" },
        { id: "kilocalorie-it-per-hour-square-meter", name: "Kilocalorie (IT) per hour square meter", symbol: "kcal_IT/(h·m²)", factor: "1000 calIT/(h m^2)", plural: "IT kilocalories per hour square meter" },
        { id: "heat-flow-unit", name: "Heat flow unit (µcal/(s·cm²))", symbol: "HFU", factor: "1e-6 calTh/(s cm^2)", plural: "heat flow units", aliases: ["µcal/(s·cm²)"] },
      ],
    },
    {
      name: "Other",
      source: "SP811 B.8; SI8 Table 9",
      units: [
        { id: "erg-per-second-square-centimeter", name: "Erg per second square centimeter", symbol: "erg/(s·cm²)", factor: "erg/(s cm^2)" },
        { id: "horsepower-per-square-foot", name: "Horsepower (mechanical) per square foot", symbol: "hp/ft²", factor: "hp/ft^2" },
        { id: "foot-pound-per-second-square-foot", name: "Foot-pound-force per second square foot", symbol: "ft·lbf/(s·ft²)", factor: "ft lbf/(s ft^2)", plural: "foot-pounds-force per second square foot" },
      ],
    },
  ],
  keywords: ["heat flux density", "radiant heat", "floor heating", "watt density", "geothermal heat flow"],
  related: ["heat-flow-rate", "heat-transfer-coefficient", "thermal-conductivity", "thermal-resistance-r-value"],
});
