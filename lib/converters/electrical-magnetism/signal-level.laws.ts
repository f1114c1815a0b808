import { type ConverterLaws, Failure, type NumericLaw, type ParameterValues } from "../../units/law.ts";
import { levelOutOfRange } from "../../units/messages.ts";

const messages = {
  powerNegative: "A negative power has no RMS voltage.",
  powerNotPositive: (symbol: string): string => `Only a power above zero has a level in ${symbol}.`,
  voltageNegative: "An RMS voltage cannot be negative.",
  voltageTooSmall: "This voltage is too small to convert.",
};

/** Returns the resistance in ohms under the voltage: the field's default is 50 Ω. */
const impedance = (parameters: ParameterValues): number => parameters.impedance ?? 50;

/**
 * Law for an RMS voltage across the load, in a unit of which a volt has `unitsPerVolt`: P = V² / R (IEC
 * 60027-3, a voltage is a root-power quantity). Rejects negative values: an effective value has no sign.
 */
const voltage = (unitsPerVolt: number): NumericLaw => ({
  toBase(value, parameters) {
    if (value < 0) return new Failure(messages.voltageNegative);
    const power = (value / unitsPerVolt) ** 2 / impedance(parameters);
    return power === 0 && value > 0 ? new Failure(messages.voltageTooSmall) : power;
  },
  fromBase(power, parameters) {
    if (power < 0) return new Failure(messages.powerNegative);
    return Math.sqrt(power * impedance(parameters)) * unitsPerVolt;
  },
});

/** Rounds levels to 10⁻¹² dB, so that the last bits of a logarithm near 0 dB are hidden. */
const STEPS_PER_DECIBEL = 1e12;

const voltageLevel = (referenceSquared: number, symbol: string): NumericLaw => ({
  toBase(level, parameters) {
    const power = (referenceSquared * 10 ** (level / 10)) / impedance(parameters);
    return power > 0 && Number.isFinite(power) ? power : new Failure(levelOutOfRange);
  },
  fromBase(power, parameters) {
    if (!(power > 0)) return new Failure(messages.powerNotPositive(symbol));
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
