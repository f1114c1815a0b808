import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
