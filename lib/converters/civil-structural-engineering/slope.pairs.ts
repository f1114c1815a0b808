import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "percent-to-degrees",
    from: "percent",
    to: "degree",
    lead: "A slope of {8}% is {=8}°, and {100}% is {=100}°.",
    about: "Road signs and treadmills show percent, the rise over a hundred units of run. Degrees measure the angle, so 100% is only half a right angle.",
    familiar: [
      ["2", "a sidewalk’s cross slope, at most"],
      ["8", "the steepest wheelchair ramp, about"],
      ["15", "a steep street"],
      ["100", "equal rise and run"],
    ],
    faq: [
      {
        q: "Why is a grade of 100% only 45 degrees?",
        a: "A slope of 100% rises as far as it runs, which is 45°. A vertical wall has no percent grade.",
      },
      {
        q: "What is a 6% highway grade in degrees?",
        a: "A grade of 6% is 3.434°. It looks gentle, but trucks shift down on it.",
      },
    ],
  },
  {
    slug: "degrees-to-percent",
    from: "degree",
    to: "percent",
    lead: "A slope of {30}° is {=30}%, and {45}° is {=45}%.",
    about: "A phone’s level reads degrees; road, roof and drainage rules count percent.",
    familiar: [
      ["1", "a nearly flat roof"],
      ["5", "slightly steeper than a US wheelchair ramp may be"],
      ["17.5", "Filbert Street, among the steepest in San Francisco"],
      ["45", "equal rise and run"],
    ],
    faq: [
      {
        q: "What percent grade is 10 degrees?",
        a: "10° is 17.63%. Up to about 10°, each degree is a bit less than two percent.",
      },
    ],
  },
  {
    slug: "pitch-in-12-to-degrees",
    from: "pitch-in-12",
    to: "degree",
    title: "Roof Pitch to Degrees (:12 to °)",
    lead: "A {6}:12 roof is {=6}°, a {4}:12 roof {=4}°.",
    about: "American carpenters give the rise in inches over a foot of run; solar and truss software wants the angle.",
    familiar: [
      ["2", "the lowest pitch for asphalt shingles"],
      ["4", "a ranch house"],
      ["6", "a common house roof"],
      ["12", "a steep roof at 45°"],
    ],
    faq: [
      {
        q: "Is an 8/12 pitch more than 30 degrees?",
        a: "Yes: a pitch of 8 in 12 is 33.69°. A roof of 30° is nearly 7 in 12.",
      },
    ],
  },
  {
    slug: "ratio-1-in-n-to-percent",
    from: "ratio-1-in-n",
    to: "percent",
    title: "1-in-n Ratio to Percent Grade (1:n to %)",
    lead: "A slope of 1 in {12} is {=12}%, and 1 in {20} is {=20}%.",
    about: "Railways and ramps are often specified as one in some number: the larger that number, the gentler the slope.",
    familiar: [
      ["8", "the steepest short ramp at an existing US building"],
      ["12", "the steepest wheelchair ramp in the US"],
      ["40", "a steep main-line railway"],
      ["48", "a shower floor or drain pipe"],
    ],
    faq: [
      {
        q: "What percent is a slope of 1 in 20?",
        a: "A slope of 1 in 20 is 5%. Up to that grade, the US accessibility rules count a path as a walk, not as a ramp.",
      },
    ],
  },
]);
