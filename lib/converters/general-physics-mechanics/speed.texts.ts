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
      about: "Speed signs change with the border: Canada and Mexico post km/h, the United States and Britain mph.",
      rule: "× 6, ÷ 10",
      familiar: [
        ["50", "a city limit in Europe"],
        ["100", "a freeway in Canada"],
        ["130", "a motorway in France"],
        ["300", "a high-speed train"],
      ],
      faq: [
        {
          q: "How fast is 100 km/h in mph?",
          a: "100 km/h is 62.14 mph. The other common limits: 80 km/h is 49.71 mph, and 120 km/h is 74.56 mph.",
        },
      ],
    },
    {
      slug: "miles-per-hour-to-kilometers-per-hour",
      from: "mile-per-hour",
      to: "kilometer-per-hour",
      about: "For drivers from abroad in the United States and Britain, and for sports: baseball pitches and tennis serves are clocked in both.",
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
      ],
    },
    {
      slug: "meters-per-second-to-kilometers-per-hour",
      from: "meter-per-second",
      to: "kilometer-per-hour",
      about: "Physics and wind forecasts in Scandinavia and Russia use m/s; drivers and runners think in km/h. An hour has 3,600 seconds and a kilometer 1,000 m.",
      rule: "× 4, − 10%",
      familiar: [
        ["1.4", "a walk"],
        ["10", "the average of a 100-meter race in ten seconds"],
        ["25", "a strong gale"],
        ["343", "sound in air at 20 °C"],
      ],
      faq: [
        {
          q: "How fast is 10 m/s in km/h?",
          a: "10 m/s is 36 km/h, the average of a sprinter who runs 100 m in ten seconds.",
        },
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
        ["64", "the threshold of a hurricane"],
        ["450", "an airliner"],
      ],
      faq: [
        {
          q: "How fast is a 20-knot wind in mph?",
          a: "20 kn is 23.02 mph. A small-craft advisory and whitecaps on every wave go with winds of that speed.",
        },
      ],
    },
    {
      slug: "knots-to-kilometers-per-hour",
      from: "knot",
      to: "kilometer-per-hour",
      about: "Marine and aviation forecasts give knots everywhere; on land, metric countries speak of km/h. A knot is exactly 1.852 km/h.",
      rule: "× 2, − 10%",
      familiar: [
        ["5", "a sailboat in a light wind"],
        ["25", "a container ship"],
        ["120", "a light aircraft"],
        ["250", "the limit below 10,000 ft for aircraft"],
      ],
      faq: [
        {
          q: "How fast is 30 knots in km/h?",
          a: "30 kn is 55.56 km/h. Since a knot is one nautical mile per hour, a ship at 30 kn needs two hours for 60 nautical miles.",
        },
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
