import type { LibraryUnits } from "../library-unit.ts";

export default {
  "watt-per-square-meter": { name: "Watt per square meter", symbol: "W/m²", factor: "W/m^2", aliases: ["watts per m2", "w/sq m", "w/sqm", "w per m2"] },
  "kilowatt-per-square-meter": { name: "Kilowatt per square meter", symbol: "kW/m²", factor: "kW/m^2", aliases: ["kw/sqm"] },
  "milliwatt-per-square-meter": { name: "Milliwatt per square meter", symbol: "mW/m²", factor: "mW/m^2" },
  "watt-per-square-centimeter": { name: "Watt per square centimeter", symbol: "W/cm²", factor: "W/cm^2", aliases: ["w/sq cm"] },
  "milliwatt-per-square-centimeter": { name: "Milliwatt per square centimeter", symbol: "mW/cm²", factor: "mW/cm^2" },
  "watt-per-square-inch": { name: "Watt per square inch", symbol: "W/in²", factor: "W/in^2", aliases: ["w/sq in", "w/sqin"] },
  "watt-per-square-foot": { name: "Watt per square foot", symbol: "W/ft²", factor: "W/ft^2", aliases: ["w/sq ft", "w/sqft", "w/sf"] },
  "joule-per-kilogram": { name: "Joule per kilogram", symbol: "J/kg", factor: "J/kg" },
  "erg-per-gram": { name: "Erg per gram", symbol: "erg/g", factor: "erg/g" },
  kelvin: { name: "Kelvin", symbol: "K", factor: "K", aliases: ["deg kelvin", "degrees kelvin"] },
  "r-value-us": {
    name: "Hour square foot degree Fahrenheit per BTU (US R)",
    symbol: "h·ft²·°F/Btu",
    factor: "h ft^2 degF/BtuIT",
    plural: "hour square foot degrees Fahrenheit per BTU",
    aliases: ["r", "r-value", "r value", "us r", "r us", "ft²·°F·h/Btu", "ft2·f·h/btu", "h·ft²·f/btu"],
  },
  "btu-per-hour-square-foot": {
    name: "BTU (IT) per hour square foot",
    symbol: "Btu/(h·ft²)",
    factor: "BtuIT/(h ft^2)",
    plural: "BTU per hour square foot",
    aliases: ["btu/h ft2", "btu/hr-ft2", "btu/(hr·ft²)", "btuh/ft2", "btu/h/ft2", "btu/(hr ft2)", "btu/hr/sq ft"],
  },
  "calorie-per-minute-square-centimeter": { name: "Calorie (th) per minute square centimeter (langley/min)", symbol: "cal/(min·cm²)", factor: "calTh/(min cm^2)", aliases: ["cal/cm2/min", "cal/min/cm2"] },
} satisfies LibraryUnits;
