import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./wind-speed.pairs.ts";

export default defineConverter({
  slug: "wind-speed",
  category: "climate-environment-meteorology",
  name: "Wind Speed Converter",
  description: "Convert wind speed between m/s, km/h, mph, knots and the Beaufort, Fujita and TORRO scales.",
  base: { name: "meter per second", symbol: "m/s" },
  baseFactor: "m/s",
  defaultPair: ["kilometer-per-hour", "knot"],
  commonUnits: ["kilometer-per-hour", "mile-per-hour", "meter-per-second", "knot", "beaufort"],
  pairs,
  commonValues: {
    "kilometer-per-hour": { example: "50", tables: [{ values: ["5", "10", "15", "20", "25", "30", "40", "50", "60", "75", "80", "90", "100", "118", "120", "150", "180", "200", "250"] }] },
    knot: { example: "20", tables: [{ values: ["1", "3", "5", "6", "10", "15", "16", "20", "21", "25", "27", "30", "33", "34", "40", "47", "48", "55", "63", "64", "83", "96", "113", "137"] }] },
    "meter-per-second": { example: "15" },
    beaufort: { example: "8", tables: [{ values: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] }] },
    "mile-per-hour": { example: "74", tables: [{ values: ["5", "10", "15", "20", "25", "30", "39", "40", "45", "50", "58", "60", "74", "80", "96", "100", "111", "130", "157"] }] },
  },
  bounds: { min: "0", message: "A wind speed cannot be negative." },
  notes: [
    "A speed is converted to a Beaufort force with the WMO table of whole knots, so 16.4 kn is force 4 and 16.5 kn is force 5. A force is converted to a speed with v = 0.836 m/s × B^1.5, which lies within that force’s band.",
    "The table’s m/s column was derived from that formula and differs from its knots column by up to half a knot at some limits; the knots column is used here.",
    "Fujita and TORRO classes are bands of wind speed as well; an original Fujita class is converted at its lower bound. The Enhanced Fujita and the Saffir–Simpson scales are classes without a formula and are not converted.",
  ],
  groups: [
    {
      name: "Speed",
      source: "SI9 Table 8; SI8 Table 8; SP811 B.8; WMO-8",
      units: [
        "meter-per-second",
        "kilometer-per-hour",
        "mile-per-hour",
        { unit: "knot", name: "Knot" },
        "foot-per-second",
        "foot-per-minute",
        { unit: "centimeter-per-second", name: "Centimeter per second" },
        "meter-per-minute",
        { id: "kilometer-per-day", name: "Kilometer per day (wind run)", symbol: "km/d", factor: "km/d" },
        { id: "mile-per-day", name: "Mile per day (wind run)", symbol: "mi/d", factor: "mi/d" },
      ],
    },
    {
      name: "Scales (non-linear)",
      source: "WMO-306 code table 1100; FUJITA; TORRO",
      units: [
        {
          id: "beaufort",
          name: "Beaufort force",
          symbol: "Bft",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Beaufort",
          aliases: ["bf", "beaufort", "force"],
          formula: {
            toBase: "v = 0.836 m/s × B^1.5",
            fromBase: "B = the force whose band in the WMO table contains v, rounded to whole knots",
          },
        },
        {
          id: "fujita",
          name: "Fujita scale (original F)",
          symbol: "F",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Fujita classes",
          aliases: ["f-scale", "fujita"],
          formula: {
            toBase: "v = 6.30 m/s × (F + 2)^1.5, the lower bound of the class",
            fromBase: "F = the class whose band contains v, rounded to whole miles per hour",
          },
        },
        {
          id: "torro",
          name: "TORRO T-scale",
          symbol: "T",
          law: { kind: "function" },
          exactness: "convention",
          plural: "TORRO classes",
          aliases: ["t-scale", "torro"],
          formula: {
            toBase: "v = 2.365 m/s × (T + 4)^1.5",
            fromBase: "T = the class whose band contains v, rounded to whole meters per second",
          },
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["knots-to-kilometers-per-hour"],
      q: "How do I convert knots to kilometers per hour?",
      a: "Multiply by 1.852, because a knot is one nautical mile of 1,852 m per hour. A wind of 25 knots is 25 × 1.852 = 46.3 km/h. To go the other way, divide by 1.852: 100 km/h is 53.996 knots.",
    },
    {
      pairs: ["beaufort-to-kilometers-per-hour"],
      q: "How fast is a force 8 gale?",
      a: "WMO gives 34 to 40 knots for force 8, which is 63 to 74 km/h or 39 to 46 mph. The formula v = 0.836 × B^1.5 puts force 8 at 18.917 m/s, or 68.1 km/h. These are ten-minute means; gusts are stronger.",
    },
    {
      q: "Why does a force come back as a slightly different speed?",
      a: "A Beaufort force is a band, not a point. Force 5 covers 17 to 21 knots, and this converter returns the single equivalent speed from the WMO formula, 9.347 m/s or 18.2 knots. A measured 21 knots is force 5 too, but converting force 5 back cannot return 21.",
    },
    {
      q: "Is the Fujita scale here the Enhanced Fujita scale?",
      a: "No. These are the original 1971 classes, in fastest-quarter-mile wind: F0 starts at 40 mph and F5 at 261 mph. The Enhanced Fujita scale used in the United States since 2007 rates damage and estimates three-second gusts, and EF5 begins above 200 mph.",
    },
    {
      q: "How many meters per second is 100 kilometers per hour?",
      a: "Divide by 3.6: 100 km/h is 27.78 m/s. Many European weather services forecast in m/s, so 10 m/s in a forecast means 36 km/h, 22.4 mph or 19.4 knots, a force 5 wind.",
    },
  ],
  keywords: ["wind", "gale", "storm", "hurricane", "tornado scale", "sailing", "anemometer"],
  related: ["atmospheric-pressure", "precipitation-rate", "rainfall", "humidity"],
});
