import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "degrees-to-radians",
    from: "degree",
    to: "radian",
    about: "Calculators and programming languages want radians, protractors show degrees. A radian is the angle whose arc is as long as the radius.",
    rule: "÷ 60, + 5%",
    familiar: [
      ["30", "the sharp corner of a set square"],
      ["90", "a right angle"],
      ["180", "half a turn"],
      ["360", "a full turn"],
    ],
    faq: [
      {
        q: "What is 45 degrees in radians?",
        a: "45° is 0.7854 rad, a quarter of π. A right angle of 90° is 1.571 rad.",
      },
    ],
  },
  {
    slug: "radians-to-degrees",
    from: "radian",
    to: "degree",
    about: "Results of trigonometry in code come in radians; people picture degrees.",
    rule: "× 60, − 5%",
    familiar: [
      ["0.5236", "a sixth of π"],
      ["1", "a slice of pizza cut into six, a little less"],
      ["1.5708", "a right angle"],
      ["6.2832", "a full turn"],
    ],
    faq: [
      {
        q: "How many degrees is 1 radian?",
        a: "1 rad is 57.3°. Two radians are 114.6°.",
      },
    ],
  },
  {
    slug: "arcminutes-to-degrees",
    from: "arcminute",
    to: "degree",
    about: "Maps, sextants and eye charts divide the degree into 60 minutes of arc. One minute of latitude is about a nautical mile.",
    familiar: [
      ["1", "the finest detail that a normal eye resolves"],
      ["15", "half the width of the Moon"],
      ["30", "the width of the Moon"],
      ["60", "one degree"],
    ],
    faq: [
      {
        q: "How many degrees is 45 arcminutes?",
        a: "45′ is 0.75°. On a map, 40 degrees and 45 minutes is 40.75 degrees.",
      },
      {
        q: "Why do arcminutes use 60 when degrees could have decimals?",
        a: "Astronomers of Babylon counted in sixties, and sextants kept it. GPS receivers offer both: 30′ is 0.5°.",
      },
    ],
  },
  {
    slug: "degrees-to-gradians",
    from: "degree",
    to: "gradian",
    about: "Surveying instruments in parts of Europe divide the right angle into 100 gradians, also called gon.",
    familiar: [
      ["45", "a diagonal"],
      ["90", "a right angle"],
      ["180", "a straight line"],
      ["360", "a full turn"],
    ],
    faq: [
      {
        q: "How many gradians is 60 degrees?",
        a: "60° is 66.67 gon. Every 9 degrees are 10 gradians.",
      },
    ],
  },
  {
    slug: "arcseconds-to-degrees",
    from: "arcsecond",
    to: "degree",
    about: "Telescopes, parallaxes and property surveys go down to seconds of arc, 3,600 to the degree.",
    familiar: [
      ["0.05", "the resolution of the Hubble telescope, about"],
      ["1", "a star’s blur through good air"],
      ["40", "Jupiter’s disk"],
      ["1800", "the Moon"],
    ],
    faq: [
      {
        q: "How many degrees is 30 arcseconds?",
        a: "30″ is 0.008333°. On the ground, one second of latitude is about 31 m.",
      },
      {
        q: "How do arcseconds and degrees fit into one coordinate?",
        a: "Divide the minutes by 60 and the seconds by 3,600, then add both to the degrees: 36″ is 0.01°.",
      },
    ],
  },
]);
