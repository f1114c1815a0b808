import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A light-year is the speed of light times one Julian year of 365.25 days, as the International Astronomical Union recommends: exactly 9,460,730,472,580.8 km.",
    "Values based on 365 days or on the Gregorian mean year of 365.2425 days are smaller by up to 0.07%.",
    "A light-month is taken as one twelfth of a light-year; the nominal solar radius is 695,700 km (IAU 2015).",
  ],
  pairs: [
    {
      slug: "light-years-to-kilometers",
      from: "light-year",
      to: "kilometer",
      about: "Books give the distances of stars in light-years; the speeds of probes are in kilometers per second.",
      familiar: [
        ["4.2465", "Proxima Centauri, the nearest star"],
        ["8.6", "Sirius"],
        ["26700", "the center of the Milky Way, about"],
        ["100000", "the Milky Way across, about"],
        ["2500000", "the Andromeda Galaxy, about"],
      ],
      faq: [
        {
          q: "How many kilometers away is Sirius at 8.6 light-years?",
          a: "8.6 ly is 8.136 × 10¹³ km, a little over eighty trillion.",
        },
        {
          q: "How long does a probe at 17 kilometers per second take for one light-year?",
          a: "About 17,600 years, the ratio of 299,792 km/s to 17 km/s. Voyager 1 travels at that speed and is about a light-day away.",
        },
      ],
    },
    {
      slug: "light-years-to-miles",
      from: "light-year",
      to: "mile",
      about: "American books give distances of stars in trillions of miles. A light-year is a little under six trillion.",
      familiar: [
        ["1", "the distance that light travels in a year"],
        ["4.2465", "Proxima Centauri, the nearest star"],
        ["8.6", "Sirius"],
        ["100000", "the Milky Way across, about"],
      ],
      faq: [
        {
          q: "How many miles away is Sirius at 8.6 light-years?",
          a: "8.6 ly is 5.056 × 10¹³ mi, about 51 trillion miles. It is the brightest star of the night sky because it is both near and bright.",
        },
        {
          q: "How many light-years is a trillion miles?",
          a: "1 × 10¹² mi is 0.1701 ly, about two months of light’s travel. Neptune, the outermost planet, is less than 0.0005 ly, or 2.939 × 10⁹ mi, from the Sun.",
        },
      ],
    },
    {
      slug: "light-years-to-parsecs",
      from: "light-year",
      to: "parsec",
      about: "Books and museums use light-years; catalogs and papers give parsecs, which follow directly from the parallax. A parsec is about three and a quarter light-years.",
      rule: "× 3, ÷ 10",
      familiar: [
        ["4.2465", "Proxima Centauri"],
        ["32.6", "the distance for absolute magnitudes"],
        ["444", "the Pleiades, about"],
        ["1344", "the Orion Nebula, about"],
        ["26700", "the center of the Milky Way, about"],
      ],
      faq: [
        {
          q: "How many parsecs away are the Pleiades at 444 light-years?",
          a: "444 ly is 136.1 pc, so their parallax is about seven thousandths of an arcsecond.",
        },
        {
          q: "What is 32.6 light-years in parsecs?",
          a: "32.6 ly is 9.995 pc, very nearly the ten parsecs at which absolute magnitudes compare stars.",
        },
      ],
    },
    {
      slug: "light-years-to-astronomical-units",
      from: "light-year",
      to: "astronomical-unit",
      about: "Distances of planets are in astronomical units, those of stars in light-years. The nearest star is thousands of times as far as the outermost planet.",
      rule: "× 63000",
      familiar: [
        ["0.0000158", "Earth’s distance from the Sun"],
        ["0.000475", "Neptune’s distance from the Sun"],
        ["1.6", "the outer edge of the Oort cloud, about"],
        ["4.2465", "Proxima Centauri"],
      ],
      faq: [
        {
          q: "How many astronomical units away is Proxima Centauri at 4.25 light-years?",
          a: "4.25 ly is 268,775 au, about nine thousand times as far as Neptune.",
        },
        {
          q: "What fraction of a light-year is 100 astronomical units?",
          a: "100 au is 0.001581 ly, fourteen hours of light’s travel. The solar wind ends a little beyond that.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["light-years-to-kilometers"],
      exact: true,
      q: "How many kilometers are in a light-year?",
      a: "9,460,730,472,580.8 km, about 9.46 trillion. It follows from the speed of light, 299,792.458 km/s, times the 31,557,600 seconds of a Julian year, so the value is exact.",
    },
    {
      pairs: ["light-years-to-miles"],
      exact: true,
      q: "How many miles are in a light-year?",
      a: "About 5,878,625,373,184 miles, close to 5.88 trillion (10¹²). Divide the kilometers by 1.609. Proxima Centauri, 4.2465 light-years away, is thus about 25 trillion miles from us.",
    },
    {
      q: "Is a light-year a time or a distance?",
      a: "A distance: how far light travels in a year. Light from a star 100 light-years away left it 100 years ago, which links the two, but the unit itself is a length of 9.46 × 10¹² km. Light-minutes and light-seconds are lengths as well.",
    },
    {
      pairs: ["light-years-to-parsecs"],
      general: true,
      q: "How many light-years are in a parsec?",
      a: "3.262. Going the other way, one light-year is 0.3066 pc. Astronomers prefer parsecs because parallaxes give them directly; a thousand parsecs, or one kiloparsec, is 3,261.6 light-years.",
    },
    {
      pairs: ["light-years-to-astronomical-units"],
      q: "How many astronomical units are in a light-year?",
      a: "63,241. Light takes 499 seconds to travel one astronomical unit, and a Julian year has 31,557,600 seconds. Neptune, at 30 au, is therefore only about 0.0005 light-years from the Sun.",
    },
  ],
});
