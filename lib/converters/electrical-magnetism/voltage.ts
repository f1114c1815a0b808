import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "voltage",
  category: "electrical-magnetism",
  name: "Voltage Converter",
  description: "Convert volts, millivolts, kilovolts, microvolts and CGS voltage units.",
  base: { name: "volt", symbol: "V" },
  baseFactor: "V",
  defaultPair: ["millivolt", "volt"],
  commonUnits: ["volt", "millivolt", "microvolt", "kilovolt", "megavolt"],
  commonValues: {
    millivolt: { example: "800" },
    volt: { example: "3.3" },
    kilovolt: { example: "13.8" },
    microvolt: { example: "200" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        { id: "gigavolt", name: "Gigavolt", symbol: "GV", factor: "GV" },
        { id: "megavolt", name: "Megavolt", symbol: "MV", factor: "MV" },
        { id: "kilovolt", name: "Kilovolt", symbol: "kV", factor: "kV" },
        { id: "hectovolt", name: "Hectovolt", symbol: "hV", factor: "hV" },
        { id: "volt", name: "Volt", symbol: "V", factor: "V" },
        { id: "decivolt", name: "Decivolt", symbol: "dV", factor: "dV" },
        { id: "centivolt", name: "Centivolt", symbol: "cV", factor: "cV" },
        { id: "millivolt", name: "Millivolt", symbol: "mV", factor: "mV" },
        { id: "microvolt", name: "Microvolt", symbol: "µV", factor: "µV" },
        { id: "nanovolt", name: "Nanovolt", symbol: "nV", factor: "nV" },
        { id: "picovolt", name: "Picovolt", symbol: "pV", factor: "pV" },
        { id: "watt-per-ampere", name: "Watt per ampere", symbol: "W/A", factor: "W/A" },
        { id: "joule-per-coulomb", name: "Joule per coulomb", symbol: "J/C", factor: "J/C" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abvolt", name: "Abvolt (EMU)", symbol: "abV", factor: "abV" },
        { id: "statvolt", name: "Statvolt (ESU)", symbol: "statV", factor: "statV", aliases: ["esu of potential"] },
      ],
    },
    {
      name: "Atomic",
      source: "CODATA22 atomic unit of electric potential",
      units: [{ id: "atomic-unit-of-potential", name: "Atomic unit of electric potential", symbol: "Eₕ/e", factor: "hartree/eCharge", exactness: "measured", aliases: ["au of potential", "hartree per elementary charge"] }],
    },
  ],
  keywords: ["millivolts", "kilovolts", "mV to V", "electric potential", "statvolt"],
  related: ["current", "resistance", "signal-level", "electric-charge", "capacitance", "conductance"],
});
