import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "parts-per-million-volume-to-milligrams-per-cubic-meter",
    from: "parts-per-million-volume",
    to: "milligram-per-cubic-meter",
    title: "ppm to mg/m³ for Gases",
    lead: "{50} ppm is {=50; carbon monoxide} mg/m³ of carbon monoxide, but {=50; carbon dioxide} mg/m³ of carbon dioxide. Select the gas.",
    about:
      "Detectors count molecules, limits weigh them, so the molar mass of the gas and the temperature decide. The rows below are for carbon monoxide. Carbon monoxide is nearly as heavy as air, so one part per million of it is a bit over a milligram in a cubic meter.",
    familiar: [
      ["9", "carbon monoxide: the US outdoor limit over eight hours"],
      ["35", "carbon monoxide: the US outdoor limit for an hour"],
      ["50", "carbon monoxide: OSHA’s workplace limit"],
      ["1200", "carbon monoxide: immediately dangerous"],
      ["400", "carbon monoxide: headache within an hour or two, about"],
    ],
    faq: [
      {
        q: "What is OSHA’s carbon monoxide limit of 50 ppm in mg/m³?",
        a: "50 ppm of carbon monoxide is 57.24 mg/m³; OSHA’s table rounds it to 55. The eight-hour average counts, not the peak.",
      },
      {
        q: "What do 9 ppm of carbon monoxide outdoors weigh in mg/m³?",
        a: "9 ppm is 10.3 mg/m³, close to the European limit for the same eight hours.",
      },
    ],
  },
  {
    slug: "milligrams-per-cubic-meter-to-parts-per-million-volume",
    from: "milligram-per-cubic-meter",
    to: "parts-per-million-volume",
    title: "mg/m³ to ppm for Gases",
    lead: "{100} mg/m³ of carbon monoxide is {=100; carbon monoxide} ppm; of nitrogen dioxide, {=100; nitrogen dioxide} ppm. Select the gas.",
    about: "European limits are masses in a cubic meter; most gas detectors read parts per million. The rows below are for carbon monoxide.",
    familiar: [
      ["4", "carbon monoxide: the WHO guideline for a day"],
      ["10", "carbon monoxide: the EU limit over eight hours"],
      ["23", "carbon monoxide: the EU workplace limit"],
    ],
  },
  {
    slug: "parts-per-billion-volume-to-micrograms-per-cubic-meter",
    from: "parts-per-billion-volume",
    to: "microgram-per-cubic-meter",
    title: "ppb to µg/m³ for Gases",
    lead: "{70} ppb of ozone is {=70; ozone} µg/m³; of nitrogen dioxide, {=70; nitrogen dioxide} µg/m³. Select the gas.",
    about: "American air quality standards are in parts per billion, European ones in micrograms.",
    familiar: [
      ["53", "the number of the US yearly limit for nitrogen dioxide"],
      ["70", "the number of the US ozone standard"],
      ["75", "the number of the US hourly limit for sulfur dioxide"],
      ["100", "the number of the US hourly limit for nitrogen dioxide"],
    ],
  },
  {
    slug: "percent-volume-to-parts-per-million-volume",
    from: "percent-volume",
    to: "parts-per-million-volume",
    title: "% vol to ppm for Gases",
    lead: "{5}% by volume is {=5} ppm, whatever the gas.",
    about: "Combustion and explosion limits are in percent, exposure limits in parts per million of the same air.",
    familiar: [
      ["0.04", "carbon dioxide outdoors, about"],
      ["0.5", "the workplace limit for carbon dioxide"],
      ["5", "methane begins to be explosive"],
      ["20.9", "oxygen in air"],
    ],
  },
]);
