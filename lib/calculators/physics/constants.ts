/** Constant of nature that formulas refer to, in SI units. */
export interface PhysicalConstant {
  /** Name of its record in data/constants. */
  record: string;
  meaning: string;
  value: number;
  /** Standard uncertainty; undefined for an exact value. */
  uncertainty?: number;
  unit: string;
  /** Dimension in SI base units. */
  dimension: string;
}

/**
 * Lists the CODATA 2022 recommended values that the formulas need; tests compare them with the complete data
 * set, data/constants.
 */
export const constants = {
  c: {
    record: "speed-of-light-in-vacuum",
    meaning: "speed of light in vacuum",
    value: 299792458,
    unit: "m/s",
    dimension: "m s-1",
  },
  h: {
    record: "planck-constant",
    meaning: "Planck constant",
    value: 6.62607015e-34,
    unit: "J/Hz",
    dimension: "kg m2 s-1",
  },
  k: {
    record: "boltzmann-constant",
    meaning: "Boltzmann constant",
    value: 1.380649e-23,
    unit: "J/K",
    dimension: "kg m2 s-2 K-1",
  },
  R: {
    record: "molar-gas-constant",
    meaning: "molar gas constant",
    value: 8.31446261815324,
    unit: "J/(mol·K)",
    dimension: "kg m2 s-2 K-1 mol-1",
  },
  G: {
    record: "newtonian-constant-of-gravitation",
    meaning: "Newtonian constant of gravitation",
    value: 6.6743e-11,
    uncertainty: 1.5e-15,
    unit: "m³/(kg·s²)",
    dimension: "kg-1 m3 s-2",
  },
  sigma: {
    record: "stefan-boltzmann-constant",
    meaning: "Stefan-Boltzmann constant",
    value: 5.670374419184429e-8,
    unit: "W/(m²·K⁴)",
    dimension: "kg s-3 K-4",
  },
  b: {
    record: "wien-wavelength-displacement-law-constant",
    meaning: "Wien displacement constant",
    value: 0.0028977719551851727,
    unit: "m·K",
    dimension: "m K",
  },
  eps_0: {
    record: "vacuum-electric-permittivity",
    meaning: "vacuum electric permittivity",
    value: 8.8541878188e-12,
    uncertainty: 1.4e-21,
    unit: "F/m",
    dimension: "kg-1 m-3 s4 A2",
  },
  mu_0: {
    record: "vacuum-mag-permeability",
    meaning: "vacuum magnetic permeability",
    value: 1.25663706127e-6,
    uncertainty: 2.0e-16,
    unit: "N/A²",
    dimension: "kg m s-2 A-2",
  },
  m_e: {
    record: "electron-mass",
    meaning: "electron mass",
    value: 9.1093837139e-31,
    uncertainty: 2.8e-40,
    unit: "kg",
    dimension: "kg",
  },
  N_A: {
    record: "avogadro-constant",
    meaning: "Avogadro constant",
    value: 6.02214076e23,
    unit: "1/mol",
    dimension: "mol-1",
  },
  R_H: {
    record: "rydberg-constant",
    meaning: "Rydberg constant",
    value: 10973731.568157,
    uncertainty: 1.2e-5,
    unit: "1/m",
    dimension: "m-1",
  },
  E_R: {
    record: "rydberg-constant-times-hc-in-j",
    meaning: "Rydberg energy",
    value: 2.179872361103e-18,
    uncertainty: 2.4e-30,
    unit: "J",
    dimension: "kg m2 s-2",
  },
  e: {
    record: "elementary-charge",
    meaning: "elementary charge",
    value: 1.602176634e-19,
    unit: "C",
    dimension: "A s",
  },
} satisfies Record<string, PhysicalConstant>;

export type ConstantId = keyof typeof constants;
