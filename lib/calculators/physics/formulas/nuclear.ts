import { factor, type Relations, variable, volume3 } from "../relation.ts";

const MANY = "For many nuclei; a single one decays at random.";
const level = (meaning: string, start: string) => factor(meaning, start, { min: 1, whole: true });
const nuclei = (meaning: string, start?: string) => factor(meaning, start);

const coefficient = variable("attenuation", "attenuation coefficient", "0.5 cm⁻¹");
const NARROW =
  "A narrow beam of photons of one energy. In a wide beam, scattered radiation adds to what comes through (buildup).";
const ATTENUATION = ["nist-attenuation", "2 The Mass Attenuation Coefficient, equation 1"] as const;

export const nuclear: Relations = {
  rydberg: {
    title: "Rydberg formula",
    names: ["hydrogen spectrum", "balmer series", "spectral lines"],
    equation: "1 / lambda == R_H * (1 / n_1^2 - 1 / n_2^2)",
    constants: ["R_H"],
    variables: {
      lambda: variable("wavelength", "wavelength"),
      n_1: level("lower level", "2"),
      n_2: level("upper level", "3"),
    },
    solved: {
      lambda: "1 / (R_H * (1 / n_1^2 - 1 / n_2^2))",
      n_1: "1 / sqrt(1 / n_2^2 + 1 / (lambda * R_H))",
      n_2: "1 / sqrt(1 / n_1^2 - 1 / (lambda * R_H))",
    },
    impossible: {
      lambda: "The upper level must be above the lower one.",
      n_1: "Hydrogen has no such line: the level would not be a whole number.",
      n_2: "Hydrogen has no such line: the level would not be a whole number.",
    },
    limits: [
      "With the constant for an infinitely heavy nucleus: measured lines of hydrogen are longer by 0.05%.",
    ],
    words: "hydrogen spectrum Balmer Lyman line",
    related: ["bohr-energy"],
    source: volume3("6.4 Bohr’s Model of the Hydrogen Atom"),
  },
  "bohr-energy": {
    title: "Energy levels of hydrogen",
    names: ["bohr model", "hydrogen energy levels"],
    equation: "E == -E_R * Z^2 / n^2",
    constants: ["E_R"],
    variables: {
      E: variable("levelEnergy", "energy of the level"),
      Z: level("number of protons", "1"),
      n: level("principal quantum number", "1"),
    },
    solved: { Z: "n * sqrt(-E / E_R)", n: "Z * sqrt(-E_R / E)" },
    impossible: {
      Z: "No one-electron atom has a level of this energy.",
      n: "No level of this atom has this energy.",
    },
    limits: ["Atoms and ions with one electron; the motion of the nucleus and relativity are neglected."],
    words: "Bohr model ionization quantum",
    related: ["rydberg"],
    source: volume3("6.4 Bohr’s Model of the Hydrogen Atom"),
  },
  "radioactive-decay": {
    title: "Radioactive decay",
    names: ["exponential decay", "carbon dating"],
    equation: "N == N_0 * 2^(-t / T)",
    variables: {
      N: nuclei("nuclei or amount left"),
      N_0: nuclei("initial nuclei or amount", "1000"),
      t: variable("elapsed", "time", "11460 yr"),
      T: variable("lifetime", "half-life", "5730 yr"),
    },
    solved: { N_0: "N * 2^(t / T)", t: "T * log(N_0 / N) / log(2)", T: "t * log(2) / log(N_0 / N)" },
    impossible: {
      t: "There is never more left than there was initially.",
      T: "Nothing has decayed, or there is more than initially: no half-life gives that.",
    },
    limits: [MANY, "The same applies to activity and mass."],
    words: "half-life carbon dating exponential",
    related: ["decay-constant", "activity"],
    source: volume3("10.3 Radioactive Decay"),
  },
  "decay-constant": {
    title: "Half-life and decay constant",
    names: ["half-life", "half life"],
    equation: "lambda == log(2) / T",
    variables: {
      lambda: variable("decayConstant", "decay constant"),
      T: variable("lifetime", "half-life", "5730 yr"),
    },
    solved: { T: "log(2) / lambda" },
    limits: [MANY],
    words: "radioactive",
    related: ["radioactive-decay", "activity"],
    source: volume3("10.3 Radioactive Decay"),
  },
  activity: {
    title: "Activity of a sample",
    names: ["radioactivity of a sample"],
    equation: "A == log(2) * m * N_A / (M * T)",
    constants: ["N_A"],
    variables: {
      A: variable("activity", "activity"),
      m: variable("mass", "mass of the isotope", "1 g"),
      M: variable("molarMass", "molar mass", "226.0254 g/mol"),
      T: variable("lifetime", "half-life", "1600 yr"),
    },
    solved: {
      m: "A * M * T / (log(2) * N_A)",
      M: "log(2) * m * N_A / (A * T)",
      T: "log(2) * m * N_A / (M * A)",
    },
    limits: [MANY, "The isotope alone; its decay products are not counted."],
    words: "becquerel curie radioactive mass",
    related: ["radioactive-decay", "decay-constant"],
    source: volume3("10.3 Radioactive Decay"),
  },
  attenuation: {
    title: "Attenuation of X-rays and gamma rays",
    names: ["radiation shielding"],
    equation: "I == I_0 * exp(-mu * x)",
    variables: {
      I: nuclei("intensity behind the absorber"),
      I_0: nuclei("intensity in front of the absorber", "100"),
      mu: coefficient,
      x: variable("absorber", "absorber thickness", "3 cm"),
    },
    solved: { I_0: "I * exp(mu * x)", mu: "log(I_0 / I) / x", x: "log(I_0 / I) / mu" },
    impossible: {
      mu: "An absorber lets through less than reaches it.",
      x: "The intensity behind an absorber is never higher than in front of it.",
    },
    limits: [
      NARROW,
      "The same applies to dose rates and counts. The coefficient depends on the energy of the photons.",
    ],
    words: "shielding radiation photon absorption lead concrete Beer Lambert",
    related: ["half-value-layer"],
    source: ATTENUATION,
  },
  "half-value-layer": {
    title: "Half-value layer",
    names: ["hvl", "half value layer"],
    equation: "HVL == log(2) / mu",
    variables: {
      HVL: variable("absorber", "half-value layer", undefined, { sign: "positive" }),
      mu: coefficient,
    },
    solved: { mu: "log(2) / HVL" },
    also: { TVL: { ...variable("absorber", "tenth-value layer"), formula: "log(10) / mu" } },
    limits: [NARROW, "The thickness that halves the intensity: exp(−μ · HVL) = 1/2."],
    words: "HVL TVL shielding radiation x-ray gamma lead concrete",
    related: ["attenuation"],
    source: ATTENUATION,
  },
  "binding-energy": {
    title: "Binding energy",
    names: ["mass defect"],
    equation: "E == dm * c^2",
    constants: ["c"],
    variables: {
      E: variable("nuclearEnergy", "binding energy"),
      dm: variable("massDefect", "mass defect", "0.030377 u"),
    },
    solved: { dm: "E / c^2" },
    limits: ["The mass defect is the mass of the parts minus the mass of the whole."],
    words: "nucleus mass defect fusion fission MeV",
    related: ["mass-energy"],
    source: volume3("10.2 Nuclear Binding Energy"),
  },
  "nuclear-radius": {
    title: "Radius of a nucleus",
    equation: "r == r_0 * cbrt(A)",
    variables: {
      r: variable("nucleus", "radius of the nucleus"),
      r_0: variable("nucleus", "radius for one nucleon", "1.2 fm", { usual: true }),
      A: level("mass number", "56"),
    },
    solved: { r_0: "r / cbrt(A)", A: "(r / r_0)^3" },
    impossible: { A: "The mass number would not be a whole number." },
    limits: ["A rough rule, except for very light nuclei."],
    words: "femtometer nucleon size",
    related: ["binding-energy"],
    source: volume3("10.1 Properties of Nuclei"),
  },
};
