import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Converting between ppm and mg/m³ requires the molar mass, the temperature and the pressure: mg/m³ = ppm × M × P ÷ (R × T) for an ideal gas. Set all three next to the value.",
    "At 25 °C and 1 atm a mole of gas fills 24.4654 L, the basis of NIOSH and OSHA tables; European air quality limits use 20 °C, where the same ppm value is 1.7% higher in mg/m³.",
    "Here ppm is by volume, which is the same as by mole for ideal gases. ppb is 10⁻⁹ and ppt 10⁻¹².",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["parts-per-million-volume-to-milligrams-per-cubic-meter", "milligrams-per-cubic-meter-to-parts-per-million-volume"],
      q: "How do I convert ppm to mg/m³?",
      a: "At 25 °C and 1 atm, multiply by the molar mass and divide by 24.4654. The 35 ppm limit for carbon monoxide (28.010 g/mol) is 40.07 mg/m³. For other conditions, set the temperature and pressure next to the value.",
    },
    {
      pairs: ["parts-per-billion-volume-to-micrograms-per-cubic-meter"],
      q: "How do I convert µg/m³ to ppb for nitrogen dioxide?",
      a: "At the European reference of 20 °C, divide by 1.9125: the limit of 40 µg/m³ is 20.9 ppb. At the US reference of 25 °C, divide by 1.8804. Both follow from the molar mass of 46.005 g/mol.",
    },
    {
      q: "How many mg/m³ is 1,000 ppm of carbon dioxide?",
      a: "1,799 mg/m³ at 25 °C and 1 atm, with 44.009 g/mol. At 20 °C, the same 1,000 ppm is 1,830 mg/m³, because cooler gas is denser; the ppm value does not depend on temperature.",
    },
    {
      q: "Is ppm in air the same as mg/L or mg/kg?",
      a: "No. In air, ppm means molecules per million molecules (volume); in soil and food, mg/kg (mass); and in water, roughly mg/L. 1 ppm of carbon monoxide in air is only 1.145 mg/m³, which is 0.001145 mg/L.",
    },
    {
      q: "Which temperature should I use?",
      a: "The one your limit or your instrument refers to. NIOSH, OSHA and US EPA tables use 25 °C, EU ambient air directives use 20 °C, and stack emissions usually refer to dry gas at 0 °C. Enter the actual temperature only if the mass was measured in air at that temperature.",
    },
    {
      pairs: ["percent-volume-to-parts-per-million-volume"],
      q: "How do I convert percent by volume to ppm?",
      a: "Multiply by 10,000. Air with 0.04% carbon dioxide is at 400 ppm, and 1% is 10,000 ppm. Neither molar mass nor temperature matters for this step.",
    },
  ],
});
