import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./current.pairs.ts";

export default defineConverter({
  slug: "current",
  category: "electrical-magnetism",
  name: "Electric Current Converter",
  description: "Convert amperes, milliamperes, microamperes and CGS current units.",
  base: { name: "ampere", symbol: "A" },
  baseFactor: "A",
  defaultPair: ["milliampere", "ampere"],
  commonUnits: ["ampere", "milliampere", "microampere", "nanoampere", "kiloampere"],
  pairs,
  commonValues: {
    milliampere: { example: "500" },
    ampere: { example: "2.4" },
    microampere: { example: "250" },
    kiloampere: { example: "10" },
  },
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The gilbert measures magnetomotive force; it is listed here as its equivalent, 10/(4π) ampere-turns.",
    "The atomic unit of current is based on CODATA 2022 values.",
  ],
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
  faq: [
    {
      pairs: ["milliamperes-to-amperes", "amperes-to-milliamperes"],
      q: "How do I convert milliamps to amps?",
      a: "Divide by 1,000: 500 mA is 0.5 A and 20 mA, the top of an industrial current loop, is 0.02 A. From amps to milliamps, multiply by 1,000, so a 2.4 A charger supplies 2,400 mA.",
    },
    {
      q: "Are mA and mAh the same?",
      a: "No. Milliamperes say how fast charge flows; milliampere-hours say how much charge has flowed. A load of 100 mA drains 2,000 mAh in 20 hours. For charge, use the Electric Charge Converter.",
    },
    {
      q: "How do I convert watts to amps?",
      a: "Divide the power by the voltage: a 1,500 W heater at 120 V draws 12.5 A. One watt per volt is exactly one ampere, so W/V is listed here as well. For single-phase alternating current the power factor also counts: divide by volts times power factor.",
    },
    {
      q: "What is an abampere or biot?",
      a: "The current unit of the electromagnetic CGS system: exactly 10 A. It was defined by the force between parallel wires in dynes. The electrostatic unit, the statampere, is smaller by the speed of light in cm/s: 3.336 × 10⁻¹⁰ A.",
    },
    {
      exact: true,
      q: "How is the ampere defined today?",
      a: "Since May 20, 2019, by the elementary charge, fixed at 1.602176634 × 10⁻¹⁹ C: one ampere is a flow of about 6.241509074 × 10¹⁸ elementary charges per second. The former definition, based on the force between two wires, fixed the magnetic constant instead; that constant is now measured.",
    },
  ],
  keywords: ["amps", "milliamps", "mA to A", "amperage", "abampere", "biot"],
  related: ["voltage", "resistance", "electric-charge", "conductance", "wire-gauge", "magnetic-flux-density"],
});
