import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "thermal-resistance-r-value",
  category: "thermal-heat-transfer",
  name: "R-Value (Thermal Resistance) Converter",
  description: "Convert insulation R-value (US), RSI, clo, tog and U-value.",
  base: { name: "square meter kelvin per watt", symbol: "m²·K/W" },
  baseFactor: "m^2 K/W",
  defaultPair: ["r-value-us", "rsi"],
  commonUnits: ["rsi", "r-value-us", "clo", "tog", "u-value-si", "u-value-us"],
  commonValues: {
    "r-value-us": { example: "19", tables: [{ values: ["1", "2", "3", "3.7", "5", "6.5", "8", "10", "11", "13", "15", "19", "20", "21", "30", "38", "49", "60"] }] },
    rsi: { example: "3.5" },
    "u-value-si": { example: "0.3" },
    clo: { example: "0.5" },
  },
  bounds: { min: "0", message: "A thermal resistance cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6; SP811 B.8 (thermal insulance)",
      units: [
        { id: "rsi", name: "Square meter kelvin per watt (RSI)", symbol: "m²·K/W", factor: "m^2 K/W", plural: "square meter kelvins per watt", aliases: ["rsi value", "r metric", "m2k/w", "k m2/w", "k·m²/W"] },
        { id: "square-meter-celsius-per-watt", name: "Square meter degree Celsius per watt", symbol: "m²·°C/W", factor: "m^2 K/W", plural: "square meter degrees Celsius per watt" },
        { id: "square-centimeter-kelvin-per-watt", name: "Square centimeter kelvin per watt", symbol: "cm²·K/W", factor: "cm^2 K/W" },
        { id: "square-millimeter-kelvin-per-watt", name: "Square millimeter kelvin per watt", symbol: "mm²·K/W", factor: "mm^2 K/W" },
        {
          id: "square-meter-hour-celsius-per-kilocalorie",
          name: "Square meter hour degree Celsius per kilocalorie (IT)",
          symbol: "m²·h·°C/kcal",
          factor: "m^2 h K/(1000 calIT)",
          plural: "square meter hour degrees Celsius per kilocalorie",
        },
      ],
    },
    {
      name: "US",
      source: "SP811 B.8 (°F·h·ft²/Btu_IT and Btu_th); CFR16-460 460.5",
      units: [
        "r-value-us",
        { id: "r-value-us-th", name: "R (US) with thermochemical BTU", symbol: "h·ft²·°F/Btu_th", factor: "h ft^2 degF/BtuTh", plural: "hour square foot degrees Fahrenheit per thermochemical BTU" },
        { id: "second-square-foot-fahrenheit-per-btu", name: "Second square foot degree Fahrenheit per BTU", symbol: "s·ft²·°F/Btu", factor: "s ft^2 degF/BtuIT", plural: "second square foot degrees Fahrenheit per BTU" },
        { id: "square-inch-celsius-per-watt", name: "Square inch degree Celsius per watt (electronics)", symbol: "in²·°C/W", factor: "in^2 K/W", plural: "square inch degrees Celsius per watt", aliases: ["°C·in²/W", "c-in²/w"] },
      ],
    },
    {
      name: "Clothing",
      source: "SP811 B.8 (clo); BS 4745 (tog); ISO 9920",
      units: [
        { id: "clo", name: "Clo", symbol: "clo", factor: "0.155 m^2 K/W", exactness: "convention" },
        { id: "tog", name: "Tog", symbol: "tog", factor: "0.1 m^2 K/W", exactness: "convention" },
      ],
    },
    {
      name: "U-value (reciprocal)",
      source: "ISO 6946 (U = 1/R)",
      units: [
        { id: "u-value-si", name: "U-value, W/(m²·K)", symbol: "W/(m²·K)", law: { kind: "reciprocal", numerator: "m^2 K/W" }, plural: "U-values in W/(m²·K)", aliases: ["u", "u-value", "u value", "w/m²k", "w/m2k", "w/m²·k"] },
        {
          id: "u-value-us",
          name: "U-factor, Btu/(h·ft²·°F)",
          symbol: "Btu/(h·ft²·°F)",
          law: { kind: "reciprocal", numerator: "h ft^2 degF/BtuIT" },
          plural: "U-factors in Btu/(h·ft²·°F)",
          aliases: ["u-factor", "u factor", "us u-value"],
        },
      ],
    },
  ],
  keywords: ["insulation", "r19", "rsi", "tog", "clo", "duvet", "thermal insulance"],
  related: ["heat-transfer-coefficient", "thermal-conductivity", "heat-flux", "heat-flow-rate", "degree-days"],
});
