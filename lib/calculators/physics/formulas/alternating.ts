import { alternatingCurrent, factor, type Relations, variable, volume2 } from "../relation.ts";

const SINE = "For sinusoidal alternating current.";
const frequency = (start: string) => variable("frequency", "frequency", start);

const rms = (meaning: string, start: string) => variable("voltage", meaning, start, { sign: "positive" });
const powerFactor = (meaning: string, start?: string) => factor(meaning, start, { max: 1 });
const PRACTICE = "10.5 Three-phase Y and Delta configurations";
const CORRECTION = "11.4 Practical power factor correction";

export const alternating: Relations = {
  "inductive-reactance": {
    title: "Reactance of an inductor",
    names: ["inductive reactance"],
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
    names: ["capacitive reactance"],
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
    names: ["rlc circuit", "ac impedance"],
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
    names: ["lc resonance", "lc circuit", "resonance frequency", "tank circuit"],
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
    names: ["q factor"],
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
    names: ["kva to amps", "amps to kva", "kva to kw"],
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
    related: ["electric-power", "impedance", "three-phase-power"],
    source: volume2("15.4 Power in an AC Circuit"),
  },
  "three-phase-power": {
    title: "Power in a three-phase circuit",
    names: [
      "three phase power",
      "3 phase power",
      "three phase",
      "3 phase",
      "three phase current",
      "3 phase current",
      "3 phase amps",
      "3 phase kw",
    ],
    equation: "P == sqrt(3) * V * I * PF",
    variables: {
      P: variable("electricPower", "total power of the three phases", undefined, { sign: "positive" }),
      V: rms("line voltage", "480 V"),
      I: variable("current", "line current", "20 A", { sign: "positive" }),
      PF: powerFactor("power factor", "0.85"),
    },
    solved: {
      V: "P / (sqrt(3) * I * PF)",
      I: "P / (sqrt(3) * V * PF)",
      PF: "P / (sqrt(3) * V * I)",
    },
    impossible: { PF: "The power cannot exceed √3 times the line voltage times the line current." },
    also: {
      S: { ...variable("apparentPower", "apparent power"), formula: "sqrt(3) * V * I" },
      Q: { ...variable("reactivePower", "reactive power"), formula: "sqrt(3) * V * I * sqrt(1 - PF^2)" },
    },
    limits: [
      SINE,
      "A balanced load, wye (star) or delta: three times the power of one phase. Voltage and current are RMS values of the lines, not of the phases.",
    ],
    words: "3-phase three phase kW kVA kvar wye star delta motor",
    related: ["ac-power", "power-factor-correction"],
    source: alternatingCurrent(PRACTICE),
  },
  "power-factor-correction": {
    title: "Power-factor correction",
    names: ["power factor", "capacitor bank"],
    equation: "Q_C == P * (tan(acos(PF_1)) - tan(acos(PF_2)))",
    variables: {
      Q_C: variable("reactivePower", "reactive power of the capacitors", undefined, { sign: "positive" }),
      P: variable("electricPower", "load power", "100 kW", { sign: "positive" }),
      PF_1: powerFactor("power factor before", "0.75"),
      PF_2: powerFactor("power factor after", "0.95"),
    },
    solved: {
      P: "Q_C / (tan(acos(PF_1)) - tan(acos(PF_2)))",
      PF_1: "cos(atan(Q_C / P + tan(acos(PF_2))))",
      PF_2: "cos(atan(tan(acos(PF_1)) - Q_C / P))",
    },
    impossible: {
      Q_C: "The power factor is already at least that high: there is nothing to correct.",
      P: "Capacitors raise the power factor: the value after must exceed the value before.",
      PF_2: "These capacitors exceed what the load needs: the current would lead the voltage.",
    },
    also: {
      S_1: { ...variable("apparentPower", "apparent power before"), formula: "P / PF_1" },
      S_2: { ...variable("apparentPower", "apparent power after"), formula: "P / PF_2" },
    },
    limits: [
      SINE,
      "The load is inductive (lagging) before and after. For three phases, each power is the total for all three. Harmonics are not considered.",
    ],
    words: "capacitor bank kvar compensation cos phi lagging",
    related: ["correction-capacitor", "three-phase-power", "ac-power"],
    source: alternatingCurrent(CORRECTION),
  },
  "correction-capacitor": {
    title: "Capacitor for a reactive power",
    equation: "C == Q_C / (2 * pi * f * V^2)",
    variables: {
      C: variable("capacitance", "capacitance"),
      Q_C: variable("reactivePower", "reactive power of the capacitor", "1.754 kvar", { sign: "positive" }),
      f: frequency("60 Hz"),
      V: rms("RMS voltage across the capacitor", "240 V"),
    },
    solved: {
      Q_C: "2 * pi * f * C * V^2",
      f: "Q_C / (2 * pi * C * V^2)",
      V: "sqrt(Q_C / (2 * pi * f * C))",
    },
    limits: [SINE, "One capacitor; a three-phase bank has three, each with a third of the reactive power."],
    words: "power factor correction farad bank",
    related: ["power-factor-correction", "capacitive-reactance"],
    source: alternatingCurrent(CORRECTION),
  },
  transformer: {
    title: "Transformer",
    names: ["transformer turns ratio", "turns ratio", "step down transformer"],
    equation: "V_2 / V_1 == N_2 / N_1",
    variables: {
      V_2: variable("voltage", "secondary voltage", undefined, { sign: "positive" }),
      V_1: variable("voltage", "primary voltage", "120 V", { sign: "positive" }),
      N_1: factor("primary turns", "500", { min: 1 }),
      N_2: factor("secondary turns", "50", { min: 1 }),
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
