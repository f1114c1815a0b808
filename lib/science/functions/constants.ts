import { STANDARD_GRAVITY } from "../../units/constants.ts";

interface Constant {
  value: number;
  /** Textbook symbol. */
  symbol: string;
  label: string;
  /** Unit of the value; absent for pure numbers. */
  unit?: string;
}

/**
 * Lists the constants of expressions. Physical ones are the CODATA 2022 recommended values (NIST, May 2024);
 * `g0` is the standard acceleration of gravity (3rd CGPM, 1901). Names differ from a textbook symbol that is
 * `e` or a likely variable: `qe` for e, `hP` for h, `GN` for G, `c0` for c.
 */
export const constants: ReadonlyMap<string, Constant> = new Map<string, Constant>([
  ["pi", { value: Math.PI, symbol: "π", label: "Circle constant" }],
  ["e", { value: Math.E, symbol: "e", label: "Euler’s number" }],
  ["phi", { value: (1 + Math.sqrt(5)) / 2, symbol: "φ", label: "Golden ratio" }],
  ["tau", { value: 2 * Math.PI, symbol: "τ", label: "Circle constant, 2π" }],
  ["c0", { value: 299792458, symbol: "c", label: "Speed of light in vacuum", unit: "m/s" }],
  ["hP", { value: 6.62607015e-34, symbol: "h", label: "Planck constant", unit: "J·s" }],
  [
    "hbar",
    { value: 6.62607015e-34 / (2 * Math.PI), symbol: "ħ", label: "Reduced Planck constant", unit: "J·s" },
  ],
  ["kB", { value: 1.380649e-23, symbol: "k", label: "Boltzmann constant", unit: "J/K" }],
  ["NA", { value: 6.02214076e23, symbol: "Nₐ", label: "Avogadro constant", unit: "1/mol" }],
  ["GN", { value: 6.6743e-11, symbol: "G", label: "Newtonian constant of gravitation", unit: "m³/(kg·s²)" }],
  ["g0", { value: STANDARD_GRAVITY, symbol: "gₙ", label: "Standard acceleration of gravity", unit: "m/s²" }],
  ["qe", { value: 1.602176634e-19, symbol: "e", label: "Elementary charge", unit: "C" }],
  ["me", { value: 9.1093837139e-31, symbol: "mₑ", label: "Electron mass", unit: "kg" }],
  ["mp", { value: 1.67262192595e-27, symbol: "mₚ", label: "Proton mass", unit: "kg" }],
  ["mn", { value: 1.67492750056e-27, symbol: "mₙ", label: "Neutron mass", unit: "kg" }],
  ["eps0", { value: 8.8541878188e-12, symbol: "ε₀", label: "Vacuum electric permittivity", unit: "F/m" }],
  ["mu0", { value: 1.25663706127e-6, symbol: "μ₀", label: "Vacuum magnetic permeability", unit: "N/A²" }],
  ["Rgas", { value: 8.31446261815324, symbol: "R", label: "Molar gas constant", unit: "J/(mol·K)" }],
  [
    "sigmaSB",
    { value: 5.670374419184429e-8, symbol: "σ", label: "Stefan-Boltzmann constant", unit: "W/(m²·K⁴)" },
  ],
  ["Faraday", { value: 96485.33212331, symbol: "F", label: "Faraday constant", unit: "C/mol" }],
]);

/** Measured constants; the others are fixed by definition, or derived from such. */
export const MEASURED: ReadonlySet<string> = new Set(["GN", "me", "mp", "mn", "eps0", "mu0"]);
