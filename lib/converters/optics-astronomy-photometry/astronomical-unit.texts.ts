import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The astronomical unit has been exactly 149,597,870,700 m since 2012 (IAU); before that, it followed from the mass of the Sun and was measured.",
    "The radii of the Sun, Earth and Jupiter are the nominal IAU 2015 values, equatorial for the two planets. They are agreed conversion constants and differ a little from the newest measurements.",
    "The lunar distance is the usual mean of 384,400 km; the real distance varies between about 356,400 and 406,700 km.",
  ],
  pairs: [
    {
      slug: "astronomical-units-to-kilometers",
      from: "astronomical-unit",
      to: "kilometer",
      about: "Orbits of planets, comets and probes are listed in astronomical units, with Earth’s distance as one. Speeds and radio delays are computed in kilometers.",
      familiar: [
        ["0.387", "Mercury"],
        ["1", "Earth"],
        ["1.524", "Mars"],
        ["5.2", "Jupiter"],
        ["9.58", "Saturn"],
        ["30.07", "Neptune"],
      ],
      faq: [
        {
          q: "How many kilometers is Jupiter from the Sun at 5.2 au?",
          a: "5.2 au is 777.9 million km on average. Its orbit is slightly elliptical, so it comes closer and goes farther by about five percent.",
        },
        {
          q: "How far in km is Neptune at 30.07 au?",
          a: "30.07 au is 4.498 billion km. A probe that covers one million kilometers a day takes more than twelve years.",
        },
        {
          q: "How close in au and in km does Mars come to Earth?",
          a: "At best about 0.373 au, as in 2003: 55.8 million km. On the far side of the Sun it is usually about 2.5 au away.",
        },
      ],
    },
    {
      slug: "astronomical-units-to-miles",
      from: "astronomical-unit",
      to: "mile",
      about: "American books give the size of the Solar System in millions and billions of miles; orbit tables use astronomical units.",
      familiar: [
        ["0.387", "Mercury"],
        ["1", "Earth"],
        ["1.524", "Mars"],
        ["9.58", "Saturn"],
        ["39.5", "Pluto, on average"],
      ],
      faq: [
        {
          q: "How many miles is Mars from the Sun at 1.524 au?",
          a: "1.524 au is 141.7 million mi. Its distance from Earth can be as little as a quarter of that.",
        },
        {
          q: "How far in miles is Saturn at 9.58 au?",
          a: "9.58 au is 890.5 million mi, so a radio signal from there needs well over an hour.",
        },
      ],
    },
    {
      slug: "kilometers-to-astronomical-units",
      from: "kilometer",
      to: "astronomical-unit",
      about: "Asteroid flybys and distances of moons are reported in kilometers, orbits in astronomical units. One is about 150 million kilometers.",
      rule: "÷ 150000000",
      familiar: [
        ["384400", "the Moon from Earth, on average"],
        ["7480000", "the limit for potentially hazardous asteroids"],
        ["57900000", "Mercury from the Sun"],
        ["149600000", "Earth from the Sun"],
        ["778500000", "Jupiter from the Sun"],
      ],
      faq: [
        {
          q: "How many au is Mercury’s distance of 57,900,000 km?",
          a: "57.9 million km is 0.387 au, a little over a third of ours.",
        },
        {
          q: "Is an asteroid that passes at 1 million km closer than 0.01 au?",
          a: "Yes: 1 million km is 0.006685 au, about two and a half times the distance of the Moon. 0.01 au is 1.496 million km.",
        },
      ],
    },
    {
      slug: "astronomical-units-to-light-minutes",
      from: "astronomical-unit",
      to: "light-minute",
      about: "The light time is how long a radio signal to a planet takes, one way: a little over eight minutes for each astronomical unit.",
      rule: "× 8, + 4%",
      familiar: [
        ["0.373", "Mars from Earth at its closest in 2003"],
        ["1", "the Sun from Earth"],
        ["2.5", "Mars from Earth, beyond the Sun, about"],
        ["5.2", "Jupiter from the Sun"],
        ["30.07", "Neptune from the Sun"],
      ],
      faq: [
        {
          q: "How many light-minutes away is Mars at 2.5 au?",
          a: "2.5 au is 20.79 light-minutes, so the reply to a question takes more than forty. At 0.373 au it is 3.102 light-minutes.",
        },
        {
          q: "How many au does light cover in 60 light-minutes?",
          a: "60 light-minutes is 7.214 au, between Jupiter at 5.2 au and Saturn.",
        },
      ],
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
});
