import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "kN/m² and kPa are two names for the same unit.",
    "kgf/m² is often written as kg/m² on plans. It is the weight under standard gravity, 9.80665 N per kilogram.",
    "Codes round conversions: 40 psf is 1.915 kN/m², while metric codes require 1.9 or 2.0 kN/m².",
  ],
  pairs: [
    {
      slug: "kilonewtons-per-square-meter-to-psf",
      from: "kilonewton-per-square-meter",
      to: "psf",
      about: "Floor and snow loads: European rules are in kilonewtons on a square meter, American ones in pounds on a square foot.",
      familiar: [
        ["0.75", "a light snow load on a roof"],
        ["2", "an apartment floor in Europe"],
        ["5", "a dense crowd"],
      ],
      faq: [
        {
          q: "How many psf is a floor load of 3 kN/m²?",
          a: "3 kN/m² is 62.66 psf. Codes apply different safety factors, so do not mix loads from one with strengths from another.",
        },
        {
          q: "How many kN/m² is 50 psf, a US office floor?",
          a: "50 psf is 2.394 kN/m². European offices are designed for two to three.",
        },
      ],
    },
    {
      slug: "psf-to-kilonewtons-per-square-meter",
      from: "psf",
      to: "kilonewton-per-square-meter",
      about: "For American live and snow loads in a design to Eurocode or in a metric program.",
      rule: "÷ 20",
      familiar: [
        ["20", "a roof’s live load"],
        ["40", "a floor in a US home"],
        ["50", "a US office floor"],
        ["100", "a US lobby or stair"],
      ],
      faq: [
        {
          q: "What is a US home’s 40 psf floor load in kN/m²?",
          a: "40 psf is 1.915 kN/m². European homes are designed for about the same.",
        },
        {
          q: "How many psf is a snow load of 1.5 kN/m²?",
          a: "1.5 kN/m² is 31.33 psf. Ask if it is the snow on the ground or on the roof: the roof factor is near 0.8 in Europe and 0.7 in the US.",
        },
      ],
    },
    {
      slug: "psf-to-kilograms-force-per-square-meter",
      from: "psf",
      to: "kilogram-force-per-square-meter",
      about: "Builders who think in kilograms can picture an American floor rating as kilograms on each square meter.",
      rule: "× 5",
      familiar: [
        ["10", "a wood floor’s own weight, about"],
        ["40", "a floor in a US home"],
        ["60", "a library’s reading room"],
        ["100", "a US lobby or stair"],
      ],
      faq: [
        {
          q: "What is a floor rated for 40 psf in kgf/m²?",
          a: "40 psf is 195.3 kgf/m²: about two and a half adults standing on each square meter.",
        },
        {
          q: "How many psf is a load of 500 kgf/m²?",
          a: "500 kgf/m² is 102.4 psf, the load of a dense crowd.",
        },
      ],
    },
    {
      slug: "kilopascals-to-psf",
      from: "kilopascal",
      to: "psf",
      about: "Canadian codes and geotechnical reports are in kilopascals, US plans in pounds per square foot.",
      rule: "× 21",
      familiar: [
        ["1.9", "a floor in a Canadian home"],
        ["2.4", "a Canadian office floor"],
        ["4.8", "a Canadian assembly hall"],
        ["100", "a common soil bearing pressure"],
      ],
      faq: [
        {
          q: "What is a Canadian floor load of 1.9 kPa in psf?",
          a: "1.9 kPa is 39.68 psf, the 40 psf of the US code.",
        },
        {
          q: "How many kPa is a soil bearing of 2,000 psf?",
          a: "2,000 psf is 95.76 kPa. The International Building Code presumes this value for sand and a lower one for clay.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilonewtons-per-square-meter-to-psf", "psf-to-kilonewtons-per-square-meter"],
      q: "How do I convert kN/m² to psf?",
      a: "Multiply by 20.89: 2 kN/m² is 41.8 psf. Going the other way, 1 psf is 0.04788 kN/m², so 40 psf is 1.915 kN/m².",
    },
    {
      pairs: ["psf-to-kilograms-force-per-square-meter"],
      q: "How do I convert psf to kg/m²?",
      a: "Multiply by 4.882: a snow load of 30 psf is 146.5 kgf/m². To go back to psf, multiply by 0.2048, so 500 kgf/m² is 102.4 psf.",
    },
    {
      pairs: ["kilopascals-to-psf"],
      q: "What is 100 psf in kPa?",
      a: "It is 4.788 kPa, which is also 4.788 kN/m². US codes require 100 psf for lobbies and corridors of public buildings; metric codes commonly require 4.8 or 5.0 kN/m².",
    },
    {
      q: "How do I convert a soil bearing capacity from tsf to kPa?",
      a: "Multiply by 95.76: 3 tsf is 287.3 kPa. One short ton-force per square foot is 0.976 kgf/cm², which is why old tables treat tsf and kgf/cm² as equal.",
    },
    {
      q: "What is 150 kPa of bearing pressure in psf?",
      a: "150 kPa × 20.89 = 3,133 psf, or 3.13 ksf. In gravitational metric units it is 15.3 tf/m².",
    },
  ],
});
