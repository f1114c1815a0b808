import { plainSymbol } from "./plain-symbol.ts";

/** Names and symbols of constants other than those in CODATA’s list, by the id of the constant. Symbols keep their case. */
const NAMES: Readonly<Record<string, { symbols: readonly string[]; names?: RegExp }>> = {
  "speed-of-light-in-vacuum": { symbols: ["c", "c0"], names: /^speed of light(?: in (?:a )?vacuum)?$/ },
  "reduced-planck-constant": { symbols: ["hbar", "ħ", "ℏ"], names: /^(?:reduced planck constant|h-?bar)$/ },
  "planck-constant": { symbols: ["h"], names: /^planck constant$/ },
  "boltzmann-constant": { symbols: ["kB", "k"], names: /^boltzmann constant$/ },
  "avogadro-constant": { symbols: ["NA"], names: /^avogadro (?:constant|number)$/ },
  "molar-gas-constant": { symbols: ["R"], names: /^(?:(?:universal|ideal|molar) )?gas constant$/ },
  "newtonian-constant-of-gravitation": {
    symbols: ["G"],
    names:
      /^(?:(?:universal |newtonian? )?gravitational constant|(?:universal )?constant of (?:universal )?gravitation|big g)$/,
  },
  "standard-acceleration-of-gravity": {
    symbols: ["gn", "g0", "g"],
    names: /^(?:standard )?(?:gravity|acceleration (?:of|due to) gravity)$/,
  },
  "elementary-charge": {
    symbols: ["e", "qe"],
    names: /^(?:elementary charge|charge of (?:an? |the )?electron|electron charge)$/,
  },
  "electron-mass": { symbols: ["me"], names: /^(?:electron mass|(?:rest )?mass of (?:an? |the )?electron)$/ },
  "proton-mass": { symbols: ["mp"], names: /^(?:proton mass|(?:rest )?mass of (?:an? |the )?proton)$/ },
  "neutron-mass": { symbols: ["mn"], names: /^(?:neutron mass|(?:rest )?mass of (?:an? |the )?neutron)$/ },
  "atomic-mass-constant": { symbols: ["mu", "u"], names: /^(?:unified )?atomic mass (?:constant|unit)$/ },
  "stefan-boltzmann-constant": { symbols: ["σ", "sigma"], names: /^stefan[- ]boltzmann constant$/ },
  "wien-wavelength-displacement-law-constant": { symbols: ["b"], names: /^wien (?:displacement )?constant$/ },
  "rydberg-constant": { symbols: ["R∞", "Rinf"], names: /^rydberg constant$/ },
  "fine-structure-constant": { symbols: ["α", "alpha"], names: /^fine[- ]structure constant$/ },
  "bohr-radius": { symbols: ["a0"], names: /^bohr radius$/ },
  "bohr-magneton": { symbols: ["μB", "muB"] },
  "faraday-constant": { symbols: ["F"], names: /^faraday constant$/ },
  "vacuum-electric-permittivity": {
    symbols: ["ε0", "eps0", "epsilon0"],
    names: /^(?:vacuum permittivity|permittivity of free space|epsilon[- ]?(?:0|naught|zero))$/,
  },
  "vacuum-mag-permeability": {
    symbols: ["μ0", "mu0"],
    names: /^(?:vacuum permeability|permeability of free space|mu[- ]?(?:0|naught|zero))$/,
  },
  "characteristic-impedance-of-vacuum": { symbols: ["Z0"], names: /^impedance of free space$/ },
  "mag-flux-quantum": { symbols: ["Φ0"], names: /^magnetic flux quantum$/ },
  "josephson-constant": { symbols: ["KJ"] },
  "von-klitzing-constant": { symbols: ["RK"] },
  "electron-volt": { symbols: ["eV"] },
  "standard-atmosphere": { symbols: ["atm"] },
};

const BY_SYMBOL: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([id, { symbols }]) =>
    symbols.map((symbol): [string, string] => [symbol, id]),
  ),
);
/** Matches the name of any constant: most words match none, and need no search by constant. */
const ANY_NAME = new RegExp(
  Object.values(NAMES)
    .flatMap(({ names }) => names?.source ?? [])
    .join("|"),
);

/** Finds a constant by its name in words: "gravitational constant". Returns its id. */
export function findConstantByName(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .trim()
    .replace(/['’]s\b/g, "")
    .replace(/^the /, "");
  if (!ANY_NAME.test(name)) return undefined;
  return Object.entries(NAMES).find(([, { names }]) => names?.test(name))?.[0];
}

/** Finds a constant by its symbol: G, k_B, ε₀, epsilon_0. Returns its id. */
export const findConstantBySymbol = (text: string): string | undefined => BY_SYMBOL.get(plainSymbol(text));

interface NamedConstant {
  id: string;
  name: string;
  unit?: string;
}

/** Finds the constants that match a text by symbol, by name or with all of its words, the best match first. */
export function findConstants<T extends NamedConstant>(all: readonly T[], text: string): T[] {
  const id = findConstantBySymbol(text) ?? findConstantByName(text);
  const words = text
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[\s-]+/)
    .filter(Boolean);
  // A symbol is not searched for in names: most of them contain a “g”.
  const isSymbol = id !== undefined && text.trim().length <= 2;
  const matching = isSymbol
    ? []
    : all
        .filter(
          (each) =>
            each.id !== id &&
            words.length > 0 &&
            words.every((word) => `${each.name} ${each.unit ?? ""}`.toLowerCase().includes(word)),
        )
        // The plainest name is the constant itself: “electron mass”, not “electron mass in u”.
        .sort((a, b) => a.name.length - b.name.length);
  return [...all.filter((each) => each.id === id), ...matching];
}
