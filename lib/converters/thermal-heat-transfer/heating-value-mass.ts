import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "heating-value-mass",
  category: "thermal-heat-transfer",
  name: "Heating Value (by Mass) Converter",
  description: "Convert fuel calorific value, latent heat and specific energy: MJ/kg, kWh/kg, Btu/lb, kcal/kg.",
  base: { name: "joule per kilogram", symbol: "J/kg" },
  baseFactor: "J/kg",
  defaultPair: ["megajoule-per-kilogram", "btu-per-pound"],
  commonUnits: ["kilojoule-per-kilogram", "megajoule-per-kilogram", "kilowatt-hour-per-kilogram", "kilocalorie-it-per-kilogram", "btu-per-pound", "mmbtu-per-short-ton"],
  commonValues: {
    "megajoule-per-kilogram": { example: "43" },
    "btu-per-pound": { example: "12000" },
    "kilojoule-per-kilogram": { example: "50000" },
    "kilocalorie-it-per-kilogram": { example: "7000" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 6; SI9 Table 8",
      units: [
        "joule-per-kilogram",
        { id: "kilojoule-per-kilogram", name: "Kilojoule per kilogram", symbol: "kJ/kg", factor: "kJ/kg" },
        { id: "megajoule-per-kilogram", name: "Megajoule per kilogram", symbol: "MJ/kg", factor: "MJ/kg" },
        { id: "joule-per-gram", name: "Joule per gram", symbol: "J/g", factor: "J/g" },
        { id: "kilojoule-per-gram", name: "Kilojoule per gram", symbol: "kJ/g", factor: "kJ/g" },
        { id: "megajoule-per-tonne", name: "Megajoule per tonne", symbol: "MJ/t", factor: "MJ/t" },
        { id: "gigajoule-per-tonne", name: "Gigajoule per tonne", symbol: "GJ/t", factor: "GJ/t" },
        { id: "watt-hour-per-kilogram", name: "Watt-hour per kilogram", symbol: "W·h/kg", factor: "W h/kg" },
        { id: "kilowatt-hour-per-kilogram", name: "Kilowatt-hour per kilogram", symbol: "kW·h/kg", factor: "kW h/kg" },
        { id: "megawatt-hour-per-tonne", name: "Megawatt-hour per tonne", symbol: "MW·h/t", factor: "MW h/t", aliases: ["mwh/tonne"] },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8",
      units: [
        { id: "calorie-per-gram", name: "Calorie (th) per gram", symbol: "cal/g", factor: "calTh/g" },
        { id: "calorie-it-per-gram", name: "Calorie (IT) per gram", symbol: "cal_IT/g", factor: "calIT/g", plural: "IT calories per gram" },
        { id: "kilocalorie-per-kilogram", name: "Kilocalorie (th) per kilogram", symbol: "kcal/kg", factor: "1000 calTh/kg" },
        { id: "kilocalorie-it-per-kilogram", name: "Kilocalorie (IT) per kilogram", symbol: "kcal_IT/kg", factor: "1000 calIT/kg", plural: "IT kilocalories per kilogram" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; BS350 Part 1 (CHU)",
      units: [
        { id: "btu-per-pound", name: "BTU (IT) per pound", symbol: "Btu/lb", factor: "BtuIT/lb", plural: "BTU per pound", aliases: ["btu/lbm"] },
        { id: "btu-th-per-pound", name: "BTU (th) per pound", symbol: "Btu_th/lb", factor: "BtuTh/lb", plural: "thermochemical BTU per pound" },
        { id: "mmbtu-per-short-ton", name: "Million BTU (IT) per short ton", symbol: "MMBtu/tn", factor: "1e6 BtuIT/shortTon", plural: "million BTU per short ton", aliases: ["mmbtu/ton", "mmbtu/short ton"] },
        { id: "mmbtu-per-tonne", name: "Million BTU (IT) per tonne", symbol: "MMBtu/t", factor: "1e6 BtuIT/t", plural: "million BTU per tonne", aliases: ["mmbtu/tonne", "mmbtu/mt"] },
        { id: "therm-per-pound", name: "Therm (10⁵ Btu_IT) per pound", symbol: "thm/lb", factor: "1e5 BtuIT/lb", aliases: ["therm/lb"] },
        { id: "chu-per-pound", name: "CHU (IT) per pound", symbol: "CHU/lb", factor: "CHU/lb", plural: "CHU per pound" },
        { id: "foot-pound-per-pound", name: "Foot-pound-force per pound", symbol: "ft·lbf/lb", factor: "ft lbf/lb", plural: "foot-pounds-force per pound", aliases: ["ft-lbf/lb", "ft·lb/lb"] },
        { id: "horsepower-hour-per-pound", name: "Horsepower-hour per pound", symbol: "hp·h/lb", factor: "hp h/lb", aliases: ["hp-h/lb", "hp-hr/lb"] },
      ],
    },
    {
      name: "Other",
      source: "IEA-ESM (1 toe = 10 Gcal_IT = 41.868 GJ); SP811 B.8; SI8 Table 9",
      units: [
        { id: "toe-per-tonne", name: "Tonne of oil equivalent per tonne", symbol: "toe/t", factor: "1e10 calIT/t", exactness: "convention", aliases: ["toe/tonne"] },
        { id: "kilogram-force-meter-per-kilogram", name: "Kilogram-force meter per kilogram", symbol: "kgf·m/kg", factor: "kgf m/kg" },
        "erg-per-gram",
      ],
    },
  ],
  keywords: ["calorific value", "hhv", "lhv", "latent heat", "specific energy", "coal"],
  related: ["heating-value-volume", "heat-flow-rate", "specific-heat-capacity"],
});
