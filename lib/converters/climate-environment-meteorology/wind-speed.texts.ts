import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A speed is converted to a Beaufort force with the WMO table of whole knots, so 16.4 kn is force 4 and 16.5 kn is force 5. A force is converted to a speed with v = 0.836 m/s × B^1.5, which lies within that force’s band.",
    "The table’s m/s column was derived from that formula and differs from its knots column by up to half a knot at some limits; the knots column is used here.",
    "Fujita and TORRO classes are bands of wind speed as well; an original Fujita class is converted at its lower bound. The Enhanced Fujita and the Saffir–Simpson scales are classes without a formula and are not converted.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["knots-to-kilometers-per-hour"],
      q: "How do I convert knots to kilometers per hour?",
      a: "Multiply by 1.852, because a knot is one nautical mile of 1,852 m per hour. A wind of 25 knots is 25 × 1.852 = 46.3 km/h. To go the other way, divide by 1.852: 100 km/h is 53.996 knots.",
    },
    {
      pairs: ["beaufort-to-kilometers-per-hour"],
      q: "How fast is a force 8 gale?",
      a: "WMO gives 34 to 40 knots for force 8, which is 63 to 74 km/h or 39 to 46 mph. The formula v = 0.836 × B^1.5 puts force 8 at 18.917 m/s, or 68.1 km/h. These are ten-minute means; gusts are stronger.",
    },
    {
      q: "Why does a force come back as a slightly different speed?",
      a: "A Beaufort force is a band, not a point. Force 5 covers 17 to 21 knots, and this converter returns the single equivalent speed from the WMO formula, 9.347 m/s or 18.2 knots. A measured 21 knots is force 5 too, but converting force 5 back cannot return 21.",
    },
    {
      q: "Is the Fujita scale here the Enhanced Fujita scale?",
      a: "No. These are the original 1971 classes, in fastest-quarter-mile wind: F0 starts at 40 mph and F5 at 261 mph. The Enhanced Fujita scale used in the United States since 2007 rates damage and estimates three-second gusts, and EF5 begins above 200 mph.",
    },
    {
      q: "How many meters per second is 100 kilometers per hour?",
      a: "Divide by 3.6: 100 km/h is 27.78 m/s. Many European weather services forecast in m/s, so 10 m/s in a forecast means 36 km/h, 22.4 mph or 19.4 knots, a force 5 wind.",
    },
  ],
});
