import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "parsec",
  category: "optics-astronomy-photometry",
  name: "Parsec Converter",
  description: "Convert parsecs, kiloparsecs and megaparsecs to light-years, au, km and stellar parallax.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["parsec", "light-year"],
  commonUnits: ["parsec", "kiloparsec", "megaparsec", "light-year", "astronomical-unit", "kilometer", "milliarcsecond-parallax"],
  commonValues: {
    parsec: { example: "10" },
    megaparsec: { example: "16.5" },
    "milliarcsecond-parallax": { example: "50" },
  },
  bounds: { min: "0", message: "A distance or a parallax cannot be negative." },
  groups: [
    {
      name: "Parsec",
      source: "IAU 2015 Resolution B2 note 4",
      units: [{ id: "gigaparsec", name: "Gigaparsec", symbol: "Gpc", factor: "Gpc" }, "megaparsec", "kiloparsec", "parsec", { id: "milliparsec", name: "Milliparsec", symbol: "mpc", factor: "mpc" }],
    },
    {
      name: "Light-time",
      source: "SI9 Table 1; IAU Style Manual 1989",
      units: ["light-year", "megalight-year", "gigalight-year", "light-day"],
    },
    {
      name: "Astronomical & terrestrial",
      source: "IAU 2012 Resolution B2; SI9 Table 7; HB44 App. C",
      units: ["astronomical-unit", "meter", "kilometer", "petameter", "exameter", { unit: "mile", name: "Mile" }, "trillion-miles"],
    },
    {
      name: "Parallax (reciprocal)",
      source: "IAU 2015 Resolution B2 note 4",
      units: [
        { id: "arcsecond-parallax", name: "Parallax, arcseconds", symbol: "″", law: { kind: "reciprocal", numerator: "pc" }, plural: "arcseconds of parallax", aliases: ["arcsec", "arcsecond", "arcseconds", "as"] },
        {
          id: "milliarcsecond-parallax",
          name: "Parallax, milliarcseconds",
          symbol: "mas",
          law: { kind: "reciprocal", numerator: "kpc" },
          plural: "milliarcseconds of parallax",
          aliases: ["milliarcsec", "milliarcsecond", "milliarcseconds"],
        },
      ],
    },
  ],
  keywords: ["pc to ly", "parallax", "kiloparsec", "megaparsec", "stellar distance"],
  related: ["light-year", "astronomical-unit", "wavelength-frequency"],
});
