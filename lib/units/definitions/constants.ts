import { type Definition, exact, measured, prefixed } from "./definition.ts";

/** Defining constants of the SI (exact), CODATA 2022 values (measured) and astronomical constants. */
export const constants: Record<string, Definition> = {
  // Defining constants (SI Brochure, 9th edition, Table 1) and what follows from them
  c: exact("299792458 m/s", "SI9 Table 1"),
  planck: exact("6.62607015e-34 J s", "SI9 Table 1"),
  hbar: exact("planck/(2 pi)", "SI9 Table 1"),
  eCharge: exact("1.602176634e-19 C", "SI9 Table 1"),
  boltzmann: exact("1.380649e-23 J/K", "SI9 Table 1"),
  avogadro: exact("6.02214076e23 1/mol", "SI9 Table 1"),
  Kcd: exact("683 lm/W", "SI9 Table 1"),
  gasConstant: exact("avogadro boltzmann", "SI9 Table 1"),
  faraday: exact("avogadro eCharge", "SI9 Table 1"),
  eV: prefixed("1.602176634e-19 J", "SI9 Table 8"),
  ly: exact("c julianYear", "IAU"),
  pc: prefixed("648000/pi au", "IAU 2015 B2"),

  // CODATA 2022 recommended values
  G_newton: measured("6.67430e-11 m^3/(kg s^2)", "CODATA22"),
  bohrRadius: measured("5.29177210544e-11 m", "CODATA22"),
  electronMass: measured("9.1093837139e-31 kg", "CODATA22"),
  protonMass: measured("1.67262192595e-27 kg", "CODATA22"),
  neutronMass: measured("1.67492750056e-27 kg", "CODATA22"),
  Da: { value: "1.66053906892e-27 kg", source: "CODATA22", measured: true, prefixes: true },
  hartree: measured("4.3597447222060e-18 J", "CODATA22"),
  rydbergEnergy: measured("2.1798723611030e-18 J", "CODATA22"),
  rydbergConstant: measured("10973731.568157 1/m", "CODATA22"),
};
