import { defineQuantity } from "../../../units/define-quantity.ts";

/** K-factors of sprinklers and nozzles, flow per root of pressure: for calculators; has no converter page. */
export default defineQuantity({
  slug: "discharge-coefficient",
  category: "fluid-mechanics-hydraulics",
  name: "Discharge Coefficient",
  description: "Flow from a sprinkler or nozzle per square root of its pressure.",
  base: { name: "gallon (US) per minute per root psi", symbol: "gpm/√psi" },
  baseFactor: "1",
  defaultPair: ["gpm-per-root-psi", "liter-per-minute-per-root-bar"],
  commonValues: {},
  groups: [
    {
      name: "K-factors",
      source: "SP811 B.8 (gallon, psi); one gpm/√psi is 3.785411784 · √(1 bar / 1 psi) L/min/√bar",
      units: [
        {
          id: "liter-per-minute-per-root-bar",
          name: "Liter per minute per root bar",
          symbol: "L/min/√bar",
          factor: "1/14.41629425737169602224128582535854696780",
          plural: "liters per minute per root bar",
          aliases: [
            "L/min/bar½",
            "L/min/bar^½",
            "L/min/bar^0.5",
            "L/min·bar½",
            "L/min/bar^(1/2)",
            "lpm/√bar",
            "lpm/bar½",
            "lpm/bar^0.5",
          ],
        },
        {
          id: "gpm-per-root-psi",
          name: "Gallon (US) per minute per root psi",
          symbol: "gpm/√psi",
          factor: "1",
          plural: "US gallons per minute per root psi",
          aliases: ["gpm/psi½", "gpm/psi^½", "gpm/psi^0.5", "gpm/psi^(1/2)"],
        },
      ],
    },
  ],
});
