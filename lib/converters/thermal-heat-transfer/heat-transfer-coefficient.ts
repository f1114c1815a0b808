import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "heat-transfer-coefficient",
  category: "thermal-heat-transfer",
  name: "Heat Transfer Coefficient & U-Value Converter",
  description: "Convert W/(m²·K), Btu/(h·ft²·°F) and kcal/(h·m²·°C), plus R-value.",
  base: { name: "watt per square meter kelvin", symbol: "W/(m²·K)" },
  baseFactor: "W/(m^2 K)",
  defaultPair: ["watt-per-square-meter-kelvin", "btu-per-hour-square-foot-fahrenheit"],
  commonUnits: ["watt-per-square-meter-kelvin", "kilowatt-per-square-meter-kelvin", "btu-per-hour-square-foot-fahrenheit", "kilocalorie-it-per-hour-square-meter-celsius", "r-value-si", "r-value-us"],
  commonValues: {
    "watt-per-square-meter-kelvin": { example: "25" },
    "btu-per-hour-square-foot-fahrenheit": { example: "0.3" },
    "r-value-us": { example: "13" },
  },
  bounds: { min: "0", message: "A heat transfer coefficient cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6; ISO 6946",
      units: [
        { id: "watt-per-square-meter-kelvin", name: "Watt per square meter kelvin (U-value)", symbol: "W/(m²·K)", factor: "W/(m^2 K)", aliases: ["u-value", "u value", "w/m²k", "w/m2k", "w/m²·k", "w/m2 k", "u"] },
        { id: "watt-per-square-meter-celsius", name: "Watt per square meter degree Celsius", symbol: "W/(m²·°C)", factor: "W/(m^2 K)", aliases: ["w/m2c", "w/m2 c"] },
        { id: "kilowatt-per-square-meter-kelvin", name: "Kilowatt per square meter kelvin", symbol: "kW/(m²·K)", factor: "kW/(m^2 K)" },
        { id: "watt-per-square-centimeter-kelvin", name: "Watt per square centimeter kelvin", symbol: "W/(cm²·K)", factor: "W/(cm^2 K)" },
        { id: "watt-per-square-inch-celsius", name: "Watt per square inch degree Celsius", symbol: "W/(in²·°C)", factor: "W/(in^2 K)" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8 (International Table and thermochemical Btu); BS350 Part 1 (CHU)",
      units: [
        {
          id: "btu-per-hour-square-foot-fahrenheit",
          name: "BTU (IT) per hour square foot degree Fahrenheit (U-factor)",
          symbol: "Btu/(h·ft²·°F)",
          factor: "BtuIT/(h ft^2 degF)",
          plural: "BTU per hour square foot degree Fahrenheit",
          aliases: ["u-factor", "u factor", "btu/h ft2 f", "btu/hr-ft2-f", "btu/(hr·ft²·°F)"],
        },
        { id: "btu-per-second-square-foot-fahrenheit", name: "BTU (IT) per second square foot degree Fahrenheit", symbol: "Btu/(s·ft²·°F)", factor: "BtuIT/(s ft^2 degF)", plural: "BTU per second square foot degree Fahrenheit" },
        {
          id: "btu-th-per-hour-square-foot-fahrenheit",
          name: "BTU (th) per hour square foot degree Fahrenheit",
          symbol: "Btu_th/(h·ft²·°F)",
          factor: "BtuTh/(h ft^2 degF)",
          plural: "thermochemical BTU per hour square foot degree Fahrenheit",
        },
        { id: "chu-per-hour-square-foot-celsius", name: "CHU (IT) per hour square foot degree Celsius", symbol: "CHU/(h·ft²·°C)", factor: "CHU/(h ft^2 K)", plural: "CHU per hour square foot degree Celsius" },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8",
      units: [
        { id: "calorie-per-second-square-centimeter-celsius", name: "Calorie (th) per second square centimeter degree Celsius", symbol: "cal/(s·cm²·°C)", factor: "calTh/(s cm^2 K)" },
        {
          id: "calorie-it-per-second-square-centimeter-celsius",
          name: "Calorie (IT) per second square centimeter degree Celsius",
          symbol: "cal_IT/(s·cm²·°C)",
          factor: "calIT/(s cm^2 K)",
          plural: "IT calories per second square centimeter degree Celsius",
        },
        { id: "kilocalorie-per-hour-square-meter-celsius", name: "Kilocalorie (th) per hour square meter degree Celsius", symbol: "kcal/(h·m²·°C)", factor: "1000 calTh/(h m^2 K)" },
        {
          id: "kilocalorie-it-per-hour-square-meter-celsius",
          name: "Kilocalorie (IT) per hour square meter degree Celsius",
          symbol: "kcal_IT/(h·m²·°C)",
          factor: "1000 calIT/(h m^2 K)",
          plural: "IT kilocalories per hour square meter degree Celsius",
        },
        {
          id: "kilocalorie-it-per-hour-square-foot-celsius",
          name: "Kilocalorie (IT) per hour square foot degree Celsius",
          symbol: "kcal_IT/(h·ft²·°C)",
          factor: "1000 calIT/(h ft^2 K)",
          plural: "IT kilocalories per hour square foot degree Celsius",
        },
      ],
    },
    {
      name: "R-value (reciprocal)",
      source: "ISO 6946; CFR16-460 460.5",
      units: [
        { id: "r-value-si", name: "R-value, m²·K/W", symbol: "m²·K/W", law: { kind: "reciprocal", numerator: "W/(m^2 K)" }, plural: "R-values in m²·K/W", aliases: ["rsi", "rsi value"] },
        { unit: "r-value-us", name: "R-value, h·ft²·°F/Btu", plural: "R-values in h·ft²·°F/Btu", law: { kind: "reciprocal", numerator: "BtuIT/(h ft^2 degF)" } },
      ],
    },
  ],
  keywords: ["u-value", "u-factor", "film coefficient", "window", "heat exchanger"],
  related: ["thermal-resistance-r-value", "heat-flux", "thermal-conductivity", "heat-flow-rate"],
});
