import { type ConverterLaws, type NumericLaw, type ParameterValues, Problem } from "../../units/law.ts";
import { levelOutOfRange } from "../../units/messages.ts";

const messages = {
  powerNegative: "A negative power has no RMS voltage.",
  powerNotPositive: (symbol: string): string => `Only a power above zero has a level in ${symbol}.`,
  voltageNegative: "An RMS voltage cannot be negative.",
  voltageTooSmall: "This voltage is too small to convert.",
};

/** The resistance in ohms that the voltage stands across: the field's default is 50 Ω. */
const impedance = (parameters: ParameterValues): number => parameters.impedance ?? 50;

/**
 * An RMS voltage across the load, in a unit of which a volt holds so many: P = V² / R (IEC 60027-3, a voltage
 * is a root-power quantity). Negative values are refused: an effective value has no sign.
 */
const voltage = (unitsPerVolt: number): NumericLaw => ({
  toBase(value, parameters) {
    if (value < 0) return new Problem(messages.voltageNegative);
    const power = (value / unitsPerVolt) ** 2 / impedance(parameters);
    return power === 0 && value > 0 ? new Problem(messages.voltageTooSmall) : power;
  },
  fromBase(power, parameters) {
    if (power < 0) return new Problem(messages.powerNegative);
    return Math.sqrt(power * impedance(parameters)) * unitsPerVolt;
  },
});

/** Levels are kept to 10⁻¹² dB, so that the last bits of a logarithm near 0 dB do not show as a result. */
const STEPS_PER_DECIBEL = 1e12;

/**
 * A voltage level in decibels against a reference voltage, given by its square in V²: P = V₀² × 10^(L/10) / R, which
 * is L = 20 log₁₀(V / V₀) (IEC 60027-3; ITU-R V.574 for dBV, dBµV and dBu, 0 dBu being 1 mW in 600 Ω).
 */
const voltageLevel = (referenceSquared: number, symbol: string): NumericLaw => ({
  toBase(level, parameters) {
    const power = (referenceSquared * 10 ** (level / 10)) / impedance(parameters);
    return power > 0 && Number.isFinite(power) ? power : new Problem(levelOutOfRange);
  },
  fromBase(power, parameters) {
    if (!(power > 0)) return new Problem(messages.powerNotPositive(symbol));
    const level = 10 * Math.log10((power * impedance(parameters)) / referenceSquared);
    return Math.round(level * STEPS_PER_DECIBEL) / STEPS_PER_DECIBEL;
  },
});

export default {
  "volt-rms": voltage(1),
  "millivolt-rms": voltage(1e3),
  "microvolt-rms": voltage(1e6),
  dbv: voltageLevel(1, "dBV"),
  dbmv: voltageLevel(1e-6, "dBmV"),
  dbuv: voltageLevel(1e-12, "dBµV"),
  dbu: voltageLevel(0.6, "dBu"),
} satisfies ConverterLaws;
