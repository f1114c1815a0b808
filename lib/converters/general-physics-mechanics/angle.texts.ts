import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Degrees, arcminutes and hours accept sexagesimal input: 12:34:56.7 and 12° 34′ 56.7″ are both read as 12.58241667°.",
    "A minute of time is 15 arcminutes and a second of time is 15 arcseconds, so the minutes of right ascension and declination are not the same.",
    "A mil is 1/6400 turn in NATO use, 1/6000 in the former Warsaw Pact and 1/6300 in Sweden; none of them is exactly a milliradian.",
    "Slopes in percent or 1:n are not proportional to the angle: use the Slope & Gradient Converter.",
  ],
  pairs: [
    {
      slug: "degrees-to-radians",
      from: "degree",
      to: "radian",
      about: "Calculators and programming languages want radians, protractors show degrees. A radian is the angle whose arc is as long as the radius.",
      rule: "÷ 60, + 5%",
      familiar: [
        ["30", "the sharp corner of a 30-60-90 drafting triangle"],
        ["90", "a right angle"],
        ["180", "half a turn"],
        ["360", "a full turn"],
      ],
      faq: [
        {
          q: "What is 45 degrees in radians?",
          a: "45° is 0.7854 rad, a quarter of π. A right angle of 90° is 1.571 rad.",
        },
        { q: "Why does the sine of 90 degrees not give 1 in code that wants radians?", a: "Most languages read 90 as 90 rad, which is 5,157°. Convert first: 90° is 1.571 rad, and its sine is 1." },
      ],
    },
    {
      slug: "radians-to-degrees",
      from: "radian",
      to: "degree",
      about: "Trigonometric functions in code return radians; people think in degrees.",
      rule: "× 60, − 5%",
      familiar: [
        ["0.5236", "a sixth of π"],
        ["1", "a little less than a sixth of a pizza"],
        ["1.5708", "a right angle"],
        ["6.2832", "a full turn"],
      ],
      faq: [
        {
          q: "How many degrees is 1 radian?",
          a: "1 rad is 57.3°. Two radians are 114.6°.",
        },
        { q: "How many degrees is 0.01 rad?", a: "0.01 rad is 0.573°. At a distance of 100 m that angle spans 1 m, because small angles in radians are width over distance." },
      ],
    },
    {
      slug: "arcminutes-to-degrees",
      from: "arcminute",
      to: "degree",
      about: "Maps, sextants and eye charts use minutes of arc, 60 to the degree. One minute of latitude is about a nautical mile.",
      familiar: [
        ["1", "the finest detail that a normal eye resolves"],
        ["15", "half the width of the Moon, about"],
        ["30", "the width of the Moon, about"],
        ["60", "one degree"],
      ],
      faq: [
        {
          q: "How many degrees is 45 arcminutes?",
          a: "45′ is 0.75°. On a map, 40 degrees and 45 minutes is 40.75 degrees.",
        },
        {
          q: "Why do arcminutes use 60 when degrees could have decimals?",
          a: "Babylonian astronomers counted in sixties, and maps and sextants kept the habit. GPS receivers offer both: 30′ is 0.5°.",
        },
      ],
    },
    {
      slug: "degrees-to-gradians",
      from: "degree",
      to: "gradian",
      about: "Surveying instruments in parts of Europe divide the right angle into 100 gradians, also called gon.",
      familiar: [
        ["45", "half a right angle"],
        ["90", "a right angle"],
        ["180", "a straight line"],
        ["360", "a full turn"],
      ],
      faq: [
        {
          q: "How many gradians is 60 degrees?",
          a: "60° is 66.67 gon. Every 9 degrees are 10 gradians.",
        },
        { q: "How many degrees is 1 gradian?", a: "1 gon is 0.9°, or 54 minutes of arc. A hundredth of a gradian is close to half a minute." },
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
        ["40", "Jupiter’s disk, about"],
        ["1800", "the Moon, about"],
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
  ],
  faq: [
    {
      pairs: ["degrees-to-radians", "radians-to-degrees"],
      q: "How do I convert degrees to radians?",
      a: "Multiply by π/180, about 0.01745. So 90° is π/2 = 1.571 rad and 45° is 0.7854 rad. In the other direction, multiply by 180/π: one radian is 57.3°.",
    },
    {
      exact: true,
      q: "How do I enter degrees, minutes and seconds?",
      a: "Type them with colons, as in 12:34:56.7, or with the usual marks, as in 12° 34' 56.7\". A minute is 1/60 and a second 1/3,600 of a degree, so this example is 12.5824°. Hours of angle work the same way: 1:30 is 1.5 h, or 22.5°.",
    },
    {
      q: "Is a mil the same as a milliradian?",
      a: 'Not quite. A circle has 2,000π = 6,283.19 milliradians, which armies rounded: NATO uses 6,400 mils per turn, the former Warsaw Pact 6,000 and Sweden 6,300. One NATO mil is 0.9817 mrad, so 100 mils are 98.17 mrad. Rifle scopes marked "mil" usually mean true milliradians.',
    },
    {
      q: "How big is one MOA at 100 yards?",
      a: 'One minute of angle (1/60°) is 0.0002909 rad, which spans 1.047 inches at 100 yards, or 29.1 mm at 100 m. The popular "one inch at 100 yards" is about 4.5% too small. One milliradian is 3.438 MOA, or 3.6 inches at 100 yards.',
    },
    {
      pairs: ["degrees-to-gradians"],
      q: "What is the difference between a gradian and a degree?",
      a: "A right angle has 100 gradians (gon) and 90 degrees, so 1 gon = 0.9° and 1° = 1.111 gon. Surveyors in continental Europe divide the gon decimally: a centesimal minute is 0.01 gon, not 1/60 of a gon. On a calculator, GRAD mode means gradians.",
    },
    {
      q: "Why is a minute of time not an arcminute?",
      a: "Right ascension is measured in hours: 24 h make a full circle, so 1 h = 15°, one minute of time = 15′ and one second of time = 15″. Declination uses ordinary arcminutes. Confusing the two kinds of minute causes a 15-fold error.",
    },
  ],
});
