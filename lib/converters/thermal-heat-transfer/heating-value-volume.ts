import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "heating-value-volume",
  category: "thermal-heat-transfer",
  name: "Heating Value (by Volume) Converter",
  description: "Convert gas and liquid fuel energy per volume: MJ/m³, kWh/m³, Btu/ft³, Btu/gal.",
  base: { name: "joule per cubic meter", symbol: "J/m³" },
  baseFactor: "J/m^3",
  defaultPair: ["megajoule-per-cubic-meter", "btu-per-cubic-foot"],
  commonUnits: ["kilojoule-per-cubic-meter", "megajoule-per-cubic-meter", "megajoule-per-liter", "kilowatt-hour-per-cubic-meter", "btu-per-cubic-foot", "btu-per-gallon-us"],
  commonValues: {
    "megajoule-per-cubic-meter": { example: "38" },
    "btu-per-cubic-foot": { example: "1030" },
    "kilowatt-hour-per-cubic-meter": { example: "10.5" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5; SI9 Table 8",
      units: [
        { id: "joule-per-cubic-meter", name: "Joule per cubic meter", symbol: "J/m³", factor: "J/m^3" },
        { id: "kilojoule-per-cubic-meter", name: "Kilojoule per cubic meter", symbol: "kJ/m³", factor: "kJ/m^3" },
        { id: "megajoule-per-cubic-meter", name: "Megajoule per cubic meter", symbol: "MJ/m³", factor: "MJ/m^3" },
        { id: "gigajoule-per-cubic-meter", name: "Gigajoule per cubic meter", symbol: "GJ/m³", factor: "GJ/m^3" },
        { id: "kilojoule-per-liter", name: "Kilojoule per liter", symbol: "kJ/L", factor: "kJ/L" },
        { id: "megajoule-per-liter", name: "Megajoule per liter", symbol: "MJ/L", factor: "MJ/L" },
        { id: "watt-hour-per-liter", name: "Watt-hour per liter", symbol: "W·h/L", factor: "W h/L" },
        { id: "kilowatt-hour-per-liter", name: "Kilowatt-hour per liter", symbol: "kW·h/L", factor: "kW h/L" },
        { id: "kilowatt-hour-per-cubic-meter", name: "Kilowatt-hour per cubic meter", symbol: "kW·h/m³", factor: "kW h/m^3", aliases: ["kwh/m3", "kwh/cbm"] },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8",
      units: [
        { id: "calorie-per-cubic-centimeter", name: "Calorie (th) per cubic centimeter", symbol: "cal/cm³", factor: "calTh/cm^3" },
        { id: "kilocalorie-per-cubic-meter", name: "Kilocalorie (th) per cubic meter", symbol: "kcal/m³", factor: "1000 calTh/m^3" },
        { id: "kilocalorie-it-per-cubic-meter", name: "Kilocalorie (IT) per cubic meter", symbol: "kcal_IT/m³", factor: "1000 calIT/m^3", plural: "IT kilocalories per cubic meter" },
        { id: "kilocalorie-per-liter", name: "Kilocalorie (th) per liter", symbol: "kcal/L", factor: "1000 calTh/L" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; API MPMS (42 gal barrel); UKWM85 Sch. 1 (imperial gallon); BS350 Part 1 (CHU)",
      units: [
        { id: "btu-per-cubic-foot", name: "BTU (IT) per cubic foot", symbol: "Btu/ft³", factor: "BtuIT/ft^3", plural: "BTU per cubic foot", aliases: ["btu/cf", "btu/cu ft", "btu/scf"] },
        { id: "btu-th-per-cubic-foot", name: "BTU (th) per cubic foot", symbol: "Btu_th/ft³", factor: "BtuTh/ft^3", plural: "thermochemical BTU per cubic foot" },
        { id: "btu-per-gallon-us", name: "BTU (IT) per US gallon", symbol: "Btu/gal", factor: "BtuIT/galUS", plural: "BTU per US gallon", aliases: ["btu/us gal", "btu per gallon"] },
        { id: "btu-per-gallon-imperial", name: "BTU (IT) per imperial gallon", symbol: "Btu/gal(UK)", factor: "BtuIT/galUK", plural: "BTU per imperial gallon", aliases: ["btu/imp gal", "btu/uk gal"] },
        { id: "mmbtu-per-barrel", name: "Million BTU (IT) per oil barrel", symbol: "MMBtu/bbl", factor: "1e6 BtuIT/bblOil", plural: "million BTU per barrel", aliases: ["mmbtu/barrel"] },
        { id: "therm-per-hundred-cubic-feet", name: "Therm (10⁵ Btu_IT) per Ccf", symbol: "thm/Ccf", factor: "1e5 BtuIT/(100 ft^3)", plural: "therms per hundred cubic feet", aliases: ["therm/ccf", "therms/ccf"] },
        { id: "therm-per-gallon-imperial", name: "Therm (10⁵ Btu_IT) per imperial gallon", symbol: "thm/gal(UK)", factor: "1e5 BtuIT/galUK", aliases: ["therm/gal(UK)"] },
        { id: "chu-per-cubic-foot", name: "CHU (IT) per cubic foot", symbol: "CHU/ft³", factor: "CHU/ft^3", plural: "CHU per cubic foot" },
        { id: "foot-pound-per-cubic-foot", name: "Foot-pound-force per cubic foot", symbol: "ft·lbf/ft³", factor: "ft lbf/ft^3", plural: "foot-pounds-force per cubic foot" },
      ],
    },
  ],
  keywords: ["natural gas", "calorific value", "energy density", "btu per cubic foot", "gas bill", "wobbe"],
  related: ["heating-value-mass", "heat-flow-rate", "degree-days"],
});
