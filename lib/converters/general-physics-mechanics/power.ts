import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./power.pairs.ts";

export default defineConverter({
  slug: "power",
  category: "general-physics-mechanics",
  name: "Power Converter",
  description: "Convert watts, kilowatts, all types of horsepower, BTU per hour and tons of refrigeration.",
  base: { name: "watt", symbol: "W" },
  baseFactor: "W",
  defaultPair: ["kilowatt", "horsepower"],
  commonUnits: ["watt", "kilowatt", "megawatt", "horsepower", "horsepower-metric", "btu-per-hour", "ton-of-refrigeration", "foot-pound-per-second"],
  pairs,
  commonValues: {
    kilowatt: { example: "110", tables: [{ values: ["1", "1.5", "2", "5", "7.5", "10", "20", "30", "50", "55", "60", "75", "80", "90", "100", "110", "120", "150", "200", "250", "300", "400", "500"] }] },
    horsepower: { example: "150", tables: [{ values: ["1/4", "1/3", "1/2", "3/4", "1", "1 1/2", "2", "3", "5", "7 1/2", "10", "15", "20", "25", "30", "50", "75", "100", "150", "200", "250", "300", "400", "500"] }] },
    watt: { example: "1500", tables: [{ values: ["10", "50", "60", "100", "150", "200", "300", "500", "750", "1000", "1200", "1500", "1800", "2000", "2500", "3000", "5000"] }] },
    "horsepower-metric": { example: "150", tables: [{ values: ["1", "5", "10", "20", "50", "60", "75", "80", "90", "100", "110", "120", "130", "150", "170", "200", "250", "300", "400", "500"] }] },
    "btu-per-hour": { example: "12000", tables: [{ values: ["1000", "5000", "6000", "8000", "9000", "10000", "12000", "14000", "15000", "18000", "24000", "30000", "36000", "48000", "60000", "100000"] }] },
  },
  notes: [
    "“Horsepower” means mechanical horsepower, 550 ft·lbf/s or 745.69987 W; metric (PS, CV), electric, boiler and water horsepower are separate units.",
    "A volt-ampere has the dimensions of a watt but measures apparent power; real power is apparent power times the power factor.",
    "BTU rates use the International Table BTU unless marked otherwise.",
    "Levels such as dBm and dBW are in the Signal Level Converter.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "petawatt", name: "Petawatt", symbol: "PW", factor: "PW" },
        { id: "terawatt", name: "Terawatt", symbol: "TW", factor: "TW" },
        { id: "gigawatt", name: "Gigawatt", symbol: "GW", factor: "GW" },
        "megawatt",
        "kilowatt",
        "watt",
        "milliwatt",
        "microwatt",
        "nanowatt",
        "picowatt",
        "joule-per-second",
        "kilojoule-per-minute",
        "kilojoule-per-hour",
        "megajoule-per-hour",
        { id: "volt-ampere", name: "Volt-ampere (apparent power)", symbol: "V·A", factor: "V A" },
        { id: "kilovolt-ampere", name: "Kilovolt-ampere (apparent power)", symbol: "kV·A", factor: "kV A" },
      ],
    },
    {
      name: "Horsepower",
      source: "SP811 B.8",
      units: [
        { unit: "horsepower", aliases: ["bhp"] },
        "horsepower-metric",
        { id: "horsepower-electric", name: "Horsepower (electric)", symbol: "hp(E)", factor: "hpElectric", plural: "electric horsepower", aliases: ["electric hp", "hpe"] },
        "horsepower-boiler",
        { id: "horsepower-water", name: "Horsepower (water)", symbol: "hp(H)", factor: "7.46043e2 W", exactness: "convention", plural: "water horsepower", aliases: ["water hp", "hydraulic horsepower"] },
      ],
    },
    {
      name: "BTU rates",
      source: "SP811 B.8 (International Table and thermochemical BTU, ton of refrigeration)",
      units: ["btu-per-hour", "btu-per-minute", "btu-per-second", "btu-th-per-hour", "mbh", "mmbtu-per-hour", "ton-of-refrigeration"],
    },
    {
      name: "Calorie rates",
      source: "SP811 B.8",
      units: [
        "calorie-per-second",
        { id: "kilocalorie-per-second", name: "Kilocalorie (th) per second", symbol: "kcal/s", factor: "1000 calTh/s" },
        { id: "kilocalorie-per-hour", name: "Kilocalorie (th) per hour", symbol: "kcal/h", factor: "1000 calTh/h", aliases: ["kcal/hr"] },
        { id: "kilocalorie-it-per-hour", name: "Kilocalorie (IT) per hour", symbol: "kcal_IT/h", factor: "1000 calIT/h", plural: "IT kilocalories per hour" },
      ],
    },
    {
      name: "Mechanical",
      source: "SP811 B.8",
      units: [
        { id: "foot-pound-per-second", name: "Foot-pound-force per second", symbol: "ft·lbf/s", factor: "ft lbf/s", plural: "foot-pounds-force per second", aliases: ["ft-lb/s", "ft lb/s", "ft-lbf/s", "foot-pounds per second"] },
        { id: "foot-pound-per-minute", name: "Foot-pound-force per minute", symbol: "ft·lbf/min", factor: "ft lbf/min", plural: "foot-pounds-force per minute", aliases: ["ft-lb/min", "foot-pounds per minute"] },
        { id: "foot-pound-per-hour", name: "Foot-pound-force per hour", symbol: "ft·lbf/h", factor: "ft lbf/h", plural: "foot-pounds-force per hour", aliases: ["ft-lb/h", "foot-pounds per hour"] },
        { id: "kilogram-force-meter-per-second", name: "Kilogram-force meter per second", symbol: "kgf·m/s", factor: "kgf m/s", aliases: ["kgm/s", "kg-m/s"] },
        { id: "poncelet", name: "Poncelet (100 kgf·m/s)", symbol: "p", factor: "100 kgf m/s" },
        { id: "erg-per-second", name: "Erg per second", symbol: "erg/s", factor: "erg/s" },
      ],
    },
    {
      name: "Astronomical",
      source: "IAU 2015 B3",
      units: [{ id: "solar-luminosity", name: "Solar luminosity (IAU nominal)", symbol: "L☉", factor: "3.828e26 W", exactness: "convention", aliases: ["lsun", "l_sun"] }],
    },
  ],
  faq: [
    {
      pairs: ["kilowatts-to-horsepower"],
      q: "How do I convert kilowatts to horsepower?",
      a: "Multiply by 1.341 for mechanical horsepower, or by 1.36 for metric horsepower (PS, CV). So a 100 kW engine is rated at 134.1 hp or 136 PS. Going back, one mechanical horsepower is 0.7457 kW.",
    },
    {
      pairs: ["horsepower-metric-to-kilowatts"],
      q: "Why does a European car have more horsepower than the same car in the US?",
      a: "European figures are metric horsepower: 75 kgf·m/s, 735.5 W. US figures are mechanical horsepower: 550 ft·lbf/s, 745.7 W. A 150 PS car delivers 110.3 kW, which is only 147.9 hp.",
    },
    {
      pairs: ["watts-to-btu-per-hour", "btu-per-hour-to-watts"],
      exact: true,
      q: "How do I convert BTU per hour to watts?",
      a: "Multiply by 0.2931. A 12,000 BTU/h air conditioner moves 3,516.852842 W of heat, which is exactly one ton of refrigeration. That is the cooling capacity; the electrical input is that divided by the coefficient of performance.",
    },
    {
      q: "What is a ton of refrigeration?",
      a: "It is 12,000 International Table BTU per hour, or 3,517 W: the rate of heat flow that melts a short ton (2,000 lb) of ice in 24 hours. It has nothing to do with the weight of the machine. A 3-ton unit moves 10.55 kW of heat.",
    },
    {
      q: "Is a kVA the same as a kW?",
      a: "Only at a power factor of 1. A kilovolt-ampere is apparent power, voltage times current; the kilowatts that do work are the kVA times the power factor. A 10 kVA generator at a power factor of 0.8 delivers 8 kW, about 10.73 hp.",
    },
    {
      q: "How much is a boiler horsepower?",
      a: "A boiler horsepower is 9,809.50 W, about 13 times a mechanical horsepower. It is the heat needed to evaporate 34.5 lb of water per hour at 212 °F, about 33,471 BTU/h. Do not compare it with the shaft power of an engine.",
    },
  ],
  keywords: ["horsepower", "kw", "hp", "ps", "btu per hour", "ton of refrigeration", "engine", "kva"],
  related: ["energy", "torque", "work", "angular-velocity", "force", "speed"],
});
