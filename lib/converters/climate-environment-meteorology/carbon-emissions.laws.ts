import { displayText } from "../../units/figures.ts";
import type { ConverterLaws, NumericLaw } from "../../units/law.ts";

const messages = {
  potential: ({ report, potential }: { report: number; potential: string }): string => `GWP-100 in AR${report}: ${potential} kg CO₂e per kg.`,
};

/**
 * Kilograms of a gas to and from kg CO₂e by its 100-year global warming potential in the chosen assessment report:
 * IPCC AR4 WG1 Table 2.14 (errata), AR5 WG1 Table 8.A.1, AR6 WG1 Table 7.15 (SF₆: Table 7.SM.7).
 */
const gas = (ar4: number, ar5: number, ar6: number): NumericLaw => {
  const potential = (report = 6): number => (report === 4 ? ar4 : report === 5 ? ar5 : ar6);
  return {
    toBase: (mass, parameters) => mass * potential(parameters["gwp-set"]),
    fromBase: (equivalent, parameters) => equivalent / potential(parameters["gwp-set"]),
    note: (_, parameters) => {
      const report = parameters["gwp-set"] ?? 6;
      return messages.potential({ report, potential: displayText(String(potential(report))) });
    },
  };
};

export default {
  /** AR5 prints 30 for fossil methane; inventories under the Paris Agreement use 28 (decision 18/CMA.1). */
  "kilogram-methane-fossil": gas(25, 28, 29.8),
  "kilogram-methane-biogenic": gas(25, 28, 27),
  "kilogram-nitrous-oxide": gas(298, 265, 273),
  "kilogram-hfc-134a": gas(1430, 1300, 1526),
  "kilogram-hfc-32": gas(675, 677, 771),
  "kilogram-sf6": gas(22800, 23500, 24300),
} satisfies ConverterLaws;
