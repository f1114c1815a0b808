import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "pascals-to-psi",
    from: "pascal",
    to: "psi",
    about: "The SI unit of physics and building codes against the unit of American gauges. A pascal is tiny: a sheet of paper presses on a desk with about one.",
    familiar: [
      ["101325", "the atmosphere at sea level"],
      ["6895", "one psi"],
      ["220000", "a car tire, above the atmosphere"],
      ["1000000", "a hydraulic test of a small boiler"],
    ],
    faq: [
      {
        q: "Why is the psi value of a pascal so small?",
        a: "A pascal is one newton on a whole square meter, a psi one pound-force on a square inch, so it takes 6,895 Pa to make 1 psi. Engineers write kilopascals or megapascals instead.",
      },
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
      ["60", "water pressure in a house"],
      ["120", "a shop air compressor"],
      ["3000", "a full scuba tank"],
    ],
    faq: [
      {
        q: "How many bar is 35 psi of tire pressure?",
        a: "35 psi is 2.41 bar. European gauges step by 0.1 bar, so pump to 2.4 bar.",
      },
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
      ["9", "an espresso machine"],
      ["200", "a full scuba tank"],
    ],
    faq: [
      {
        q: "How many psi is 2.5 bar?",
        a: "2.5 bar is 36.26 psi. Other tire pressures: 2.0 bar is 29 psi, and 3 bar is 43.5 psi.",
      },
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
      ["400", "water pressure in a house"],
      ["700", "shop air"],
    ],
    faq: [
      {
        q: "How many psi is a tire pressure of 250 kPa?",
        a: "250 kPa is 36.26 psi. In the other direction, 32 psi is 220.6 kPa and 35 psi is 241.3 kPa.",
      },
    ],
  },
  {
    slug: "millimeters-of-mercury-to-kilopascals",
    from: "millimeter-of-mercury",
    to: "kilopascal",
    about: "Blood pressure is measured in millimeters of mercury even where the law prefers the pascal; journals from some countries report kilopascals.",
    rule: "× 2, ÷ 15",
    familiar: [
      ["80", "a normal diastolic pressure"],
      ["120", "a normal systolic pressure"],
      ["160", "high blood pressure"],
      ["760", "the atmosphere"],
    ],
    faq: [
      {
        q: "What is a blood pressure of 120/80 mmHg in kPa?",
        a: "120 mmHg is 16 kPa and 80 mmHg is 10.7 kPa, written 16.0/10.7 kPa.",
      },
    ],
  },
]);
