import { factor, type Relations, variable, volume2 } from "../relation.ts";

const SINE = "For sinusoidal alternating current.";
const frequency = (start: string) => variable("frequency", "frequency", start);

/** Alternating current. */
export const alternating: Relations = {
  "inductive-reactance": {
    title: "Reactance of an inductor",
    equation: "X_L == 2 * pi * f * L",
    variables: {
      X_L: variable("reactance", "inductive reactance"),
      f: frequency("60 Hz"),
      L: variable("inductance", "inductance", "50 mH"),
    },
    solved: { f: "X_L / (2 * pi * L)", L: "X_L / (2 * pi * f)" },
    limits: [SINE],
    words: "inductor AC",
    related: ["capacitive-reactance", "impedance"],
    source: volume2("15.2 Simple AC Circuits"),
  },
  "capacitive-reactance": {
    title: "Reactance of a capacitor",
    equation: "X_C == 1 / (2 * pi * f * C)",
    variables: {
      X_C: variable("reactance", "capacitive reactance"),
      f: frequency("60 Hz"),
      C: variable("capacitance", "capacitance", "10 µF"),
    },
    solved: { f: "1 / (2 * pi * C * X_C)", C: "1 / (2 * pi * f * X_C)" },
    limits: [SINE],
    words: "AC",
    related: ["inductive-reactance", "impedance"],
    source: volume2("15.2 Simple AC Circuits"),
  },
  impedance: {
    title: "Impedance of a series circuit",
    equation: "Z == sqrt(R^2 + (X_L - X_C)^2)",
    variables: {
      Z: variable("resistance", "impedance"),
      R: variable("resistance", "resistance", "40 Ω"),
      X_L: variable("reactance", "inductive reactance", "113 Ω"),
      X_C: variable("reactance", "capacitive reactance", "83 Ω"),
    },
    solved: {
      R: "sqrt(Z^2 - (X_L - X_C)^2)",
      X_L: ["X_C + sqrt(Z^2 - R^2)", "X_C - sqrt(Z^2 - R^2)"],
      X_C: ["X_L + sqrt(Z^2 - R^2)", "X_L - sqrt(Z^2 - R^2)"],
    },
    impossible: {
      R: "The impedance is never less than the net reactance.",
      X_L: "The impedance is never less than the resistance.",
      X_C: "The impedance is never less than the resistance.",
    },
    also: { phi: { ...variable("angle", "phase angle"), formula: "atan((X_L - X_C) / R)" } },
    limits: [SINE, "Resistor, inductor and capacitor in series."],
    words: "RLC AC phase",
    related: ["resonant-frequency", "inductive-reactance", "capacitive-reactance"],
    source: volume2("15.3 RLC Series Circuits with AC"),
  },
  "resonant-frequency": {
    title: "Resonant frequency",
    equation: "f == 1 / (2 * pi * sqrt(L * C))",
    variables: {
      f: variable("frequency", "resonant frequency"),
      L: variable("inductance", "inductance", "1 mH"),
      C: variable("capacitance", "capacitance", "10 nF"),
    },
    solved: { L: "1 / ((2 * pi * f)^2 * C)", C: "1 / ((2 * pi * f)^2 * L)" },
    limits: ["Losses are small."],
    words: "LC oscillator tuned circuit RLC",
    related: ["quality-factor", "impedance"],
    source: volume2("15.5 Resonance in an AC Circuit"),
  },
  "quality-factor": {
    title: "Quality factor of a series circuit",
    equation: "Q == sqrt(L / C) / R",
    variables: {
      Q: factor("quality factor"),
      L: variable("inductance", "inductance", "1 mH"),
      C: variable("capacitance", "capacitance", "10 nF"),
      R: variable("resistance", "resistance", "10 Ω"),
    },
    solved: { L: "C * (Q * R)^2", C: "L / (Q * R)^2", R: "sqrt(L / C) / Q" },
    limits: [
      "Resistor, inductor and capacitor in series. It equals the resonant frequency divided by the bandwidth.",
    ],
    words: "RLC resonance bandwidth",
    related: ["resonant-frequency"],
    source: volume2("15.5 Resonance in an AC Circuit"),
  },
  "ac-power": {
    title: "Power in an AC circuit",
    equation: "P == V * I * cos(phi)",
    variables: {
      P: variable("electricPower", "average power"),
      V: variable("voltage", "RMS voltage", "120 V", { sign: "nonnegative" }),
      I: variable("current", "RMS current", "5 A", { sign: "nonnegative" }),
      phi: variable("angle", "phase angle", "30 deg", { min: 0, max: Math.PI / 2 }),
    },
    solved: { V: "P / (I * cos(phi))", I: "P / (V * cos(phi))", phi: "acos(P / (V * I))" },
    impossible: { phi: "The average power is never more than voltage times current." },
    limits: [SINE, "The cosine is the power factor; the sign of the angle does not matter here."],
    words: "power factor rms watt",
    related: ["electric-power", "impedance"],
    source: volume2("15.4 Power in an AC Circuit"),
  },
  transformer: {
    title: "Transformer",
    equation: "V_2 / V_1 == N_2 / N_1",
    variables: {
      V_2: variable("voltage", "secondary voltage", undefined, { sign: "positive" }),
      V_1: variable("voltage", "primary voltage", "120 V", { sign: "positive" }),
      N_1: factor("turns of the primary", "500", { min: 1 }),
      N_2: factor("turns of the secondary", "50", { min: 1 }),
    },
    solved: {
      V_2: "V_1 * N_2 / N_1",
      V_1: "V_2 * N_1 / N_2",
      N_1: "N_2 * V_1 / V_2",
      N_2: "N_1 * V_2 / V_1",
    },
    limits: ["An ideal transformer; the currents are in the inverse ratio."],
    words: "coil turns ratio",
    related: ["faraday-law"],
    source: volume2("15.6 Transformers"),
  },
};
