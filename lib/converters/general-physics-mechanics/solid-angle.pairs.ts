import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "steradians-to-square-degrees",
    from: "steradian",
    to: "square-degree",
    about: "Physics uses steradians, astronomers count the sky in square degrees.",
    familiar: [
      ["0.00006", "the Moon"],
      ["1", "a cone of about 65°"],
      ["6.2832", "half the sky"],
      ["12.566", "the whole sky"],
    ],
    faq: [
      {
        q: "How many square degrees is 1 steradian?",
        a: "1 sr is 3,283 deg², the square of a radian in degrees.",
      },
      {
        q: "How many steradians is the Moon’s 0.2 deg²?",
        a: "0.2 deg² is 0.00006092 sr. The Sun covers nearly the same part of the sky, so the Moon can hide it.",
      },
      {
        q: "What is half the sky, 6.283 sr, in square degrees?",
        a: "6.283 sr is about 20,630 deg²: all that is above a flat horizon.",
      },
    ],
  },
  {
    slug: "square-degrees-to-steradians",
    from: "square-degree",
    to: "steradian",
    about: "Survey areas of telescopes are in square degrees; brightness formulas want steradians.",
    familiar: [
      ["0.2", "the Moon"],
      ["9.6", "the field of the Rubin Observatory’s camera"],
      ["100", "a fist at arm’s length, about"],
      ["41253", "the whole sky"],
    ],
    faq: [
      {
        q: "How many steradians are 100 square degrees?",
        a: "100 deg² is 0.03046 sr, less than half a percent of the sky.",
      },
    ],
  },
  {
    slug: "spats-to-steradians",
    from: "spat",
    to: "steradian",
    about: "A spat is the whole sphere around a point; parts of it say what share of all directions something takes.",
    familiar: [
      ["0.25", "a quarter of all directions"],
      ["0.5", "a hemisphere"],
      ["1", "all directions"],
      ["2", "two full spheres, as in a sum of sources"],
    ],
    faq: [
      {
        q: "How many steradians is half a spat?",
        a: "0.5 sp is 6.283 sr, the view from a flat plain.",
      },
      {
        q: "Why is 1 spat 12.57 steradians?",
        a: "The area of a sphere is 4π times the radius squared: 1 sp is 12.57 sr.",
      },
    ],
  },
]);
