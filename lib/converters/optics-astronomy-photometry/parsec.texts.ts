import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A parsec is exactly 648,000/π astronomical units (IAU 2015), the distance at which 1 au spans one arcsecond.",
    "Parallax is reciprocal: distance in parsecs = 1 ÷ parallax in arcseconds. Zero parallax has no distance, and a negative measured parallax is noise.",
    "Inverting a parallax is only safe when its error is small, under about 20%; beyond that the distance is biased.",
  ],
  pairs: [
    {
      slug: "parsecs-to-light-years",
      from: "parsec",
      to: "light-year",
      about: "Star catalogs use parsecs, because they follow directly from the measured parallax; readers outside astronomy know light-years.",
      rule: "× 13, ÷ 4",
      familiar: [
        ["1.3", "Proxima Centauri, the nearest star"],
        ["2.64", "Sirius"],
        ["7.68", "Vega"],
        ["136", "the Pleiades, about"],
        ["412", "the Orion Nebula, about"],
        ["8178", "the center of the Milky Way, about"],
      ],
      faq: [
        {
          q: "How many light-years is Vega at 7.68 parsecs?",
          a: "7.68 pc is 25.05 ly: the light that we see today left a quarter of a century ago.",
        },
        {
          q: "What is 10 parsecs in light-years?",
          a: "10 pc is 32.62 ly. From there the Sun would be a faint star, just visible under a dark sky.",
        },
        {
          q: "How far is the Orion Nebula’s 412 parsecs in light-years?",
          a: "412 pc is 1,344 ly. It is the nearest place where many massive stars form, visible without a telescope in Orion’s sword.",
        },
      ],
    },
    {
      slug: "parsecs-to-astronomical-units",
      from: "parsec",
      to: "astronomical-unit",
      about: "For double stars and disks around young stars, the angle in arcseconds times the distance in parsecs is the separation in astronomical units.",
      rule: "× 200000, + 3%",
      familiar: [
        ["0.5", "the outer edge of the Oort cloud, about"],
        ["1", "a parallax of one arcsecond"],
        ["1.3", "Proxima Centauri"],
        ["10", "the distance for absolute magnitudes"],
      ],
      faq: [
        {
          q: "How many astronomical units is Proxima Centauri at 1.302 parsecs?",
          a: "1.302 pc is 268,557 au. That is about nine thousand times Neptune’s distance from the Sun.",
        },
        {
          q: "How far apart in astronomical units are two stars at 20 parsecs that appear 3 arcseconds apart?",
          a: "At least 3 × 20 = 60 au, twice Neptune’s distance from the Sun. The whole distance of 20 pc is 4.125 × 10⁶ au.",
        },
      ],
    },
    {
      slug: "parsecs-to-kilometers",
      from: "parsec",
      to: "kilometer",
      about: "Speeds of stars are in kilometers per second, their distances in parsecs; their motions need both in one unit.",
      familiar: [
        ["1", "a parallax of one arcsecond"],
        ["1.3", "Proxima Centauri, the nearest star"],
        ["8178", "the center of the Milky Way, about"],
        ["765000", "the Andromeda Galaxy, about"],
      ],
      faq: [
        {
          q: "How many kilometers away is Proxima Centauri at 1.3 parsecs?",
          a: "1.3 pc is 4.011 × 10¹³ km, about forty trillion.",
        },
        {
          q: "How far does a star at 1 kilometer per second move in a million years, in parsecs?",
          a: "About one: 1 pc is 3.086 × 10¹³ km, and a million years has 3.156 × 10¹³ seconds, so it covers a little more.",
        },
      ],
    },
    {
      slug: "megaparsecs-to-light-years",
      from: "megaparsec",
      to: "light-year",
      about: "Astronomers state distances of galaxies in megaparsecs, and Hubble’s constant in speed per megaparsec; news reports use millions of light-years.",
      familiar: [
        ["0.05", "the Large Magellanic Cloud, about"],
        ["0.77", "the Andromeda Galaxy, about"],
        ["16.5", "the Virgo cluster of galaxies, about"],
        ["100", "the Coma cluster, about"],
      ],
      faq: [
        {
          q: "How many light-years away is the Virgo cluster at 16.5 megaparsecs?",
          a: "16.5 Mpc is 5.382 × 10⁷ ly, over fifty million. Its light set out in the time of the first horses.",
        },
        {
          q: "How fast does a galaxy at 100 megaparsecs, or 326 million light-years, recede?",
          a: "With a round Hubble constant of 70, it is 70 × 100 = 7,000 km/s. 100 Mpc is 3.262 × 10⁸ ly.",
        },
      ],
    },
    {
      slug: "milliarcseconds-parallax-to-parsecs",
      from: "milliarcsecond-parallax",
      to: "parsec",
      about: "The Gaia satellite’s catalog lists parallaxes in thousandths of an arcsecond. A thousand divided by the parallax is the distance, as long as the error is small.",
      rule: "1000 ÷",
      familiar: [
        ["1", "a star at a kiloparsec"],
        ["7.36", "the Pleiades, about"],
        ["130", "Vega"],
        ["379", "Sirius"],
        ["768.1", "Proxima Centauri, the largest of any star but the Sun"],
      ],
      faq: [
        {
          q: "How far in parsecs is Vega with a parallax of 130 milliarcseconds?",
          a: "130 mas is 7.692 pc. In light-years that is 25.09 ly.",
        },
        {
          q: "What is the parallax in milliarcseconds of a star 50 parsecs away?",
          a: "50 pc is 20 mas, the width of a penny seen from two hundred kilometers. From the ground, it takes years to measure such an angle well.",
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
});
