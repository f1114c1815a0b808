import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Gauge units (psig, barg, kPag) are relative to the ambient pressure, which is set next to the value; it does not affect other units.",
    "The pressure of a mercury or water column depends on temperature: the conventional columns use densities of 13,595.1 and 1,000 kg/m³ at standard gravity, and the 4 °C and 60 °F values are those in NIST SP 811.",
    "The torr is 101,325/760 Pa; a millimeter of mercury is 1.4 parts in ten million larger.",
    "One foot of seawater follows the US diving convention of 33.066 fsw per atmosphere; one meter of seawater is 0.1 bar.",
  ],
  pairs: [
    {
      slug: "pascals-to-psi",
      from: "pascal",
      to: "psi",
      about: "Physics and metric design codes use the pascal, American gauges psi. A pascal is tiny: a sheet of paper presses on a desk with a little less than one.",
      familiar: [
        ["101325", "the atmosphere at sea level"],
        ["6895", "one pound per square inch"],
        ["220000", "a car tire, above the atmosphere"],
        ["1000000", "ten times atmospheric pressure, about"],
      ],
      faq: [
        {
          q: "Why is the psi value of a pascal so small?",
          a: "A pascal is one newton on a whole square meter, a psi one pound-force on a square inch, so it takes 6,895 Pa to make 1 psi. Engineers write kilopascals or megapascals instead.",
        },
        { q: "What is concrete of 30 MPa in psi?", a: "30 MPa is 30,000,000 Pa, or 4,351 psi, between the American classes of 4,000 psi and 4,500 psi." },
      ],
    },
    {
      slug: "psi-to-bar",
      from: "psi",
      to: "bar",
      about: "American tire and compressor gauges read psi; European pumps, espresso machines and car manuals print bar.",
      rule: "× 7, ÷ 100",
      familiar: [
        ["32", "a car tire"],
        ["60", "water pressure in a house, about"],
        ["120", "a shop air compressor"],
        ["3000", "a full scuba tank"],
      ],
      faq: [
        {
          q: "How many bar is 35 psi of tire pressure?",
          a: "35 psi is 2.41 bar. European gauges step by 0.1 bar, so pump to 2.4 bar.",
        },
        { q: "What is a scuba tank of 3,000 psi in bar?", a: "3,000 psi is 206.8 bar. European divers usually plan with 200 bar, which is 2,901 psi." },
      ],
    },
    {
      slug: "bar-to-psi",
      from: "bar",
      to: "psi",
      about: "European tire placards, coffee machines and diving gauges give bar; US pumps and hoses are rated in psi. One bar is close to the atmosphere at sea level.",
      rule: "× 15, − 5%",
      familiar: [
        ["1", "roughly the atmosphere"],
        ["2.2", "a car tire"],
        ["9", "an espresso machine, at the coffee"],
        ["200", "a full scuba tank"],
      ],
      faq: [
        {
          q: "How many psi is 2.5 bar?",
          a: "2.5 bar is 36.26 psi. Other tire pressures: 2.0 bar is 29 psi, and 3 bar is 43.5 psi.",
        },
        { q: "Does a 15 bar espresso machine brew at 217.6 psi?", a: "Usually not: 15 bar, or 217.6 psi, is the most the pump can build up. Espresso is brewed at about 9 bar, which is 130.5 psi." },
      ],
    },
    {
      slug: "kilopascals-to-psi",
      from: "kilopascal",
      to: "psi",
      about: "Canadian, Australian and Asian tire placards print kilopascals, and so do US placards next to psi.",
      rule: "÷ 7",
      familiar: [
        ["101.325", "the atmosphere"],
        ["220", "a car tire"],
        ["400", "water pressure in a house, about"],
        ["700", "shop air, about"],
      ],
      faq: [
        {
          q: "How many psi is a tire pressure of 250 kPa?",
          a: "250 kPa is 36.26 psi. In the other direction, 32 psi is 220.6 kPa and 35 psi is 241.3 kPa.",
        },
        { q: "What is the 60 psi of a temporary spare tire in kPa?", a: "60 psi is 413.7 kPa. Placards round it to 420 kPa, which is 60.92 psi." },
      ],
    },
    {
      slug: "millimeters-of-mercury-to-kilopascals",
      from: "millimeter-of-mercury",
      to: "kilopascal",
      about: "Blood pressure is stated in millimeters of mercury almost everywhere; some journals report kilopascals.",
      rule: "× 2, ÷ 15",
      familiar: [
        ["80", "normal diastolic pressure is below this (US guideline)"],
        ["120", "normal systolic pressure is below this (US guideline)"],
        ["140", "high blood pressure, stage 2, begins (US guideline, systolic)"],
        ["760", "the atmosphere"],
      ],
      faq: [
        {
          q: "What is a blood pressure of 120/80 mmHg in kPa?",
          a: "120 mmHg is 16 kPa and 80 mmHg is 10.7 kPa, written 16.0/10.7 kPa.",
        },
        { q: "What is a blood oxygen pressure of 12 kPa in mmHg?", a: "12 kPa is 90.01 mmHg. British laboratories report blood gases in kilopascals, American ones in millimeters of mercury." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["psi-to-bar", "bar-to-psi"],
      exact: true,
      q: "How do I convert psi to bar?",
      a: "Divide by 14.5, or multiply by 0.06895. A tire at 32 psi is 2.206 bar, and 2.2 bar is 31.91 psi. One psi is 6,894.757293 Pa, which follows exactly from the pound, standard gravity and the inch.",
    },
    {
      pairs: ["pascals-to-psi", "kilopascals-to-psi"],
      general: true,
      q: "What is the difference between psi and psig?",
      a: "psig is the pressure above that of the surroundings, which is what a tire gauge shows; psi absolute (psia) is measured from a perfect vacuum. At sea level the two differ by 14.7 psi, so 32 psig is 46.7 psi absolute. In Denver the difference is only about 12.1 psi; set the ambient pressure to match.",
    },
    {
      exact: true,
      q: "Is one torr the same as one mmHg?",
      a: "For all practical purposes, yes. The torr is defined as 1/760 of a standard atmosphere, 133.3223684 Pa; the conventional millimeter of mercury follows from the density 13,595.1 kg/m³ and is 133.3223874 Pa. They differ by 1.4 parts in ten million.",
    },
    {
      exact: true,
      q: "Why do tables disagree about inches of water?",
      a: "Because warm water is less dense. One inch of water is 249.08891 Pa by convention (1,000 kg/m³), 249.082 Pa at 4 °C, 248.84 Pa at 60 °F and 248.64 Pa at 20 °C. The spread is 0.18%, more than the error of a good manometer, so check which convention your instrument uses.",
    },
    {
      pairs: ["millimeters-of-mercury-to-kilopascals"],
      q: "How do I convert mmHg to kPa?",
      a: "Multiply by 0.1333. A blood pressure of 120/80 mmHg is 16.0 over 10.7 kPa. A barometer reading of 29.92 inHg is 1,013 hPa, close to the standard atmosphere of 1,013.25 hPa.",
    },
    {
      q: "Can a pressure be negative?",
      a: "An absolute pressure cannot, but a difference or a gauge reading can: −5 psig means 5 psi below the surroundings. No gauge can read below a perfect vacuum, which is −14.7 psig or −1.01325 barg at standard ambient pressure.",
    },
  ],
});
