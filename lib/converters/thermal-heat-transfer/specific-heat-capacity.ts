import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./specific-heat-capacity.pairs.ts";

export default defineConverter({
  slug: "specific-heat-capacity",
  category: "thermal-heat-transfer",
  name: "Specific Heat Capacity Converter",
  description: "Convert J/(kg·K), kJ/(kg·K), cal/(g·°C) and Btu/(lb·°F).",
  base: { name: "joule per kilogram kelvin", symbol: "J/(kg·K)" },
  baseFactor: "J/(kg K)",
  defaultPair: ["kilojoule-per-kilogram-kelvin", "btu-per-pound-fahrenheit"],
  commonUnits: ["joule-per-kilogram-kelvin", "kilojoule-per-kilogram-kelvin", "joule-per-gram-celsius", "calorie-per-gram-celsius", "kilocalorie-per-kilogram-celsius", "btu-per-pound-fahrenheit"],
  pairs,
  commonValues: {
    "kilojoule-per-kilogram-kelvin": { example: "4.18" },
    "btu-per-pound-fahrenheit": { example: "0.24" },
    "calorie-per-gram-celsius": { example: "0.2" },
    "joule-per-gram-celsius": { example: "0.9" },
  },
  bounds: { min: "0", message: "A specific heat capacity cannot be negative." },
  notes: [
    "One International Table Btu per pound per degree Fahrenheit is exactly one International Table calorie per gram per degree Celsius, 4,186.8 J/(kg·K). The thermochemical units are likewise both exactly 4,184 J/(kg·K).",
    "Degrees here are temperature differences, so kelvins and degrees Celsius are interchangeable, as are degrees Fahrenheit and degrees Rankine.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6",
      units: [
        { id: "joule-per-kilogram-kelvin", name: "Joule per kilogram kelvin", symbol: "J/(kg·K)", factor: "J/(kg K)", aliases: ["j/kg k", "j/kgk", "j/kg/k"] },
        { id: "joule-per-kilogram-celsius", name: "Joule per kilogram degree Celsius", symbol: "J/(kg·°C)", factor: "J/(kg K)", aliases: ["j/kg c", "j/kgc", "j/kg/c"] },
        { id: "joule-per-gram-kelvin", name: "Joule per gram kelvin", symbol: "J/(g·K)", factor: "J/(g K)", aliases: ["j/g k", "j/gk"] },
        { id: "joule-per-gram-celsius", name: "Joule per gram degree Celsius", symbol: "J/(g·°C)", factor: "J/(g K)", aliases: ["j/g c", "j/gc"] },
        { id: "kilojoule-per-kilogram-kelvin", name: "Kilojoule per kilogram kelvin", symbol: "kJ/(kg·K)", factor: "kJ/(kg K)", aliases: ["kj/kg k", "kj/kgk"] },
        { id: "kilojoule-per-kilogram-celsius", name: "Kilojoule per kilogram degree Celsius", symbol: "kJ/(kg·°C)", factor: "kJ/(kg K)", aliases: ["kj/kg c", "kj/kgc"] },
        { id: "megajoule-per-kilogram-kelvin", name: "Megajoule per kilogram kelvin", symbol: "MJ/(kg·K)", factor: "MJ/(kg K)" },
        { id: "watt-hour-per-kilogram-kelvin", name: "Watt-hour per kilogram kelvin", symbol: "W·h/(kg·K)", factor: "W h/(kg K)" },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8; SP811 B.8 footnote 9",
      units: [
        { id: "calorie-per-gram-celsius", name: "Calorie (th) per gram degree Celsius", symbol: "cal/(g·°C)", factor: "calTh/(g K)", aliases: ["cal/g c", "cal/gc", "cal_th/(g·°C)"] },
        { id: "calorie-it-per-gram-celsius", name: "Calorie (IT) per gram degree Celsius", symbol: "cal_IT/(g·°C)", factor: "calIT/(g K)", plural: "IT calories per gram degree Celsius" },
        { id: "kilocalorie-per-kilogram-celsius", name: "Kilocalorie (th) per kilogram degree Celsius", symbol: "kcal/(kg·°C)", factor: "1000 calTh/(kg K)", aliases: ["kcal/kg c", "kcal/kgc"] },
        { id: "kilocalorie-it-per-kilogram-celsius", name: "Kilocalorie (IT) per kilogram degree Celsius", symbol: "kcal_IT/(kg·°C)", factor: "1000 calIT/(kg K)", plural: "IT kilocalories per kilogram degree Celsius" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; BS350 Part 1 (CHU)",
      units: [
        {
          id: "btu-per-pound-fahrenheit",
          name: "BTU (IT) per pound degree Fahrenheit",
          symbol: "Btu/(lb·°F)",
          factor: "BtuIT/(lb degF)",
          plural: "BTU per pound degree Fahrenheit",
          aliases: ["btu/lb f", "btu/lb°f", "btu/lb-f", "btu_it/(lb·°F)"],
        },
        { id: "btu-th-per-pound-fahrenheit", name: "BTU (th) per pound degree Fahrenheit", symbol: "Btu_th/(lb·°F)", factor: "BtuTh/(lb degF)", plural: "thermochemical BTU per pound degree Fahrenheit" },
        { id: "btu-per-pound-rankine", name: "BTU (IT) per pound degree Rankine", symbol: "Btu/(lb·°R)", factor: "BtuIT/(lb degF)", plural: "BTU per pound degree Rankine", aliases: ["btu/lb r", "btu/lbm-r"] },
        { id: "btu-per-pound-celsius", name: "BTU (IT) per pound degree Celsius", symbol: "Btu/(lb·°C)", factor: "BtuIT/(lb K)", plural: "BTU per pound degree Celsius" },
        { id: "chu-per-pound-celsius", name: "CHU (IT) per pound degree Celsius", symbol: "CHU/(lb·°C)", factor: "CHU/(lb K)", plural: "CHU per pound degree Celsius" },
        { id: "foot-pound-per-pound-fahrenheit", name: "Foot-pound-force per pound degree Fahrenheit", symbol: "ft·lbf/(lb·°F)", factor: "ft lbf/(lb degF)", plural: "foot-pounds-force per pound degree Fahrenheit" },
        {
          id: "foot-pound-per-pound-rankine",
          name: "Foot-pound-force per pound degree Rankine",
          symbol: "ft·lbf/(lb·°R)",
          factor: "ft lbf/(lb degF)",
          plural: "foot-pounds-force per pound degree Rankine",
          aliases: ["ft-lbf/lbm-r", "ft·lb/(lb·°R)"],
        },
        { id: "kilogram-force-meter-per-kilogram-kelvin", name: "Kilogram-force meter per kilogram kelvin", symbol: "kgf·m/(kg·K)", factor: "kgf m/(kg K)" },
        { id: "erg-per-gram-kelvin", name: "Erg per gram kelvin", symbol: "erg/(g·K)", factor: "erg/(g K)" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilojoules-per-kilogram-kelvin-to-btu-per-pound-fahrenheit", "btu-per-pound-fahrenheit-to-kilojoules-per-kilogram-kelvin"],
      q: "How do I convert kJ/(kg·K) to Btu/(lb·°F)?",
      a: "Divide by 4.1868, or multiply by 0.2388. Air at 1.005 kJ/(kg·K) is 0.2400 Btu/(lb·°F). The factor is exact for the International Table Btu.",
    },
    {
      pairs: ["calories-per-gram-celsius-to-joules-per-kilogram-kelvin"],
      q: "Why is the specific heat of water about 1 in calories and Btu but 4.18 in SI units?",
      a: "The calorie and the Btu were originally defined by water: a calorie warms about a gram of water by 1 °C, a Btu about a pound by 1 °F. The joule comes from mechanics, so water’s value is about 4.18 kJ/(kg·K).",
    },
    {
      q: "Is J/(kg·K) the same as J/(kg·°C)?",
      a: "Yes. Specific heat refers to a change in temperature, and a change of 1 K is a change of 1 °C. The offset of 273.15 does not matter.",
    },
    {
      q: "What is the difference between the thermochemical and the International Table calorie here?",
      a: "They are 4.184 J and 4.1868 J, a difference of 0.067%. Chemistry tables use the thermochemical calorie; steam tables and HVAC use the International Table calorie. Results that differ in the fourth digit usually come from mixing the two.",
    },
    {
      q: "How do I convert a gas constant in ft·lbf/(lb·°R) to SI?",
      a: "Multiply by 5.38. The gas constant of dry air, 53.35 ft·lbf/(lb·°R), is 287.04 J/(kg·K).",
    },
  ],
  keywords: ["heat capacity", "cp", "specific heat of water", "gas constant", "specific entropy"],
  related: ["thermal-conductivity", "heating-value-mass", "thermal-diffusivity", "temperature-difference", "temperature"],
});
