import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "light-year",
  category: "optics-astronomy-photometry",
  name: "Light-Year Converter",
  description: "Convert light-years, light-minutes and light-seconds to kilometers, miles, parsecs and au.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["light-year", "kilometer"],
  commonUnits: ["light-year", "parsec", "astronomical-unit", "kilometer", "mile", "light-day", "light-hour"],
  commonValues: {
    "light-year": { example: "4.25", tables: [{ values: ["0.5", "1", "2", "4.25", "4.37", "8.6", "10", "25", "50", "100", "500", "1000", "26000", "100000", "2500000"] }] },
  },
  groups: [
    {
      name: "Light-time",
      source: "SI9 Table 1; IAU Style Manual 1989",
      units: [
        "light-year",
        "kilolight-year",
        "megalight-year",
        "gigalight-year",
        { id: "light-month", name: "Light-month (1/12 light-year)", symbol: "", factor: "ly/12", exactness: "convention" },
        { id: "light-week", name: "Light-week", symbol: "", factor: "c week" },
        "light-day",
        "light-hour",
        "light-minute",
        "light-second",
      ],
    },
    {
      name: "Astronomical",
      source: "IAU 2012 Resolution B2; IAU 2015 Resolution B2 note 4; IAU 2015 B3",
      units: ["astronomical-unit", "parsec", "kiloparsec", "megaparsec", { unit: "solar-radius", name: "Solar radius (nominal)", plural: "solar radii" }],
    },
    {
      name: "Terrestrial",
      source: "SI9 Table 7; SI8 Table 8; HB44 App. C",
      units: ["meter", "kilometer", "million-kilometers", "billion-kilometers", "petameter", { unit: "mile", name: "Mile" }, "million-miles", "trillion-miles", { unit: "nautical-mile", name: "Nautical mile" }],
    },
  ],
  keywords: ["ly to km", "light years to miles", "astronomical distance", "speed of light", "light-minute"],
  related: ["parsec", "astronomical-unit", "wavelength-frequency"],
});
