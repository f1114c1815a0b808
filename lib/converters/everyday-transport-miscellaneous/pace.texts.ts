import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Pace is time per distance and speed is distance per time, so a larger pace is a lower speed, and 0 has no counterpart.",
    "Type minutes and seconds with a colon: 5:30 means 5 min 30 s and is read as 5.5. Results are decimal minutes, with minutes and seconds next to them.",
    "The mile is exactly 1,609.344 m, so min/km × 1.609344 = min/mi.",
  ],
  pairs: [
    {
      slug: "minutes-per-kilometer-to-minutes-per-mile",
      from: "minute-per-kilometer",
      to: "minute-per-mile",
      about: "Race plans from Europe give minutes per kilometer; American runners think in minutes per mile.",
      rule: "× 8, ÷ 5",
      familiar: [
        ["4:00", "a good club runner"],
        ["5:00", "a 50-minute 10K"],
        ["6:00", "an hour for 10K"],
        ["7:06", "a five-hour marathon"],
      ],
      faq: [
        {
          q: "What is 5:00 per km in minutes per mile?",
          a: "5 min/km is 8.04672 min/mi, or 8:03 on the watch. 6 min/km is 9.656 min/mi, or 9:39.",
        },
        {
          q: "What is a 10-minute mile in minutes per kilometer?",
          a: "10 min/mi is 6.214 min/km. Held for a whole marathon, that is a little over four hours and twenty minutes.",
        },
      ],
    },
    {
      slug: "minutes-per-mile-to-minutes-per-kilometer",
      from: "minute-per-mile",
      to: "minute-per-kilometer",
      about: "American training plans give the pace per mile; tracks and many races are marked in metric distances.",
      rule: "× 5, ÷ 8",
      familiar: [
        ["6:00", "a strong club runner"],
        ["8:00", "a 25-minute 5K"],
        ["10:00", "a relaxed run"],
        ["15:00", "a brisk walk"],
      ],
      faq: [
        {
          q: "What is an 8-minute mile in minutes per kilometer?",
          a: "8 min/mi is 4.971 min/km, about 4:58 for each kilometer. A 10-minute mile is 6.214 min/km.",
        },
      ],
    },
    {
      slug: "minutes-per-kilometer-to-kilometers-per-hour",
      from: "minute-per-kilometer",
      to: "kilometer-per-hour",
      about: "Runners plan by pace, treadmills show speed. Divide 60 by the minutes.",
      rule: "60 ÷",
      familiar: [
        ["4:00", "a fast 10K"],
        ["5:00", "a steady run"],
        ["6:00", "a comfortable run"],
        ["12:00", "a walk"],
      ],
      faq: [
        {
          q: "Which treadmill speed is 5:00 per kilometer?",
          a: "5 min/km is 12 km/h. A pace of 6 min/km is 10 km/h.",
        },
      ],
    },
    {
      slug: "minutes-per-mile-to-miles-per-hour",
      from: "minute-per-mile",
      to: "mile-per-hour",
      about: "For US treadmills, which show miles per hour while plans give the pace. Divide 60 by the minutes.",
      rule: "60 ÷",
      familiar: [
        ["6:00", "a race pace"],
        ["8:00", "a steady run"],
        ["10:00", "an easy run"],
        ["20:00", "a walk"],
      ],
      faq: [
        {
          q: "Which treadmill speed is an 8-minute mile in mph?",
          a: "8 min/mi is 7.5 mph. For a 10-minute mile set the belt to 6 mph, since 10 min/mi is 6 mph.",
        },
        {
          q: "How many minutes per mile is 5 mph?",
          a: "5 mph is 12 min/mi. A fast walk of 4 mph is 15 min/mi.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["minutes-per-kilometer-to-minutes-per-mile", "minutes-per-mile-to-minutes-per-kilometer"],
      q: "How do I convert min/km to min/mile?",
      a: "Multiply by 1.609. A pace of 5:00 per kilometer is 8.04672 min, or 8:03 per mile. From min/mile to min/km, divide: 8:00 per mile is 4.97097 min, or 4:58 per kilometer.",
    },
    {
      pairs: ["minutes-per-kilometer-to-kilometers-per-hour"],
      q: "What pace is 12 km/h?",
      a: "5:00 per kilometer: divide 60 by the speed. 10 km/h is 6:00 per kilometer, and 15 km/h is 4:00. In miles, 60 ÷ 7.5 mph = 8:00 per mile.",
    },
    {
      q: "Does 5.30 mean 5 minutes 30 seconds?",
      a: "No. 5.30 is a decimal and means 5 min 18 s, while 5:30 with a colon is 5 min 30 s or 5.5 min. This converter reads both and shows how it read the colon.",
    },
    {
      q: "What pace do I need for a four-hour marathon?",
      a: "Four hours for 42.195 km is 5.6879 min/km, or 5:41 per kilometer and 9:09 per mile. For three hours, it is 4:16 per kilometer and 6:52 per mile.",
    },
    {
      q: "How do rowing splits convert to speed?",
      a: "A split is the time for 500 m. 2:00 per 500 m is 4.1667 m/s or 15 km/h, and 1:45 is 4.7619 m/s. Halving the split doubles the speed.",
    },
  ],
});
