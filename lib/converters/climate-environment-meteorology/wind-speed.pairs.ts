import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilometers-per-hour-to-knots",
    from: "kilometer-per-hour",
    to: "knot",
    about: "Public forecasts outside the US give wind in km/h; sailors and pilots use knots.",
    rule: "÷ 2, + 10%",
    familiar: [
      ["20", "a moderate breeze"],
      ["50", "a near gale"],
      ["90", "a storm, force 10"],
      ["119", "a hurricane begins"],
    ],
    faq: [
      {
        q: "How many knots is a wind of 40 km/h?",
        a: "40 km/h is 21.6 kn, a strong breeze, in which many small boats reef their sails.",
      },
      {
        q: "Is a hurricane measured in km/h or in knots?",
        a: "The US hurricane center works in knots, and 64 kn is the threshold: 118.528 km/h. Its public advisories add mph and km/h.",
      },
    ],
  },
  {
    slug: "knots-to-kilometers-per-hour",
    from: "knot",
    to: "kilometer-per-hour",
    title: "Wind Speed: Knots to km/h (kn to km/h)",
    about: "Marine forecasts give wind in knots, public ones in km/h.",
    rule: "× 2, − 10%",
    familiar: [
      ["10", "a gentle breeze, flags extended"],
      ["25", "whitecaps everywhere"],
      ["48", "a storm, force 10"],
      ["64", "a hurricane, force 12"],
    ],
    faq: [
      {
        q: "How many km/h is a wind of 30 knots, and is it dangerous?",
        a: "30 kn is 55.56 km/h, a near gale: walking against it is hard, and small craft should stay in port.",
      },
    ],
  },
  {
    slug: "meters-per-second-to-kilometers-per-hour",
    from: "meter-per-second",
    to: "kilometer-per-hour",
    title: "Wind Speed: m/s to km/h",
    about: "Weather services in Scandinavia, Russia, China and Japan report wind in m/s; drivers know km/h.",
    rule: "× 4, − 10%",
    familiar: [
      ["3", "a light breeze"],
      ["10", "a fresh breeze"],
      ["17.2", "a gale"],
      ["32.7", "a hurricane"],
    ],
    faq: [
      {
        q: "Is a wind of 10 m/s strong?",
        a: "10 m/s is 36 km/h, a fresh breeze that sways small trees. From 15 m/s, or 54 km/h, walking against the wind is hard.",
      },
      {
        q: "How many m/s is a wind of 100 km/h?",
        a: "100 km/h is 27.78 m/s, force 10 on the Beaufort scale: trees fall.",
      },
    ],
  },
  {
    slug: "beaufort-to-kilometers-per-hour",
    from: "beaufort",
    to: "kilometer-per-hour",
    lead: "Force 8 on the Beaufort scale is about {=8} km/h, a gale; force 12, a hurricane, about {=12} km/h.",
    about: "Marine forecasts give a force from 0 to 12, which stands for a range of speeds; the result is near the middle of it.",
    familiar: [
      ["3", "flags begin to extend"],
      ["6", "umbrellas are hard to use"],
      ["8", "twigs break off"],
      ["10", "trees are uprooted"],
    ],
    faq: [
      {
        q: "Which km/h is Beaufort 6?",
        a: "Force 6 is about 44 km/h, a strong breeze. A force is a band of speeds, so the wind may be a little less or more.",
      },
    ],
  },
  {
    slug: "miles-per-hour-to-knots",
    from: "mile-per-hour",
    to: "knot",
    about: "American weather reports on land use mph, marine and aviation ones knots.",
    rule: "× 7, ÷ 8",
    familiar: [
      ["20", "a fresh breeze"],
      ["39", "a tropical storm begins"],
      ["74", "a hurricane begins"],
      ["157", "a category 5 hurricane begins"],
    ],
    faq: [
      {
        q: "How many knots is 74 mph?",
        a: "74 mph is 64.3 kn. The official threshold of a hurricane is 64 kn, which is 73.65 mph.",
      },
      {
        q: "Is 20 knots more than 20 mph?",
        a: "Yes, 15% more: 20 kn is 23.02 mph, because a nautical mile is longer than a statute mile.",
      },
    ],
  },
]);
