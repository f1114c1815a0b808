import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewtons-per-square-meter-to-psf",
    from: "kilonewton-per-square-meter",
    to: "psf",
    about: "Floor and snow loads: European rules are in kilonewtons on a square meter, American ones in pounds on a square foot.",
    familiar: [
      ["0.75", "a light roof’s snow"],
      ["2", "an apartment floor in Europe"],
      ["5", "a crowd"],
    ],
    faq: [
      {
        q: "How many psf is a floor load of 3 kN/m²?",
        a: "3 kN/m² is 62.66 psf. Codes differ in the factors on top, so a load in one code is not a load in the other.",
      },
    ],
  },
  {
    slug: "psf-to-kilonewtons-per-square-meter",
    from: "psf",
    to: "kilonewton-per-square-meter",
  },
  {
    slug: "psf-to-kilograms-force-per-square-meter",
    from: "psf",
    to: "kilogram-force-per-square-meter",
  },
  {
    slug: "kilopascals-to-psf",
    from: "kilopascal",
    to: "psf",
  },
]);
