import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./thermal-conductivity.pairs.ts";

export default defineConverter({
  slug: "thermal-conductivity",
  category: "thermal-heat-transfer",
  name: "Thermal Conductivity Converter",
  description: "Convert W/(m·K), Btu/(h·ft·°F), Btu·in/(h·ft²·°F) and kcal/(h·m·°C).",
  base: { name: "watt per meter kelvin", symbol: "W/(m·K)" },
  baseFactor: "W/(m K)",
  defaultPair: ["watt-per-meter-kelvin", "btu-per-hour-foot-fahrenheit"],
  commonUnits: ["watt-per-meter-kelvin", "milliwatt-per-meter-kelvin", "kilocalorie-it-per-hour-meter-celsius", "btu-per-hour-foot-fahrenheit", "btu-inch-per-hour-square-foot-fahrenheit"],
  pairs,
  commonValues: {
    "watt-per-meter-kelvin": { example: "0.035" },
    "btu-per-hour-foot-fahrenheit": { example: "0.8" },
    "btu-inch-per-hour-square-foot-fahrenheit": { example: "0.25" },
  },
  bounds: { min: "0", message: "A thermal conductivity cannot be negative." },
  notes: [
    "US data sheets use two similar-looking units: Btu/(h·ft·°F) for metals and Btu·in/(h·ft²·°F) for insulation. The first is exactly 12 times the second.",
    "Unless marked otherwise, Btu means the International Table Btu. Units with the thermochemical Btu are 0.067% smaller.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6",
      units: [
        { id: "watt-per-meter-kelvin", name: "Watt per meter kelvin", symbol: "W/(m·K)", factor: "W/(m K)", aliases: ["w/mk", "w/m k", "w/m-k", "w/m·k"] },
        { id: "watt-per-meter-celsius", name: "Watt per meter degree Celsius", symbol: "W/(m·°C)", factor: "W/(m K)", aliases: ["w/mc", "w/m c", "w/m-c"] },
        { id: "kilowatt-per-meter-kelvin", name: "Kilowatt per meter kelvin", symbol: "kW/(m·K)", factor: "kW/(m K)" },
        { id: "milliwatt-per-meter-kelvin", name: "Milliwatt per meter kelvin", symbol: "mW/(m·K)", factor: "mW/(m K)", aliases: ["mW/mK", "mW/m k"] },
        { id: "watt-per-centimeter-kelvin", name: "Watt per centimeter kelvin", symbol: "W/(cm·K)", factor: "W/(cm K)", aliases: ["w/cmk", "w/cm k"] },
        { id: "watt-per-millimeter-kelvin", name: "Watt per millimeter kelvin", symbol: "W/(mm·K)", factor: "W/(mm K)" },
        { id: "watt-per-inch-celsius", name: "Watt per inch degree Celsius", symbol: "W/(in·°C)", factor: "W/(in K)" },
        { id: "watt-per-foot-celsius", name: "Watt per foot degree Celsius", symbol: "W/(ft·°C)", factor: "W/(ft K)" },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8",
      units: [
        { id: "calorie-per-second-centimeter-celsius", name: "Calorie (th) per second centimeter degree Celsius", symbol: "cal/(s·cm·°C)", factor: "calTh/(s cm K)" },
        {
          id: "calorie-it-per-second-centimeter-celsius",
          name: "Calorie (IT) per second centimeter degree Celsius",
          symbol: "cal_IT/(s·cm·°C)",
          factor: "calIT/(s cm K)",
          plural: "IT calories per second centimeter degree Celsius",
        },
        { id: "kilocalorie-per-hour-meter-celsius", name: "Kilocalorie (th) per hour meter degree Celsius", symbol: "kcal/(h·m·°C)", factor: "1000 calTh/(h m K)" },
        { id: "kilocalorie-it-per-hour-meter-celsius", name: "Kilocalorie (IT) per hour meter degree Celsius", symbol: "kcal_IT/(h·m·°C)", factor: "1000 calIT/(h m K)", plural: "IT kilocalories per hour meter degree Celsius" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8 (International Table and thermochemical Btu)",
      units: [
        {
          id: "btu-per-hour-foot-fahrenheit",
          name: "BTU (IT) per hour foot degree Fahrenheit",
          symbol: "Btu/(h·ft·°F)",
          factor: "BtuIT/(h ft degF)",
          plural: "BTU per hour foot degree Fahrenheit",
          aliases: ["btu/h ft f", "btu/hr-ft-f", "btu/(hr·ft·°F)", "btu/(ft·h·°F)"],
        },
        {
          id: "btu-inch-per-hour-square-foot-fahrenheit",
          name: "BTU (IT) inch per hour square foot degree Fahrenheit",
          symbol: "Btu·in/(h·ft²·°F)",
          factor: "BtuIT in/(h ft^2 degF)",
          plural: "BTU inches per hour square foot degree Fahrenheit",
          aliases: ["btu in/h ft2 f", "btu-in/hr-ft2-f", "btu·in/(hr·ft²·°F)", "k-value us"],
        },
        {
          id: "btu-inch-per-second-square-foot-fahrenheit",
          name: "BTU (IT) inch per second square foot degree Fahrenheit",
          symbol: "Btu·in/(s·ft²·°F)",
          factor: "BtuIT in/(s ft^2 degF)",
          plural: "BTU inches per second square foot degree Fahrenheit",
        },
        { id: "btu-per-second-foot-fahrenheit", name: "BTU (IT) per second foot degree Fahrenheit", symbol: "Btu/(s·ft·°F)", factor: "BtuIT/(s ft degF)", plural: "BTU per second foot degree Fahrenheit" },
        { id: "btu-th-per-hour-foot-fahrenheit", name: "BTU (th) per hour foot degree Fahrenheit", symbol: "Btu_th/(h·ft·°F)", factor: "BtuTh/(h ft degF)", plural: "thermochemical BTU per hour foot degree Fahrenheit" },
        {
          id: "btu-th-inch-per-hour-square-foot-fahrenheit",
          name: "BTU (th) inch per hour square foot degree Fahrenheit",
          symbol: "Btu_th·in/(h·ft²·°F)",
          factor: "BtuTh in/(h ft^2 degF)",
          plural: "thermochemical BTU inches per hour square foot degree Fahrenheit",
        },
        {
          id: "foot-pound-per-hour-foot-fahrenheit",
          name: "Foot-pound-force per hour foot degree Fahrenheit",
          symbol: "ft·lbf/(h·ft·°F)",
          factor: "ft lbf/(h ft degF)",
          plural: "foot-pounds-force per hour foot degree Fahrenheit",
        },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8; SI8 Table 9",
      units: [{ id: "erg-per-second-centimeter-kelvin", name: "Erg per second centimeter kelvin", symbol: "erg/(s·cm·K)", factor: "erg/(s cm K)" }],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-meter-kelvin-to-btu-per-hour-foot-fahrenheit", "btu-per-hour-foot-fahrenheit-to-watts-per-meter-kelvin"],
      q: "How do I convert W/(m·K) to Btu/(h·ft·°F)?",
      a: "Multiply by 0.5778. Copper at 400 W/(m·K) is 231.1 Btu/(h·ft·°F). To go back to SI, multiply by 1.731.",
    },
    {
      pairs: ["btu-inches-per-hour-square-foot-fahrenheit-to-watts-per-meter-kelvin"],
      q: "How do I convert the k-value of insulation from Btu·in/(h·ft²·°F) to W/(m·K)?",
      a: "Multiply by 0.1442. A board with k = 0.26 Btu·in/(h·ft²·°F) is 0.0375 W/(m·K). Going the other way, 1 W/(m·K) is 6.933 Btu·in/(h·ft²·°F).",
    },
    {
      q: "How do I calculate an R-value from thermal conductivity?",
      a: "Divide the thickness by the conductivity. In US units, the insulation k-value makes it easy: R per inch = 1/k, so k = 0.26 gives R-3.85 per inch. In SI, 0.1 m at 0.035 W/(m·K) is 2.857 m²·K/W, or R-16.2.",
    },
    {
      q: "How do I convert cal/(s·cm·°C) to W/(m·K)?",
      a: "Multiply by 418.4, the exact factor for the thermochemical calorie. Older tables give copper as about 0.94 cal/(s·cm·°C), which is 393.3 W/(m·K). For the International Table calorie, the factor is 418.68.",
    },
    {
      q: "Are W/(m·K) and W/(m·°C) different?",
      a: "No. Conductivity is per degree of temperature difference, and kelvins and degrees Celsius are the same size. Degrees Fahrenheit and Rankine are 5/9 as large.",
    },
  ],
  keywords: ["κ", "k-value", "lambda", "insulation", "copper", "heat conduction"],
  related: ["thermal-resistance-r-value", "heat-transfer-coefficient", "thermal-diffusivity", "heat-flux", "specific-heat-capacity"],
});
