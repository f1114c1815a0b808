import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Mach 1 is the speed of sound at sea level in the International Standard Atmosphere (15 °C): 340.294 m/s. At other air temperatures it is 20.0468 × √T m/s, with T in kelvins; for example, 295.07 m/s at −56.5 °C.",
    "In real dry air at 0 °C, sound travels at 331.45 m/s (Cramer 1993); the standard-atmosphere formula, which treats air as an ideal gas, gives 331.32 m/s, and other handbooks give 331.3 to 331.5 m/s.",
  ],
  pairs: [
    {
      slug: "kilometers-per-hour-to-miles-per-hour",
      from: "kilometer-per-hour",
      to: "mile-per-hour",
      about: "Speed limits change units at the border: Canada and Mexico post km/h, the United States and Britain mph.",
      rule: "× 6, ÷ 10",
      familiar: [
        ["50", "the limit in most European towns"],
        ["100", "a freeway in Canada"],
        ["130", "a motorway in France"],
        ["300", "a high-speed train"],
      ],
      faq: [
        {
          q: "How fast is 100 km/h in mph?",
          a: "100 km/h is 62.14 mph. The other common limits: 80 km/h is 49.71 mph, and 120 km/h is 74.56 mph.",
        },
        { q: "What are the European limits of 30 km/h and 50 km/h in mph?", a: "30 km/h is 18.64 mph, common in residential streets; 50 km/h is 31.07 mph, the usual limit in towns." },
      ],
    },
    {
      slug: "miles-per-hour-to-kilometers-per-hour",
      from: "mile-per-hour",
      to: "kilometer-per-hour",
      about: "Drivers from abroad need it in the United States and Britain. In sports, pitches are clocked in mph, tennis serves in both.",
      rule: "× 8, ÷ 5",
      familiar: [
        ["25", "a residential street"],
        ["65", "a US interstate in many states"],
        ["70", "a British motorway"],
        ["100", "a fast pitch in baseball"],
      ],
      faq: [
        {
          q: "How fast is 70 mph in km/h?",
          a: "70 mph is 112.7 km/h. US limits near it: 55 mph is 88.51 km/h, and 75 mph is 120.7 km/h.",
        },
        { q: "Is 0 to 60 mph the same test as 0 to 100 km/h?", a: "Not quite: 60 mph is 96.56 km/h, and 100 km/h is 62.14 mph, so the metric sprint takes slightly longer." },
      ],
    },
    {
      slug: "meters-per-second-to-kilometers-per-hour",
      from: "meter-per-second",
      to: "kilometer-per-hour",
      about: "Physics problems, and wind forecasts in Scandinavia and Russia, use m/s; drivers think in km/h. An hour has 3,600 seconds and a kilometer 1,000 m.",
      rule: "× 4, − 10%",
      familiar: [
        ["1.4", "an ordinary walk, about"],
        ["10", "the average of a 100-meter dash in ten seconds"],
        ["25", "a storm, force 10 on the Beaufort scale"],
        ["343", "sound in air at 20 °C"],
      ],
      faq: [
        {
          q: "How fast is 10 m/s in km/h?",
          a: "10 m/s is 36 km/h, the average of a sprinter who runs 100 m in ten seconds.",
        },
        { q: "How many m/s is a wind of 100 km/h?", a: "100 km/h is 27.78 m/s, a storm on the Beaufort scale." },
      ],
    },
    {
      slug: "knots-to-miles-per-hour",
      from: "knot",
      to: "mile-per-hour",
      about: "Ships, aircraft and hurricane advisories use knots, nautical miles per hour; American drivers know mph. A nautical mile is longer than a statute mile.",
      rule: "× 8, ÷ 7",
      familiar: [
        ["6", "a cruising sailboat"],
        ["22", "a cruise ship"],
        ["64", "the lower limit of a hurricane"],
        ["450", "an airliner"],
      ],
      faq: [
        {
          q: "How fast is a 20-knot wind in mph?",
          a: "20 kn is 23.02 mph, a fresh breeze with many whitecaps. Small-craft advisories start near this speed; the threshold depends on the region.",
        },
        { q: "Why do hurricane advisories say 75 mph for 65 knots?", a: "65 kn is 74.8 mph, and the National Hurricane Center rounds to the nearest 5 mph." },
      ],
    },
    {
      slug: "knots-to-kilometers-per-hour",
      from: "knot",
      to: "kilometer-per-hour",
      about: "Marine and aviation forecasts give knots everywhere; on land, metric countries use km/h. A knot is exactly 1.852 km/h.",
      rule: "× 2, − 10%",
      familiar: [
        ["5", "a sailboat in a light wind"],
        ["25", "a fast container ship"],
        ["120", "a light aircraft, cruising"],
        ["250", "the US limit for aircraft below 10,000 ft"],
      ],
      faq: [
        {
          q: "How fast is 30 knots in km/h?",
          a: "30 kn is 55.56 km/h. Since a knot is one nautical mile per hour, a ship at 30 kn needs two hours for 60 nautical miles.",
        },
        { q: "How many knots is a light aircraft at 200 km/h?", a: "200 km/h is 108 kn, a usual cruising speed of small trainers." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilometers-per-hour-to-miles-per-hour"],
      q: "How do I convert km/h to mph?",
      a: "Divide by 1.609, or multiply by 0.621371. A limit of 100 km/h is 62.14 mph. Going back, 60 mph is 96.56 km/h. As a rule of thumb, multiply by 5/8: 80 km/h is about 50 mph.",
    },
    {
      pairs: ["knots-to-miles-per-hour", "knots-to-kilometers-per-hour"],
      q: "How fast is a knot?",
      a: "One knot is one nautical mile per hour: exactly 1.852 km/h, 1.15078 mph or 0.514444 m/s. A 20-knot wind blows at 37.04 km/h or 23.02 mph. “Knots per hour” would be an acceleration.",
    },
    {
      pairs: ["meters-per-second-to-kilometers-per-hour"],
      q: "How do I convert m/s to km/h?",
      a: "Multiply by 3.6, because an hour has 3,600 seconds and a kilometer has 1,000 meters. A sprinter at 10 m/s runs 36 km/h, or 22.37 mph. To go from km/h to m/s, divide by 3.6.",
    },
    {
      q: "How fast is Mach 1?",
      a: "At sea level in the standard atmosphere (15 °C) it is 340.294 m/s, which is 1,225.06 km/h, 761.22 mph or 661.48 kn. It falls with temperature: at −56.5 °C, typical where airliners cruise, Mach 1 is 295.07 m/s or 1,062.25 km/h, so Mach 0.85 there is about 903 km/h.",
    },
    {
      q: "How many feet per second is 60 mph?",
      a: "Exactly 88 ft/s: 60 × 5,280 ÷ 3,600. So 1 mph is 1.46667 ft/s. A car at 70 mph covers 102.67 ft each second, which is useful for estimating stopping distances.",
    },
    {
      exact: true,
      q: "What is the speed of light in km/h?",
      a: "Light in a vacuum travels at exactly 299,792,458 m/s by definition, which is 1,079,252,848.8 km/h or 670,616,629 mph. A light-year per Julian year is the same speed, because that is how the light-year is defined.",
    },
  ],
});
