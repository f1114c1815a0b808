import { type ConverterLaws, Failure, type ParameterValues } from "../../units/law.ts";

const messages = {
  notPositive: "A concentration must be above zero: even pure water contains both ions.",
  pohTooSmall: "This pOH is too small to convert.",
};

/** −log₁₀ of the ion product of water, set next to the value; 13.995 at 25 °C (IAPWS R11-07). */
const pKw = (parameters: ParameterValues): number => parameters["pk-w"] ?? 13.995;

/** The ion product of water ties hydroxide to hydrogen ions: [H⁺] × [OH⁻] = 10^(−pKw), both in mol/L. */
export default {
  poh: {
    toBase(poh, parameters) {
      const hydrogen = 10 ** (poh - pKw(parameters));
      return hydrogen > 0 ? hydrogen : new Failure(messages.pohTooSmall);
    },
    fromBase: (hydrogen, parameters) => (hydrogen > 0 ? pKw(parameters) + Math.log10(hydrogen) : new Failure(messages.notPositive)),
  },
  "hydroxide-ion-mole-per-liter": {
    toBase: (hydroxide, parameters) => (hydroxide > 0 ? 10 ** -pKw(parameters) / hydroxide : new Failure(messages.notPositive)),
    fromBase: (hydrogen, parameters) => (hydrogen > 0 ? 10 ** -pKw(parameters) / hydrogen : new Failure(messages.notPositive)),
  },
} satisfies ConverterLaws;
