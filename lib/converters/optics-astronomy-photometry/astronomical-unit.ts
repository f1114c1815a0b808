import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./astronomical-unit.pairs.ts";

export default defineConverter({
  slug: "astronomical-unit",
  category: "optics-astronomy-photometry",
  name: "Astronomical Unit Converter",
  description: "Convert au to kilometers, miles, light-minutes and other Solar System distances.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["astronomical-unit", "kilometer"],
  commonUnits: ["astronomical-unit", "kilometer", "mile", "million-kilometers", "light-minute", "light-year", "parsec", "lunar-distance"],
  pairs,
  commonValues: {
    "astronomical-unit": { example: "5.2", tables: [{ values: ["0.387", "0.723", "1", "1.524", "2.77", "5.2", "9.58", "19.2", "30.1", "39.5", "50", "100", "1000", "10000", "63241"] }] },
    kilometer: { example: "384400" },
  },
  notes: [
    "The astronomical unit has been exactly 149,597,870,700 m since 2012 (IAU); before that, it followed from the mass of the Sun and was measured.",
    "The radii of the Sun, Earth and Jupiter are the nominal IAU 2015 values, equatorial for the two planets. They are agreed conversion constants and differ a little from the newest measurements.",
    "The lunar distance is the usual mean of 384,400 km; the real distance varies between about 356,400 and 406,700 km.",
  ],
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
  faq: [
    {
      pairs: ["astronomical-units-to-kilometers"],
      exact: true,
      q: "How many kilometers are in an astronomical unit?",
      a: "Exactly 149,597,870.7 km, about 150 million. It is close to the mean distance between Earth and the Sun. Mars, at 1.524 au, is 228.0 million km from the Sun.",
    },
    {
      pairs: ["astronomical-units-to-miles"],
      exact: true,
      q: "How many miles are in an astronomical unit?",
      a: "92,955,807 miles, about 93 million. Multiply au by 92.96 for million miles: Jupiter at 5.2 au is 483.4 million miles from the Sun.",
    },
    {
      pairs: ["astronomical-units-to-light-minutes"],
      general: true,
      exact: true,
      q: "How long does light take to travel 1 au?",
      a: "499 seconds, which is 8.317 light-minutes or about 8 minutes and 19 seconds. Sunlight takes 250 minutes, a little over 4 hours, to reach Neptune at 30.07 au. A light-minute is the distance light travels in a minute, 17,987,547 km.",
    },
    {
      pairs: ["kilometers-to-astronomical-units"],
      exact: true,
      q: "How do I convert kilometers to au?",
      a: "Divide by 149,597,871. The Moon, at 384,400 km, is 0.00257 au away, and 7.48 million km, the limit for potentially hazardous asteroids, is 0.05 au.",
    },
    {
      q: "How many au are in a light-year and in a parsec?",
      a: "A light-year is 63,241 au and a parsec is 206,265 au. The second figure is the number of arcseconds in a radian, because the parsec is the distance from which 1 au appears one arcsecond wide.",
    },
  ],
  keywords: ["au to km", "distance to the Sun", "Earth-Sun distance", "au to miles", "light-minutes"],
  related: ["light-year", "parsec", "wavelength-frequency"],
});
