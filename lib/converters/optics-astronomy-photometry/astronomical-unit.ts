import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "astronomical-unit",
  category: "optics-astronomy-photometry",
  name: "Astronomical Unit Converter",
  description: "Convert au to kilometers, miles, light-minutes and other Solar System distances.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["astronomical-unit", "kilometer"],
  commonUnits: ["astronomical-unit", "kilometer", "mile", "million-kilometers", "light-minute", "light-year", "parsec", "lunar-distance"],
  commonValues: {
    "astronomical-unit": { example: "5.2", tables: [{ values: ["0.387", "0.723", "1", "1.524", "2.77", "5.2", "9.58", "19.2", "30.1", "39.5", "50", "100", "1000", "10000", "63241"] }] },
    kilometer: { example: "384400" },
  },
  groups: [
    {
      name: "Astronomical",
      source: "IAU 2012 Resolution B2; IAU 2015 B3; SI9 Table 1; IERS Technical Note 36",
      units: [
        "astronomical-unit",
        { id: "milli-astronomical-unit", name: "Milli-astronomical unit", symbol: "mau", factor: "au/1000" },
        { unit: "lunar-distance", name: "Lunar distance (mean, 384,400 km)" },
        { unit: "earth-radius", name: "Earth radius (nominal equatorial)", plural: "Earth radii" },
        { id: "earth-diameter", name: "Earth diameter (nominal equatorial)", symbol: "", factor: "2 [earth-radius]", exactness: "convention", plural: "Earth diameters" },
        { id: "jupiter-radius", name: "Jupiter radius (nominal equatorial)", symbol: "R♃", factor: "71492 km", exactness: "convention", plural: "Jupiter radii", aliases: ["rj"] },
        { unit: "solar-radius", name: "Solar radius (nominal)", plural: "solar radii" },
        "light-second",
        "light-minute",
        "light-hour",
        "light-day",
        "light-year",
        "parsec",
      ],
    },
    {
      name: "Terrestrial",
      source: "SI9 Table 7; SI8 Table 8; HB44 App. C",
      units: ["meter", "kilometer", "million-kilometers", "billion-kilometers", { unit: "mile", name: "Mile" }, "million-miles", { unit: "nautical-mile", name: "Nautical mile" }],
    },
  ],
  keywords: ["au to km", "distance to the Sun", "Earth-Sun distance", "au to miles", "light-minutes"],
  related: ["light-year", "parsec", "wavelength-frequency"],
});
