import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Short scale: ppb is 10⁻⁹ and ppt is 10⁻¹². In older European texts, ppt may mean parts per thousand and a billion may be 10¹².",
    "A ratio does not say what is being compared: ppm by mass, by volume and by mole are different numbers for the same mixture and are not converted into each other here.",
    "For gases between ppm and mg/m³, use the Gas Concentration Converter; mg/L is in the Mass Concentration Converter.",
    "A karat is 1/24 gold by mass; jewelry stamps round it, so 14 karat (583.3 ‰) is stamped 585.",
  ],
  pairs: [
    {
      slug: "parts-per-million-to-percent",
      from: "parts-per-million",
      to: "percent",
      about: "Carbon dioxide, impurities and salt: small shares are written in parts per million, larger ones in percent. The share has no unit, so say of what: mass in soil and steel, volume in air.",
      familiar: [
        ["420", "carbon dioxide in outdoor air, about"],
        ["5000", "the workplace limit for carbon dioxide in the US"],
        ["10000", "one percent"],
        ["1000", "carbon dioxide in a stuffy classroom, about"],
        ["40000", "carbon dioxide that is immediately dangerous (NIOSH)"],
      ],
      faq: [
        {
          q: "What percent is outdoor carbon dioxide of 420 ppm?",
          a: "420 ppm is 0.042%. Air that we breathe out has about a hundred times as much.",
        },
        {
          q: "Is 5,000 ppm of carbon dioxide half a percent?",
          a: "Yes: 5,000 ppm is 0.5%, the average that US law allows over a working day.",
        },
        {
          q: "How many ppm is an impurity of 0.002 percent?",
          a: "0.002% is 20 ppm.",
        },
      ],
    },
    {
      slug: "percent-to-parts-per-million",
      from: "percent",
      to: "parts-per-million",
      about: "One percent is ten thousand parts per million, so limits for water, steel and air become numbers without zeros after the decimal point.",
      familiar: [
        ["0.01", "one hundred parts per million"],
        ["0.04", "carbon dioxide in outdoor air, about"],
        ["0.1", "carbon dioxide in a stuffy room, about"],
        ["3.5", "the salt of the sea"],
      ],
      faq: [
        {
          q: "How many ppm is 0.05 percent?",
          a: "0.05% is 500 ppm. Move the decimal point four places to the right.",
        },
        {
          q: "How many ppm of carbon dioxide is air with 0.1%?",
          a: "0.1% is 1,000 ppm, where a room feels stuffy. Outdoors it is about 0.042%, 420 ppm.",
        },
      ],
    },
    {
      slug: "parts-per-billion-to-parts-per-million",
      from: "parts-per-billion",
      to: "parts-per-million",
      about: "Limits for toxic substances in water and air go down to parts per billion; one part is about a drop in a backyard pool.",
      familiar: [
        ["10", "the US limit for arsenic in drinking water"],
        ["70", "the US ozone standard"],
        ["1000", "one part per million"],
      ],
      faq: [
        {
          q: "How many ppm is 15 ppb of lead?",
          a: "15 ppb is 0.015 ppm. A thousand parts per billion are one part per million.",
        },
      ],
    },
    {
      slug: "milligrams-per-kilogram-to-parts-per-million",
      from: "milligram-per-kilogram",
      to: "parts-per-million",
      about: "Soil and food reports use mg/kg because it says that the parts are by mass; the number is the same as ppm.",
      familiar: [
        ["0.1", "mercury in much fish, about"],
        ["400", "lead in soil: the US screening level until 2024"],
        ["1000", "a tenth of a percent"],
      ],
      faq: [
        {
          q: "Is 50 mg/kg the same as 50 ppm?",
          a: "Yes: 50 mg/kg is 50 ppm by mass. In air, ppm usually counts by volume, which is a different share.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["parts-per-million-to-percent", "percent-to-parts-per-million"],
      q: "How do I convert ppm to percent?",
      a: "Divide by 10,000. 5,000 ppm is 0.5%, and 400 ppm of carbon dioxide is 0.04%. To go the other way, multiply: 1% is 10,000 ppm.",
    },
    {
      pairs: ["milligrams-per-kilogram-to-parts-per-million"],
      q: "Is ppm the same as mg/kg?",
      a: "Yes, by mass: a milligram is a millionth of a kilogram, so 1 mg/kg = 1 ppm, and 1 µg/kg = 1 ppb. It is the same as mg/L only where a liter weighs a kilogram, as in clean water.",
    },
    {
      pairs: ["parts-per-billion-to-parts-per-million"],
      q: "How do I convert ppb to ppm?",
      a: "Divide by 1,000: 15 ppb is 0.015 ppm. The next steps work the same way: 1 ppb is 1,000 ppt, and 1 ppt is 1,000 ppq. The short scale is used, so a billion is 10⁹.",
    },
    {
      q: "How many grams per tonne is one ounce per ton of gold?",
      a: "34.2857 g/t (exactly 240/7), with a troy ounce and a short ton of 2,000 lb, as is customary in North America. Ore at 5 g/t is 0.1458 oz/ton. With an avoirdupois ounce it would be 31.25 g/t.",
    },
    {
      q: "What percentage of 18-karat gold is pure gold?",
      a: "75%, because a karat is one part in 24. 14 karat is 58.33%, 22 karat is 91.67% and 24 karat is pure. In parts per thousand, 18, 14 and 22 karat are 750, 583.3 and 916.7; the stamp 585 on 14-karat pieces is slightly above the exact value.",
    },
    {
      q: "What is a basis point?",
      a: "A hundredth of a percent: 25 basis points is 0.25%. A change in an interest rate from 4.00% to 4.25% is 25 basis points, or 0.25 percentage point, though the rate itself has grown by 6.25%.",
    },
  ],
});
