import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "rainfall",
  category: "climate-environment-meteorology",
  name: "Rainfall Depth Converter",
  description: "Convert rainfall between mm, inches, liters per square meter and volume per area.",
  base: { name: "meter", symbol: "m³/m²" },
  baseFactor: "m^3/m^2",
  defaultPair: ["millimeter", "inch"],
  commonUnits: ["millimeter", "centimeter", "inch", "liter-per-square-meter", "gallon-us-per-square-foot"],
  commonValues: {
    millimeter: { example: "25", tables: [{ values: ["1", "2", "5", "10", "15", "20", "25", "30", "40", "50", "75", "100", "150", "200", "300", "500", "1000"] }] },
    inch: { example: "2", tables: [{ values: ["0.01", "0.05", "0.1", "0.25", "0.5", "0.75", "1", "1.5", "2", "3", "4", "5", "6", "8", "10", "12", "20", "30", "40"] }] },
  },
  bounds: { min: "0", message: "A rainfall depth cannot be negative." },
  groups: [
    {
      name: "Depth",
      source: "SI9 Table 2; WMO-8; HB44 App. C",
      units: [
        { unit: "millimeter", aliases: ["mm of rain"] },
        "centimeter",
        "meter",
        { unit: "inch", aliases: ["inches of rain"] },
        { unit: "foot", name: "Foot" },
        { id: "point-rain", name: "Point (0.01 in; Australia)", symbol: "pt", factor: "in/100", exactness: "convention", plural: "points", aliases: ["points of rain", "pts"] },
      ],
    },
    {
      name: "Volume per area",
      source: "SI9 Table 8; HB44 App. C; UKWM85 Sch. 1",
      units: [
        { id: "liter-per-square-meter", name: "Liter per square meter", symbol: "L/m²", factor: "L/m^2", aliases: ["l/sqm", "l/sq m"] },
        { id: "cubic-meter-per-hectare", name: "Cubic meter per hectare", symbol: "m³/ha", factor: "m^3/ha" },
        { id: "megaliter-per-hectare", name: "Megaliter per hectare", symbol: "ML/ha", factor: "ML/ha" },
        { id: "cubic-meter-per-square-kilometer", name: "Cubic meter per square kilometer", symbol: "m³/km²", factor: "m^3/km^2" },
        { id: "gallon-us-per-square-foot", name: "US gallon per square foot", symbol: "gal/ft²", factor: "galUS/ft^2", plural: "US gallons per square foot", aliases: ["gal/sq ft", "gallons per square foot"] },
        { id: "gallon-us-per-square-yard", name: "US gallon per square yard", symbol: "gal/yd²", factor: "galUS/yd^2", plural: "US gallons per square yard", aliases: ["gal/sq yd"] },
        { id: "gallon-us-per-acre", name: "US gallon per acre", symbol: "gal/ac", factor: "galUS/acre", plural: "US gallons per acre", aliases: ["gallons per acre", "gpa"] },
        { id: "gallon-imperial-per-acre", name: "Imperial gallon per acre", symbol: "gal(UK)/ac", factor: "galUK/acre", aliases: ["uk gal/ac"] },
        { id: "acre-inch-per-acre", name: "Acre-inch per acre", symbol: "ac·in/ac", factor: "acre in/acre", plural: "acre-inches per acre", aliases: ["ac-in/ac"] },
        { id: "cubic-foot-per-acre", name: "Cubic foot per acre", symbol: "ft³/ac", factor: "ft^3/acre", plural: "cubic feet per acre", aliases: ["cu ft/ac"] },
      ],
    },
    {
      name: "Mass per area (water 1,000 kg/m³)",
      source: "SP811 B.8",
      units: [
        { id: "kilogram-per-square-meter", name: "Kilogram of water per square meter", symbol: "kg/m²", factor: "kg/m^2/(1000 kg/m^3)", exactness: "convention", plural: "kilograms of water per square meter", aliases: ["kg/sqm"] },
      ],
    },
  ],
  keywords: ["rain", "precipitation", "rain gauge", "irrigation depth", "liters per square meter", "acre-inch", "roof runoff"],
  related: ["precipitation-rate", "wind-speed", "humidity", "atmospheric-pressure"],
});
