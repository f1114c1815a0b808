import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "leak-rate",
  category: "fluid-mechanics-hydraulics",
  name: "Leak Rate & Vacuum Throughput Converter",
  description: "Convert gas leak rate between mbar·L/s, Pa·m³/s, Torr·L/s, atm·cc/s and sccm.",
  base: { name: "pascal cubic meter per second", symbol: "Pa·m³/s" },
  baseFactor: "Pa m^3/s",
  defaultPair: ["millibar-liter-per-second", "pascal-cubic-meter-per-second"],
  commonUnits: ["pascal-cubic-meter-per-second", "millibar-liter-per-second", "torr-liter-per-second", "atmosphere-cubic-centimeter-per-second", "standard-cubic-centimeter-per-minute"],
  commonValues: {
    "millibar-liter-per-second": { example: "0.001" },
    "torr-liter-per-second": { example: "0.5" },
    "atmosphere-cubic-centimeter-per-second": { example: "0.01" },
  },
  groups: [
    {
      name: "SI",
      source: "ISO 3529-1 (throughput, leak rate); SI9 Table 4",
      units: [
        { id: "pascal-cubic-meter-per-second", name: "Pascal cubic meter per second", symbol: "Pa·m³/s", factor: "Pa m^3/s", aliases: ["pa m3/s", "pa-m3/s"] },
        { id: "pascal-liter-per-second", name: "Pascal liter per second", symbol: "Pa·L/s", factor: "Pa L/s", aliases: ["pa l/s"] },
        { id: "kilopascal-liter-per-second", name: "Kilopascal liter per second", symbol: "kPa·L/s", factor: "kPa L/s" },
        { unit: "watt", name: "Watt (= Pa·m³/s)" },
      ],
    },
    {
      name: "Bar",
      source: "SI8 Table 8; EN 1330-8",
      units: [
        { id: "millibar-liter-per-second", name: "Millibar liter per second", symbol: "mbar·L/s", factor: "mbar L/s", aliases: ["mbar l/s", "mbar-l/s", "mbar l/sec"] },
        { id: "millibar-liter-per-minute", name: "Millibar liter per minute", symbol: "mbar·L/min", factor: "mbar L/min", aliases: ["mbar l/min"] },
        { id: "bar-cubic-centimeter-per-second", name: "Bar cubic centimeter per second", symbol: "bar·cm³/s", factor: "bar cm^3/s", aliases: ["bar cc/s"] },
        { id: "millibar-cubic-meter-per-hour", name: "Millibar cubic meter per hour", symbol: "mbar·m³/h", factor: "mbar m^3/h" },
      ],
    },
    {
      name: "Torr & mercury",
      source: "SP811 B.8; CARDARELLI (lusec)",
      units: [
        { id: "torr-liter-per-second", name: "Torr liter per second", symbol: "Torr·L/s", factor: "torr L/s", aliases: ["torr l/s", "torr-l/s", "torr l/sec"] },
        { id: "millitorr-liter-per-second", name: "Millitorr liter per second", symbol: "mTorr·L/s", factor: "1e-3 torr L/s", aliases: ["mtorr l/s"] },
        { id: "torr-cubic-foot-per-minute", name: "Torr cubic foot per minute", symbol: "Torr·ft³/min", factor: "torr ft^3/min" },
        { id: "micron-cubic-foot-per-hour", name: "Micron (µmHg) cubic foot per hour", symbol: "µ·ft³/h", factor: "1e-3 mmHg ft^3/h", exactness: "convention", aliases: ["micron cfh"] },
        { id: "lusec", name: "Lusec (µmHg·L/s)", symbol: "lusec", factor: "1e-3 mmHg L/s", exactness: "convention" },
        { id: "clusec", name: "Clusec (0.01 lusec)", symbol: "clusec", factor: "[lusec]/100", exactness: "convention" },
      ],
    },
    {
      name: "Standard atmosphere (0 °C pV convention)",
      source: "CGPM 10 (standard atmosphere); ISO 3529-1; SEMI E12",
      units: [
        {
          id: "atmosphere-cubic-centimeter-per-second",
          name: "Atmosphere cubic centimeter per second (std cc/s)",
          symbol: "atm·cm³/s",
          factor: "atm cm^3/s",
          exactness: "convention",
          aliases: ["std cc/s", "std cc/sec", "atm cc/s", "atm cc/sec", "sccs"],
        },
        { id: "standard-cubic-centimeter-per-minute", name: "Standard cubic centimeter per minute", symbol: "sccm", factor: "atm cm^3/min", exactness: "convention", aliases: ["std cc/min", "atm cc/min"] },
        { id: "standard-liter-per-minute", name: "Standard liter per minute", symbol: "slpm", factor: "atm L/min", exactness: "convention", aliases: ["slm", "sl/min"] },
        { id: "atmosphere-cubic-foot-per-hour", name: "Atmosphere cubic foot per hour (scfh)", symbol: "scfh", factor: "atm ft^3/h", exactness: "convention", aliases: ["atm ft3/h"] },
        { id: "atmosphere-cubic-foot-per-minute", name: "Atmosphere cubic foot per minute (scfm)", symbol: "scfm", factor: "atm ft^3/min", exactness: "convention", aliases: ["atm ft3/min"] },
      ],
    },
    {
      name: "US",
      source: "SP811 B.8",
      units: [
        { id: "psi-cubic-inch-per-second", name: "Psi cubic inch per second", symbol: "psi·in³/s", factor: "psi in^3/s" },
        { id: "psi-cubic-foot-per-minute", name: "Psi cubic foot per minute", symbol: "psi·ft³/min", factor: "psi ft^3/min" },
      ],
    },
  ],
  keywords: ["helium leak", "vacuum", "throughput", "sccm", "std cc/s", "mbar l/s", "pv flow"],
  related: ["volumetric-flow-rate", "mass-flow-rate", "density", "permeability", "dynamic-viscosity"],
});
