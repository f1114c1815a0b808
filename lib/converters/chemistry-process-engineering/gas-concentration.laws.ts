import { ZERO_CELSIUS } from "../../units/constants.ts";
import type { ConverterLaws, NumericLaw, ParameterValues } from "../../units/law.ts";

/** Molar gas constant in J/(mol·K): Avogadro constant × Boltzmann constant, exact (SI Brochure, 9th edition). */
const GAS_CONSTANT = 8.31446261815324;

/** Molar volume R·T/P in m³/mol at the temperature in °C and the pressure in kPa set next to the value. */
const molarVolume = ({ temperature = 25, pressure = 101.325 }: ParameterValues): number => (GAS_CONSTANT * (temperature + ZERO_CELSIUS)) / (pressure * 1000);

/** Mass concentration in units of `grams` g/m³: the ideal gas has x = γ·R·T ÷ (M·P) (ISO 80000-9). */
const massPerVolume = (grams: number): NumericLaw => {
  const fractionOfOne = (parameters: ParameterValues): number => (molarVolume(parameters) / (parameters["molar-mass"] ?? 28.01)) * grams;
  return {
    toBase: (value, parameters) => value * fractionOfOne(parameters),
    fromBase: (fraction, parameters) => fraction / fractionOfOne(parameters),
  };
};

/** Amount concentration in units of `moles` mol/m³: x = c·R·T ÷ P. */
const amountPerVolume = (moles: number): NumericLaw => ({
  toBase: (value, parameters) => value * molarVolume(parameters) * moles,
  fromBase: (fraction, parameters) => fraction / (molarVolume(parameters) * moles),
});

export default {
  "gram-per-cubic-meter": massPerVolume(1),
  "milligram-per-cubic-meter": massPerVolume(1e-3),
  "microgram-per-cubic-meter": massPerVolume(1e-6),
  "nanogram-per-cubic-meter": massPerVolume(1e-9),
  "millimole-per-cubic-meter": amountPerVolume(1e-3),
  "micromole-per-cubic-meter": amountPerVolume(1e-6),
} satisfies ConverterLaws;
