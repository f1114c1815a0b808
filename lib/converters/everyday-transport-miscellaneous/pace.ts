import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "pace",
  category: "everyday-transport-miscellaneous",
  name: "Running Pace Converter",
  description: "Convert min/km, min/mile, 400 m laps and 500 m splits to speed.",
  base: { name: "second per meter", symbol: "s/m" },
  baseFactor: "s/m",
  defaultPair: ["minute-per-kilometer", "minute-per-mile"],
  commonUnits: ["minute-per-kilometer", "minute-per-mile", "second-per-100-meters", "second-per-400-meters", "minute-per-500-meters", "kilometer-per-hour", "mile-per-hour"],
  commonValues: {
    "minute-per-kilometer": { example: "5", tables: [{ values: ["3:00", "3:30", "4:00", "4:15", "4:30", "4:45", "5:00", "5:15", "5:30", "5:45", "6:00", "6:15", "6:30", "6:45", "7:00", "7:30", "8:00", "9:00", "10:00"] }] },
    "minute-per-mile": { example: "8", tables: [{ values: ["5:00", "5:30", "6:00", "6:30", "7:00", "7:30", "8:00", "8:30", "9:00", "9:30", "10:00", "10:30", "11:00", "11:30", "12:00", "13:00", "14:00", "15:00"] }] },
  },
  bounds: { min: "0", message: "A pace cannot be negative." },
  groups: [
    {
      name: "Pace (linear)",
      source: "SI9 Table 8; HB44 App. C; WATHLETICS; WROWING",
      units: [
        { id: "second-per-meter", name: "Second per meter", symbol: "s/m", factor: "s/m" },
        { id: "minute-per-kilometer", name: "Minute per kilometer", symbol: "min/km", factor: "min/km", aliases: ["min/k", "min per km", "minutes per km", "mins per km", "/km"], sexagesimal: "minutes" },
        { id: "second-per-kilometer", name: "Second per kilometer", symbol: "s/km", factor: "s/km", aliases: ["sec/km"] },
        { id: "hour-per-kilometer", name: "Hour per kilometer", symbol: "h/km", factor: "h/km", aliases: ["hr/km"], sexagesimal: "hours" },
        { id: "minute-per-mile", name: "Minute per mile", symbol: "min/mi", factor: "min/mi", aliases: ["min/mile", "min per mile", "mins per mile", "/mi"], sexagesimal: "minutes" },
        { id: "second-per-mile", name: "Second per mile", symbol: "s/mi", factor: "s/mi", aliases: ["sec/mi", "s/mile"] },
        { id: "second-per-100-meters", name: "Second per 100 m (swimming)", symbol: "s/100 m", factor: "s/(100 m)", plural: "seconds per 100 m", aliases: ["s/100m", "sec/100m"] },
        { id: "minute-per-100-meters", name: "Minute per 100 m (swimming)", symbol: "min/100 m", factor: "min/(100 m)", plural: "minutes per 100 m", aliases: ["min/100m", "/100m"], sexagesimal: "minutes" },
        { id: "minute-per-100-yards", name: "Minute per 100 yd (swimming)", symbol: "min/100 yd", factor: "min/(100 yd)", plural: "minutes per 100 yd", aliases: ["min/100yd", "/100yd"], sexagesimal: "minutes" },
        { id: "second-per-100-yards", name: "Second per 100 yd", symbol: "s/100 yd", factor: "s/(100 yd)", plural: "seconds per 100 yd", aliases: ["s/100yd", "sec/100yd"] },
        { id: "second-per-400-meters", name: "Second per 400 m lap", symbol: "s/400 m", factor: "s/(400 m)", plural: "seconds per 400 m lap", aliases: ["s/400m", "sec/400m", "s/lap"] },
        { id: "minute-per-400-meters", name: "Minute per 400 m lap", symbol: "min/400 m", factor: "min/(400 m)", plural: "minutes per 400 m lap", aliases: ["min/400m", "min/lap"], sexagesimal: "minutes" },
        { id: "minute-per-500-meters", name: "Minute per 500 m split (rowing)", symbol: "min/500 m", factor: "min/(500 m)", plural: "minutes per 500 m", aliases: ["min/500m", "/500m", "split"], sexagesimal: "minutes" },
        { id: "minute-per-nautical-mile", name: "Minute per nautical mile", symbol: "min/nmi", factor: "min/nmi", aliases: ["min/nm"], sexagesimal: "minutes" },
      ],
    },
    {
      name: "Speed (reciprocal)",
      source: "SI9 Table 8; SI8 Table 8; SP811 B.8",
      units: [
        { unit: "kilometer-per-hour", law: { kind: "reciprocal", numerator: "h/km" } },
        { unit: "meter-per-second", law: { kind: "reciprocal", numerator: "s/m" } },
        { unit: "meter-per-minute", law: { kind: "reciprocal", numerator: "min/m" } },
        { unit: "mile-per-hour", law: { kind: "reciprocal", numerator: "h/mi" } },
        { unit: "knot", name: "Knot", law: { kind: "reciprocal", numerator: "h/nmi" } },
      ],
    },
  ],
  keywords: ["running pace", "min per km", "min per mile", "treadmill speed", "swim pace", "rowing split", "marathon pace"],
  related: ["fuel-economy", "typing-speed"],
});
