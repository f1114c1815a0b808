import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "current",
  category: "electrical-magnetism",
  name: "Electric Current Converter",
  description: "Convert amperes, milliamperes, microamperes and CGS current units.",
  base: { name: "ampere", symbol: "A" },
  baseFactor: "A",
  defaultPair: ["milliampere", "ampere"],
  commonUnits: ["ampere", "milliampere", "microampere", "nanoampere", "kiloampere"],
  commonValues: {
    milliampere: { example: "500" },
    ampere: { example: "2.4" },
    microampere: { example: "250" },
    kiloampere: { example: "10" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 2 and Table 7",
      units: [
        { id: "gigaampere", name: "Gigaampere", symbol: "GA", factor: "GA" },
        { id: "megaampere", name: "Megaampere", symbol: "MA", factor: "MA", aliases: ["megamp", "megaamp"] },
        { id: "kiloampere", name: "Kiloampere", symbol: "kA", factor: "kA", aliases: ["kiloamp", "kiloamps"] },
        { id: "hectoampere", name: "Hectoampere", symbol: "hA", factor: "hA" },
        { id: "decaampere", name: "Decaampere", symbol: "daA", factor: "daA" },
        { id: "ampere", name: "Ampere", symbol: "A", factor: "A", aliases: ["amp", "amps"] },
        { id: "deciampere", name: "Deciampere", symbol: "dA", factor: "dA" },
        { id: "centiampere", name: "Centiampere", symbol: "cA", factor: "cA" },
        { id: "milliampere", name: "Milliampere", symbol: "mA", factor: "mA", aliases: ["milliamp", "milliamps"] },
        { id: "microampere", name: "Microampere", symbol: "µA", factor: "µA", aliases: ["microamp", "microamps"] },
        { id: "nanoampere", name: "Nanoampere", symbol: "nA", factor: "nA", aliases: ["nanoamp", "nanoamps"] },
        { id: "picoampere", name: "Picoampere", symbol: "pA", factor: "pA", aliases: ["picoamp", "picoamps"] },
        { id: "femtoampere", name: "Femtoampere", symbol: "fA", factor: "fA" },
        { id: "attoampere", name: "Attoampere", symbol: "aA", factor: "aA" },
        { id: "coulomb-per-second", name: "Coulomb per second", symbol: "C/s", factor: "C/s" },
        { id: "watt-per-volt", name: "Watt per volt", symbol: "W/V", factor: "W/V" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abampere", name: "Abampere (biot, EMU)", symbol: "abA", factor: "abA", aliases: ["biot", "bi", "absolute ampere"] },
        { id: "statampere", name: "Statampere (ESU)", symbol: "statA", factor: "statC/s", aliases: ["esu per second", "franklin per second"] },
        { id: "gilbert-turn", name: "Gilbert (magnetomotive force as ampere-turn)", symbol: "Gb", factor: "10/(4 pi) A", exactness: "convention", aliases: ["gi"] },
      ],
    },
    {
      name: "Atomic",
      source: "CODATA22 atomic unit of current",
      units: [{ id: "atomic-unit-of-current", name: "Atomic unit of current", symbol: "eEₕ/ħ", factor: "eCharge hartree/hbar", exactness: "measured", aliases: ["au of current", "hartree current"] }],
    },
  ],
  keywords: ["amps", "milliamps", "mA to A", "amperage", "abampere", "biot"],
  related: ["voltage", "resistance", "electric-charge", "conductance", "wire-gauge", "magnetic-flux-density"],
});
