import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "electric-charge",
  category: "electrical-magnetism",
  name: "Electric Charge Converter",
  description: "Convert coulombs, ampere-hours, elementary charges and CGS charge units.",
  base: { name: "coulomb", symbol: "C" },
  baseFactor: "C",
  defaultPair: ["milliampere-hour", "coulomb"],
  commonUnits: ["coulomb", "microcoulomb", "nanocoulomb", "ampere-hour", "milliampere-hour", "elementary-charge"],
  commonValues: {
    "milliampere-hour": { example: "5000", tables: [{ values: ["100", "250", "500", "800", "1000", "1500", "2000", "2500", "3000", "3500", "4000", "4500", "5000", "10000", "20000", "26800"] }] },
    coulomb: { example: "7200" },
    "ampere-hour": { example: "60", tables: [{ values: ["1", "2", "4", "5", "7", "9", "10", "12", "18", "20", "35", "45", "50", "60", "75", "100", "200"] }] },
  },
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
  keywords: ["mAh to coulombs", "battery capacity", "ampere hours", "Ah", "elementary charge", "Faraday constant"],
  related: ["current", "capacitance", "voltage", "resistance", "magnetic-flux", "inductance"],
});
