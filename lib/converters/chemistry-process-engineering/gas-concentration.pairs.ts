import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "parts-per-million-volume-to-milligrams-per-cubic-meter",
    from: "parts-per-million-volume",
    to: "milligram-per-cubic-meter",
    title: "ppm to mg/m³ for Gases",
    lead: "{50} ppm is {=50; carbon monoxide} mg/m³ of carbon monoxide, but {=50; carbon dioxide} mg/m³ of carbon dioxide. Select the gas.",
    about:
      "Most gas detectors read parts per million, while many limits are masses, so the molar mass of the gas and the temperature decide. The rows below are for carbon monoxide. Carbon monoxide is nearly as heavy as air, so one part per million of it is a bit over a milligram in a cubic meter.",
    familiar: [
      ["9", "carbon monoxide: the US outdoor limit over eight hours"],
      ["35", "carbon monoxide: the US outdoor limit for an hour"],
      ["50", "carbon monoxide: OSHA’s workplace limit"],
      ["1200", "carbon monoxide: immediately dangerous to life or health (NIOSH)"],
    ],
    faq: [
      {
        q: "What is OSHA’s carbon monoxide limit of 50 ppm in mg/m³?",
        a: "50 ppm of carbon monoxide is 57.24 mg/m³; OSHA’s table rounds it to 55. It is an average over eight hours.",
      },
      {
        q: "How many mg/m³ are 9 ppm of carbon monoxide outdoors?",
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
    about: "European limits are masses in a cubic meter; most gas detectors read parts per million. The rows below are for carbon monoxide. The lighter the gas, the more parts per million a milligram makes.",
    familiar: [
      ["4", "carbon monoxide: the WHO guideline for a day"],
      ["10", "carbon monoxide: the EU limit over eight hours"],
      ["23", "carbon monoxide: the EU workplace limit"],
    ],
    faq: [
      {
        q: "What is the EU’s workplace limit of 23 mg/m³ carbon monoxide in ppm?",
        a: "23 mg/m³ of carbon monoxide is 20.09 ppm; the EU’s list rounds it to 20 ppm.",
      },
      {
        q: "How many ppm of carbon monoxide are 10 mg/m³ outdoors?",
        a: "10 mg/m³ is 8.735 ppm. The US limit for the same eight hours is nine.",
      },
    ],
  },
  {
    slug: "parts-per-billion-volume-to-micrograms-per-cubic-meter",
    from: "parts-per-billion-volume",
    to: "microgram-per-cubic-meter",
    title: "ppb to µg/m³ for Gases",
    lead: "{70} ppb of ozone is {=70; ozone} µg/m³; of nitrogen dioxide, {=70; nitrogen dioxide} µg/m³. Select the gas.",
    about:
      "American air quality standards are in parts per billion, European ones in micrograms. Monitors report the same air in two numbers, which differ by the molar mass and by the reference temperature. The rows below are for carbon monoxide; select your gas first.",
    familiar: [
      ["9000", "carbon monoxide: the US outdoor limit over eight hours"],
      ["35000", "carbon monoxide: the US outdoor limit for an hour"],
    ],
    faq: [
      {
        q: "Why does one city print ppb and another µg/m³ for ozone?",
        a: "American rules use parts per billion, European ones mass. Europe also assumes cooler air than America, so its mass for the same count is a little higher.",
      },
    ],
  },
  {
    slug: "percent-volume-to-parts-per-million-volume",
    from: "percent-volume",
    to: "parts-per-million-volume",
    title: "% vol to ppm for Gases",
    lead: "{5}% by volume is {=5} ppm, whatever the gas.",
    about: "Explosion limits are in percent by volume, exposure limits in parts per million. Detectors for gas leaks usually show percent of the explosive limit, those for exposure parts per million.",
    familiar: [
      ["0.04", "carbon dioxide outdoors, about"],
      ["0.5", "the workplace limit for carbon dioxide"],
      ["5", "methane begins to be explosive"],
      ["20.9", "oxygen in air"],
    ],
    faq: [
      {
        q: "How many ppm is the workplace limit for carbon dioxide, 0.5% by volume?",
        a: "0.5% is 5,000 ppm by volume. Outdoor air has a little over 400 ppm, or 0.04%.",
      },
      {
        q: "How many ppm is methane’s lower explosive limit of 5% by volume?",
        a: "5% is 50,000 ppm. Alarms are often set at a tenth of that, 5,000 ppm or 0.5%.",
      },
    ],
  },
]);
