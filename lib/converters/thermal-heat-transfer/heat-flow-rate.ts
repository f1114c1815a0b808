import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./heat-flow-rate.pairs.ts";

export default defineConverter({
  slug: "heat-flow-rate",
  category: "thermal-heat-transfer",
  name: "Heat Flow Rate & HVAC Capacity Converter",
  description: "Convert BTU/h, kW, tons of refrigeration, kcal/h and boiler horsepower.",
  base: { name: "watt", symbol: "W" },
  baseFactor: "W",
  defaultPair: ["btu-per-hour", "kilowatt"],
  commonUnits: ["watt", "kilowatt", "btu-per-hour", "mbh", "ton-of-refrigeration", "kilocalorie-per-hour", "horsepower"],
  pairs,
  commonValues: {
    "btu-per-hour": { example: "24000", tables: [{ values: ["5000", "6000", "8000", "9000", "10000", "12000", "14000", "15000", "18000", "24000", "30000", "36000", "42000", "48000", "60000", "80000", "100000"] }] },
    kilowatt: { example: "7", tables: [{ values: ["1", "1.5", "2", "2.5", "3", "3.5", "4", "5", "6", "7", "8", "10", "12", "15", "20", "25", "30"] }] },
    "ton-of-refrigeration": { example: "3", tables: [{ values: ["0.5", "0.75", "1", "1.5", "2", "2.5", "3", "3.5", "4", "5", "7.5", "10", "15", "20", "50", "100", "500"] }] },
    "kilocalorie-per-hour": { example: "5000" },
  },
  notes: [
    "“BTU” means the International Table Btu. The US ton of refrigeration is exactly 12,000 Btu/h; the Japanese ton is 3,320 kcal/h with the International Table kilocalorie.",
    "MBH is a thousand Btu per hour (M is the Roman numeral for 1,000); MMBtu/h is a million Btu per hour.",
    "As in HVAC practice, kcal/h uses the International Table kilocalorie. The frigorie uses the 15 °C calorie of NIST SP 811, 4.1858 J; the CIPM value of 1950 is 4.1855 J.",
    "Boiler horsepower is 9,809.50 W, as in NIST SP 811, or about 33,471 Btu/h; the industry uses a rounded 33,475 Btu/h.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; SI9 Table 8",
      units: [
        "watt",
        "kilowatt",
        "megawatt",
        "joule-per-second",
        { id: "joule-per-hour", name: "Joule per hour", symbol: "J/h", factor: "J/h", aliases: ["j/hr"] },
        "kilojoule-per-minute",
        "kilojoule-per-hour",
        "megajoule-per-hour",
        { id: "gigajoule-per-hour", name: "Gigajoule per hour", symbol: "GJ/h", factor: "GJ/h", aliases: ["gj/hr"] },
      ],
    },
    {
      name: "BTU",
      source: "SP811 B.8",
      units: [
        { unit: "btu-per-hour", plural: "BTU per hour", aliases: ["btu"] },
        { unit: "btu-per-minute", plural: "BTU per minute" },
        { unit: "btu-per-second", plural: "BTU per second" },
        { unit: "btu-th-per-hour", name: "BTU (th) per hour", plural: "thermochemical BTU per hour" },
        { unit: "mbh", plural: "thousand BTU per hour" },
        { unit: "mmbtu-per-hour", plural: "million BTU per hour" },
        { id: "therm-per-hour", name: "Therm (10⁵ Btu_IT) per hour", symbol: "thm/h", factor: "1e5 BtuIT/h", aliases: ["therm/h", "therm/hr", "therms/hr"] },
      ],
    },
    {
      name: "Refrigeration",
      source: "SP811 B.8 (ton of refrigeration); JSRAE glossary 68 (Japanese ton, 3320 kcal/h); SP811 B.8 footnote 9 (15 °C calorie)",
      units: [
        { unit: "ton-of-refrigeration", name: "Ton of refrigeration (US)" },
        {
          id: "ton-of-refrigeration-japan",
          name: "Ton of refrigeration (Japan, 3,320 kcal/h)",
          symbol: "JRT",
          factor: "3320e3 calIT/h",
          exactness: "convention",
          plural: "Japanese tons of refrigeration",
          aliases: ["japanese ton of refrigeration", "japanese ton"],
        },
        { id: "frigorie-per-hour", name: "Frigorie (kcal₁₅) per hour", symbol: "fg/h", factor: "4185.80 J/h", exactness: "measured", aliases: ["frigorie", "frigories", "fg/hr"] },
      ],
    },
    {
      name: "Calorie",
      source: "SP811 B.8; BS350 Part 1 (CHU)",
      units: [
        { id: "kilocalorie-per-hour", name: "Kilocalorie (IT) per hour", symbol: "kcal/h", factor: "1000 calIT/h", aliases: ["kcal/hr", "kcal_IT/h"] },
        { id: "kilocalorie-th-per-hour", name: "Kilocalorie (th) per hour", symbol: "kcal_th/h", factor: "1000 calTh/h", plural: "thermochemical kilocalories per hour" },
        { id: "kilocalorie-per-minute", name: "Kilocalorie (IT) per minute", symbol: "kcal/min", factor: "1000 calIT/min" },
        "calorie-per-second",
        { id: "chu-per-hour", name: "CHU (IT) per hour", symbol: "CHU/h", factor: "CHU/h", plural: "CHU per hour" },
      ],
    },
    {
      name: "Horsepower & radiators",
      source: "SP811 B.8; ASHRAE-S (EDR 240 Btu/h steam, 150 Btu/h hot water)",
      units: [
        { unit: "horsepower", name: "Horsepower (mechanical)", plural: "mechanical horsepower" },
        { unit: "horsepower-metric", name: "Horsepower (metric)", plural: "metric horsepower" },
        { unit: "horsepower-boiler", symbol: "bhp" },
        { id: "square-foot-edr-steam", name: "Square foot EDR (steam, 240 Btu/h)", symbol: "EDR", factor: "240 BtuIT/h", exactness: "convention", plural: "square feet EDR of steam", aliases: ["sq ft edr", "edr steam"] },
        {
          id: "square-foot-edr-hot-water",
          name: "Square foot EDR (hot water, 150 Btu/h)",
          symbol: "EDR",
          factor: "150 BtuIT/h",
          exactness: "convention",
          plural: "square feet EDR of hot water",
          aliases: ["edr hot water", "edr water"],
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["btu-per-hour-to-kilowatts", "kilowatts-to-btu-per-hour"],
      q: "How do I convert BTU per hour to kilowatts?",
      a: "Divide by 3,412, or multiply by 0.000293071. A 12,000 Btu/h air conditioner moves 3.517 kW of heat, a 24,000 Btu/h unit 7.034 kW. This is heat moved, not electricity used.",
    },
    {
      pairs: ["tons-of-refrigeration-to-kilowatts", "tons-of-refrigeration-to-btu-per-hour"],
      exact: true,
      q: "How many kW and BTU per hour is a ton of refrigeration?",
      a: "One US ton is exactly 12,000 Btu/h, which is 3.516853 kW or 3,024 kcal/h. A 3-ton air conditioner is rated at 36,000 Btu/h or 10.55 kW. The Japanese ton is almost 10% larger, 3.861 kW.",
    },
    {
      q: "Why is MBH a thousand and not a million BTU per hour?",
      a: "The M is the Roman numeral for 1,000. An 80 MBH furnace is rated at 80,000 Btu/h or 23.4 kW. A million Btu per hour is written MMBtu/h (a thousand thousands) and equals 293.07 kW.",
    },
    {
      q: "Does a 12,000 BTU/h air conditioner use 3.5 kW of electricity?",
      a: "No. 3.517 kW is the heat it removes. The power drawn is that divided by the coefficient of performance (COP): about 1.0 kW at a COP of 3.5. An EER of 12 Btu/(W·h) is a COP of 3.517.",
    },
    {
      pairs: ["kilocalories-per-hour-to-btu-per-hour"],
      q: "How do I convert kcal/h to BTU/h?",
      a: "Multiply by 3.968: 3,000 kcal/h is 11,905 Btu/h. Both use the International Table definitions here, so 1 kcal/h is exactly 1.163 W.",
    },
    {
      q: "What is a square foot of EDR?",
      a: "Equivalent direct radiation (EDR) is a radiator rating: by convention, 1 square foot of EDR gives off 240 Btu/h (70.3 W) with steam and 150 Btu/h (44.0 W) with hot water. Ratings differ at other water temperatures, so check the manufacturer’s table.",
    },
  ],
  keywords: ["hvac", "air conditioner", "btu", "cooling capacity", "furnace", "boiler", "ton of refrigeration"],
  related: ["heat-flux", "heat-transfer-coefficient", "thermal-resistance-r-value", "heating-value-mass", "degree-days"],
});
