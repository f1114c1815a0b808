import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A full sphere is 4π sr, which is 41,252.96 square degrees.",
    "A square degree is (π/180)² sr: the degree-to-radian factor is squared.",
    "The steradian is a derived unit equal to 1; a cone with half-angle θ covers 2π(1 − cos θ) sr.",
  ],
  pairs: [
    {
      slug: "steradians-to-square-degrees",
      from: "steradian",
      to: "square-degree",
      about: "Physics uses steradians; astronomers measure areas of the sky in square degrees.",
      familiar: [
        ["0.00006", "the Moon, about"],
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
          a: "6.283 sr is about 20,630 deg²: everything above a level horizon.",
        },
      ],
    },
    {
      slug: "square-degrees-to-steradians",
      from: "square-degree",
      to: "steradian",
      about: "Telescope surveys state their areas in square degrees; brightness formulas need steradians.",
      familiar: [
        ["0.2", "the Moon, about"],
        ["9.6", "the field of the Rubin Observatory’s camera"],
        ["100", "a fist at arm’s length, about"],
        ["41253", "the whole sky"],
      ],
      faq: [
        {
          q: "How many steradians is 100 square degrees?",
          a: "100 deg² is 0.03046 sr, less than a quarter of a percent of the sky.",
        },
      ],
    },
    {
      slug: "spats-to-steradians",
      from: "spat",
      to: "steradian",
      about: "A spat is the full sphere around a point, so a solid angle in spats is a share of all directions.",
      familiar: [
        ["0.25", "a quarter of all directions"],
        ["0.5", "a hemisphere"],
        ["1", "all directions"],
        ["0.125", "an eighth of all directions, the corner of a cube"],
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
  ],
  faq: [
    {
      pairs: ["steradians-to-square-degrees", "square-degrees-to-steradians"],
      q: "How do I convert steradians to square degrees?",
      a: "Multiply by (180/π)² = 3,283. So 0.1 sr is 328.3 deg². In the other direction, one square degree is (π/180)² = 0.0003046 sr. The factor is 57.3 squared, not 57.3.",
    },
    {
      q: "How many square degrees are in the whole sky?",
      a: "The full sphere is 4π = 12.57 sr, or 41,253 square degrees. A hemisphere, such as the sky above a flat horizon, is half of that: 20,626 square degrees. A spat is another name for the full sphere.",
    },
    {
      q: "How large is the solid angle of a cone?",
      a: "A cone with half-angle θ covers Ω = 2π(1 − cos θ) steradians. A lamp with a 120° beam has θ = 60°, which gives Ω = π = 3.14159 sr, a quarter of a sphere. This is how lumens and candelas are related.",
    },
    {
      q: "What is the solid angle of the Moon?",
      a: "Seen from Earth, the Moon is about half a degree wide, so its half-angle is 0.25° and it covers 2π(1 − cos 0.25°) = 5.98 × 10⁻⁵ sr, about 0.196 square degrees. The Sun’s is nearly the same.",
    },
    {
      q: "Is the steradian a base unit?",
      a: "No. The steradian is an SI derived unit, one square meter of sphere surface per square meter of radius squared, and so equals 1. It is still written for clarity: a candela is a lumen per steradian, and radiance is given in W/(m²·sr).",
    },
  ],
});
