import { type ConverterLaws, Failure, type ParameterValues } from "../../units/law.ts";

const messages = {
  fractionNotBelowOne: "The mole fraction of a solute must be below 1.",
  negative: "A concentration cannot be negative.",
  percentNotBelowAll: "The solute must be less than 100% of the solution.",
  soluteTooHeavy: "This much solute would weigh as much as the whole solution: check the molar mass and the density.",
};

/** Molar mass of the solute, kg/mol. */
const solute = (parameters: ParameterValues): number => (parameters["molar-mass"] ?? 58.44) / 1000;
/** Density of the solution, kg/L. */
const density = (parameters: ParameterValues): number => parameters.density ?? 1;
/** Molar mass of the solvent, kg/mol. */
const solvent = (parameters: ParameterValues): number => (parameters["solvent-molar-mass"] ?? 18.01528) / 1000;

/** Molality b in mol per kg of solvent from other measures of a solution of one solute: IUPAC Green Book section 2.10. */
export default {
  /** c in mol/L: a liter weighs ρ and holds c·M of solute, so that b = c ÷ (ρ − c·M). */
  molarity: {
    toBase(concentration, parameters) {
      if (concentration < 0) return new Failure(messages.negative);
      const left = density(parameters) - concentration * solute(parameters);
      return left > 0 ? concentration / left : new Failure(messages.soluteTooHeavy);
    },
    fromBase: (molality, parameters) => (molality * density(parameters)) / (1 + molality * solute(parameters)),
  },
  /** w in percent: b = w ÷ (M·(100 − w)). */
  "mass-percent": {
    toBase(percent, parameters) {
      if (percent < 0) return new Failure(messages.negative);
      return percent < 100 ? percent / (solute(parameters) * (100 - percent)) : new Failure(messages.percentNotBelowAll);
    },
    fromBase(molality, parameters) {
      const mass = molality * solute(parameters);
      return (100 * mass) / (1 + mass);
    },
  },
  /** x: b = x ÷ (Mₛ·(1 − x)). */
  "mole-fraction": {
    toBase(fraction, parameters) {
      if (fraction < 0) return new Failure(messages.negative);
      return fraction < 1 ? fraction / (solvent(parameters) * (1 - fraction)) : new Failure(messages.fractionNotBelowOne);
    },
    fromBase(molality, parameters) {
      const moles = molality * solvent(parameters);
      return moles / (1 + moles);
    },
  },
} satisfies ConverterLaws;
