import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./electric-charge.pairs.ts";

export default defineConverter({
  slug: "electric-charge",
  category: "electrical-magnetism",
  name: "Electric Charge Converter",
  description: "Convert coulombs, ampere-hours, elementary charges and CGS charge units.",
  base: { name: "coulomb", symbol: "C" },
  baseFactor: "C",
  defaultPair: ["milliampere-hour", "coulomb"],
  commonUnits: ["coulomb", "microcoulomb", "nanocoulomb", "ampere-hour", "milliampere-hour", "elementary-charge"],
  pairs,
  commonValues: {
    "milliampere-hour": { example: "5000", tables: [{ values: ["100", "250", "500", "800", "1000", "1500", "2000", "2500", "3000", "3500", "4000", "4500", "5000", "10000", "20000", "26800"] }] },
    coulomb: { example: "7200" },
    "ampere-hour": { example: "60", tables: [{ values: ["1", "2", "4", "5", "7", "9", "10", "12", "18", "20", "35", "45", "50", "60", "75", "100", "200"] }] },
  },
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The elementary charge has been exactly 1.602176634 × 10⁻¹⁹ C since the 2019 revision of the SI, so the faraday, the charge of one mole of electrons, is exact too.",
    "The Planck charge is e ÷ √α with the CODATA 2022 value of the fine-structure constant.",
    "Charge is not energy: converting milliampere-hours to watt-hours also requires the voltage.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "megacoulomb", name: "Megacoulomb", symbol: "MC", factor: "MC" },
        { id: "kilocoulomb", name: "Kilocoulomb", symbol: "kC", factor: "kC" },
        { id: "coulomb", name: "Coulomb", symbol: "C", factor: "C" },
        { id: "millicoulomb", name: "Millicoulomb", symbol: "mC", factor: "mC" },
        { id: "microcoulomb", name: "Microcoulomb", symbol: "µC", factor: "µC" },
        { id: "nanocoulomb", name: "Nanocoulomb", symbol: "nC", factor: "nC" },
        { id: "picocoulomb", name: "Picocoulomb", symbol: "pC", factor: "pC" },
        { id: "femtocoulomb", name: "Femtocoulomb", symbol: "fC", factor: "fC" },
        { id: "attocoulomb", name: "Attocoulomb", symbol: "aC", factor: "aC" },
        { id: "ampere-second", name: "Ampere-second", symbol: "A·s", factor: "A s", aliases: ["amp second", "amp-second"] },
        { id: "ampere-minute", name: "Ampere-minute", symbol: "A·min", factor: "A min", aliases: ["amp minute", "amp-minute"] },
      ],
    },
    {
      name: "Battery",
      source: "SP811 B.8",
      units: [
        { id: "kiloampere-hour", name: "Kiloampere-hour", symbol: "kA·h", factor: "kA h" },
        { id: "ampere-hour", name: "Ampere-hour", symbol: "A·h", factor: "A h", aliases: ["amp hour", "amp hours", "amp-hour", "amp-hours"] },
        { id: "milliampere-hour", name: "Milliampere-hour", symbol: "mA·h", factor: "mA h", aliases: ["milliamp hour", "milliamp hours", "milliamp-hours"] },
        { id: "microampere-hour", name: "Microampere-hour", symbol: "µA·h", factor: "µA h" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abcoulomb", name: "Abcoulomb (EMU)", symbol: "abC", factor: "abA s", aliases: ["emu of charge"] },
        { id: "statcoulomb", name: "Statcoulomb (ESU, franklin)", symbol: "statC", factor: "statC", aliases: ["franklin", "fr", "esu", "esu of charge"] },
      ],
    },
    {
      name: "Physics",
      source: "SI9 Table 1; CODATA22 fine-structure constant",
      units: [
        { id: "elementary-charge", name: "Elementary charge", symbol: "e", factor: "eCharge", aliases: ["electron charge", "electron charges", "proton charge", "electrons"] },
        { id: "faraday", name: "Faraday (charge of 1 mol e)", symbol: "F", factor: "faraday mol", aliases: ["mole of electrons", "faraday constant"] },
        { id: "planck-charge", name: "Planck charge", symbol: "qP", factor: "1.87554603842e-18 C", exactness: "measured" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["milliampere-hours-to-coulombs"],
      q: "How do I convert mAh to coulombs?",
      a: "Multiply by 3.6: a milliampere-hour is 0.001 A flowing for 3,600 seconds. A 5,000 mAh phone battery therefore holds 18,000 coulombs. To go the other way, divide coulombs by 3.6 for milliampere-hours or by 3,600 for ampere-hours.",
    },
    {
      q: "How do I get watt-hours from mAh?",
      a: "Multiply the charge by the voltage: Wh = mAh × V ÷ 1,000. A 5,000 mAh cell at its nominal 3.85 V stores 19.25 Wh, while a 5,000 mAh power bank delivers less at 5 V because the rating counts charge at the cell voltage. No fixed factor exists between charge and energy.",
    },
    {
      pairs: ["coulombs-to-elementary-charges"],
      exact: true,
      q: "How many electrons are in one coulomb?",
      a: "About 6.241509074 × 10¹⁸ elementary charges, which is 1 divided by 1.602176634 × 10⁻¹⁹. The second number has no uncertainty: it has defined the ampere since 2019.",
    },
    {
      q: "What is the difference between a faraday and a farad?",
      a: "The faraday is the charge of one mole of electrons: 96,485 C, or 26.8 A·h. The farad is the unit of capacitance, one coulomb per volt. Both share the symbol F in old texts, so check which quantity is meant.",
    },
    {
      q: "How large is a statcoulomb (esu)?",
      a: "One statcoulomb, also called a franklin or esu of charge, is 3.336 × 10⁻¹⁰ C: it is 10 C divided by the speed of light in centimeters per second. Two such charges one centimeter apart repel each other with a force of one dyne. The abcoulomb of the electromagnetic system is far larger: 10 C.",
    },
  ],
  keywords: ["mAh to coulombs", "battery capacity", "ampere hours", "Ah", "elementary charge", "Faraday constant"],
  related: ["current", "capacitance", "voltage", "resistance", "magnetic-flux", "inductance"],
});
