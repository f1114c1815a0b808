import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./parsec.pairs.ts";

export default defineConverter({
  slug: "parsec",
  category: "optics-astronomy-photometry",
  name: "Parsec Converter",
  description: "Convert parsecs, kiloparsecs and megaparsecs to light-years, au, km and stellar parallax.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["parsec", "light-year"],
  commonUnits: ["parsec", "kiloparsec", "megaparsec", "light-year", "astronomical-unit", "kilometer", "milliarcsecond-parallax"],
  pairs,
  commonValues: {
    parsec: { example: "10" },
    megaparsec: { example: "16.5" },
    "milliarcsecond-parallax": { example: "50" },
  },
  bounds: { min: "0", message: "A distance or a parallax cannot be negative." },
  notes: [
    "A parsec is exactly 648,000/π astronomical units (IAU 2015), the distance at which 1 au spans one arcsecond.",
    "Parallax is reciprocal: distance in parsecs = 1 ÷ parallax in arcseconds. Zero parallax has no distance, and a negative measured parallax is noise.",
    "Inverting a parallax is only safe when its error is small, under about 20%; beyond that the distance is biased.",
  ],
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
  faq: [
    {
      pairs: ["parsecs-to-light-years"],
      q: "How many light-years are in a parsec?",
      a: "3.262 light-years. To convert, multiply parsecs by that number: the center of the Milky Way, at 8.178 kpc, is 26,673 light-years away. From light-years to parsecs, multiply by 0.3066.",
    },
    {
      pairs: ["milliarcseconds-parallax-to-parsecs"],
      q: "How do I convert parallax to distance?",
      a: "Divide 1 by the parallax in arcseconds, or 1,000 by the parallax in milliarcseconds, to get parsecs. Proxima Centauri, at 768.1 mas, lies at 1.30197 pc, which is 4.24646 light-years. A parallax of 10 mas means 100 pc.",
    },
    {
      pairs: ["parsecs-to-kilometers"],
      exact: true,
      q: "How long is a parsec in kilometers?",
      a: "About 3.086 × 10¹³ km, or 30.86 trillion. It is 206,265 astronomical units, the number of arcseconds in one radian, times 149,597,871 km.",
    },
    {
      q: "Why do astronomers use parsecs instead of light-years?",
      a: "Because the unit follows from the measurement. The yearly parallax of a star gives its distance in parsecs by a single division, with no physical constant needed. Absolute magnitudes are also tied to it: they are defined for a distance of 10 pc.",
    },
    {
      q: "Is the parsec defined by a tangent or a small angle?",
      a: "By the small angle: the IAU has fixed it at exactly 648,000/π au since 2015. The older form, 1 au divided by the tangent of one arcsecond, is smaller by 8 parts in 10¹², far below any measured distance.",
    },
  ],
  keywords: ["pc to ly", "parallax", "kiloparsec", "megaparsec", "stellar distance"],
  related: ["light-year", "astronomical-unit", "wavelength-frequency"],
});
