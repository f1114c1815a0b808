import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
