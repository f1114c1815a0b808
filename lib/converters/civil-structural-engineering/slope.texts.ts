import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Percent grade is rise over run times 100, the tangent of the angle: 100% is 45°, and doubling the percentage does not double the angle.",
    "Slopes must be between −90° and 90°, exclusive: a vertical wall has no finite grade. A negative value is a downhill slope.",
    "In 1:n the vertical comes first, as for ramps and pipes. Earthwork slopes are often written horizontal to vertical instead, where 2:1 means a 50% grade.",
    "Surveyors sometimes give rise per length along the slope, the sine of the angle. At 10%, the two differ by about 0.5% of the value.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["percent-to-degrees", "degrees-to-percent"],
      q: "How do I convert percent slope to degrees?",
      a: "Divide by 100 and take the arctangent: 10% is arctan(0.1) = 5.711°. There is no constant factor: 100% is 45°, not 90°.",
    },
    { pairs: ["pitch-in-12-to-degrees"], q: "What is a 4/12 or 6/12 roof pitch in degrees?", a: "Take the arctangent of rise over 12: 4/12 is 18.43°, 6/12 is 26.57°, 8/12 is 33.69° and 12/12 is 45°. In percent, 4/12 is 33.33%." },
    {
      q: "How steep can a wheelchair ramp be?",
      a: "The ADA standards allow at most 1:12, which is 8.333% or 4.764°. A walkway no steeper than 1:20 (5%, or 2.862°) is not considered a ramp.",
    },
    {
      q: "What is 1/4 inch per foot in percent?",
      a: "0.25 ÷ 12 = 2.083%, or 1.193°. It is the usual slope for drain pipes; 1/8 inch per foot is 1.042%. Enter it as roof pitch, which is also inches per foot.",
    },
    {
      q: "Why can’t I convert 90°?",
      a: "The tangent of 90° does not exist: there is rise but no run. At 89° the grade is already 5,729%. Very steep slopes are better given in degrees.",
    },
    {
      pairs: ["ratio-1-in-n-to-percent"],
      q: "Is a 1 in 10 slope 10%?",
      a: "Yes, when it means 1 vertical per 10 horizontal: 1/10 = 10% or 5.711°. Because n is the denominator, a larger n is a flatter slope, and a level surface has no such ratio.",
    },
  ],
});
