import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { fullConfiguration, subshells } from "../../lib/science/chemistry/configuration.ts";
import {
  elementNamed,
  fullWeightText,
  loadElements,
  slugOf,
  weightText,
} from "../../lib/science/chemistry/element.ts";
import { readFormula } from "../../lib/science/chemistry/formula.ts";
import { halfLifeSeconds, loadIsotopes } from "../../lib/science/chemistry/isotope.ts";
import { loadLines } from "../../lib/science/chemistry/spectrum.ts";
import { ROOM_TEMPERATURE, stateAt } from "../../lib/science/chemistry/state.ts";
import { loadChemistry } from "../../lib/science/chemistry/substance.ts";

/** Fields of the table that everything here was made from: tests/oracles/elements.csv, with its sources and flags. */
const rows = readCsv(readFileSync(join(import.meta.dirname, "..", "oracles", "elements.csv"), "utf8"));
const elements = await loadElements(loadFromFolder);

function readCsv(text: string): Record<string, string>[] {
  const lines = text.trim().split("\n").map(cellsOf);
  const [heads = [], ...body] = lines;
  return body.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ""])));
}

function cellsOf(line: string): string[] {
  return [...line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

const US: Readonly<Record<string, string>> = { Aluminium: "Aluminum", Caesium: "Cesium" };

describe.each(rows)("element $Z, $name", (row) => {
  const element = elements[Number(row.Z) - 1];
  if (!element) throw new Error(`No element ${row.Z}`);

  it("has the values of the table, to the digit", () => {
    const numbers = (text = ""): number[] => text.split(" ").filter(Boolean).map(Number);
    expect(element.z).toBe(Number(row.Z));
    expect(element.symbol).toBe(row.symbol);
    expect(element.name).toBe(US[row.name ?? ""] ?? row.name);
    expect(String(element.group ?? "")).toBe(row.group);
    expect(String(element.period)).toBe(row.period);
    expect(element.block).toBe(row.block);
    expect(element.category).toBe(row.category?.replace(" (predicted)", ""));
    expect(element.configuration).toBe(row.electron_configuration);
    expect(element.shells.join("-")).toBe(row.shells);
    expect(element.electronegativity ?? "").toBe(row.electronegativity_pauling);
    expect(element.ionization1 ?? "").toBe(row.ionization_energy_1_eV);
    expect(element.ionization2 ?? "").toBe(row.ionization_energy_2_eV);
    expect(element.ionization3 ?? "").toBe(row.ionization_energy_3_eV);
    expect(element.affinity ?? "").toBe(row.electron_affinity_eV);
    expect(element.density ?? "").toBe(row.density_g_cm3);
    expect(element.melting ?? "").toBe(row.melting_K);
    expect(element.boiling ?? "").toBe(row.boiling_K);
    expect(element.covalentRadius ?? "").toBe(row.covalent_radius_pm);
    expect(element.vdwRadius ?? "").toBe(row.vdw_radius_pm);
    expect(String(element.discovered ?? "")).toBe(row.discovery_year);
    expect(element.cas ?? "").toBe(row.cas);
    expect(element.radioactive ? "yes" : "no").toBe(row.radioactive);
    expect(element.reference?.[1] ?? "").toBe(row.half_life);
    expect(element.oxidationCommon).toEqual(numbers(row.oxidation_states_common));
    expect(element.oxidationAll).toEqual(numbers(row.oxidation_states_all));
  });

  it("has the weight of CIAAW with its bound", () => {
    const published = row.atomic_weight_standard ?? "";
    const isNominal = published.startsWith("[");
    expect(weightText(element.weight)).toBe(isNominal ? published : row.atomic_weight);
    if ("massNumber" in element.weight) return;
    const { value, uncertainty, interval } = element.weight;
    expect(fullWeightText(element.weight)).toBe(`${value} ± ${uncertainty}`);
    expect(published.startsWith(value)).toBe(true);
    if (interval) expect(published).toContain(`[${interval.join(",")}]`);
    // The last digits of the value are those that the bound is counted in.
    const digits = /\(([\d.]+)\)/.exec(published)?.[1] ?? "";
    expect(uncertainty.replace(/^0\.0*/, "").replace(".", "")).toBe(digits.replace(".", ""));
    expect(Math.abs(Number(value) - Number(row.atomic_weight))).toBeLessThanOrEqual(
      10 ** -(row.atomic_weight?.split(".")[1]?.length ?? 0),
    );
  });

  it("has as many electrons as protons, by shell and by subshell", () => {
    expect(element.shells.reduce((sum, count) => sum + count, 0)).toBe(element.z);
    const shells = subshells(element.configuration);
    expect(shells.reduce((sum, { electrons }) => sum + electrons, 0)).toBe(element.z);
    for (const [index, count] of element.shells.entries())
      expect(
        shells
          .filter(({ name }) => name.startsWith(String(index + 1)))
          .reduce((sum, { electrons }) => sum + electrons, 0),
      ).toBe(count);
    expect(fullConfiguration(element.configuration)).not.toContain("[");
  });

  it("has the state of the table at 25 °C, where its points tell one", () => {
    const state = stateAt(element, ROOM_TEMPERATURE);
    if (state !== "unknown") expect(state).toBe(row.state_25C);
  });

  it("has the natural isotopes of the table", async () => {
    const isotopes = await loadIsotopes(loadFromFolder, element.z);
    const natural = isotopes.filter(({ abundance }) => abundance !== null);
    expect(natural.map(({ massNumber, abundance }) => `${massNumber}:${abundance}%`).join(";")).toBe(
      row.natural_isotopes,
    );
    const stable = isotopes.filter((isotope) => isotope.stable);
    expect(stable.map(({ massNumber }) => massNumber).join(";")).toBe(row.stable_isotopes);
    for (const isotope of isotopes) {
      expect(Math.abs(Number(isotope.mass) - isotope.massNumber)).toBeLessThan(0.3);
      expect(halfLifeSeconds(isotope)).toBeGreaterThanOrEqual(0);
    }
  });

  it("weighs what its natural isotopes weigh together", async () => {
    if ("massNumber" in element.weight) return;
    const isotopes = await loadIsotopes(loadFromFolder, element.z);
    const sum = isotopes.reduce((total, { abundance }) => total + Number(abundance ?? 0), 0);
    if (sum === 0) return;
    expect(Math.abs(sum - 100)).toBeLessThan(0.2);
    const mean =
      isotopes.reduce((total, { abundance, mass }) => total + Number(abundance ?? 0) * Number(mass), 0) / sum;
    const [low, high] = (element.weight.interval ?? [element.weight.value, element.weight.value]).map(Number);
    // Abundances have four digits; those of interval elements are midpoints.
    expect(mean).toBeGreaterThan((low ?? 0) * (1 - 2e-4));
    expect(mean).toBeLessThan((high ?? 0) * (1 + 2e-4));
  });
});

test("elements are found by number, symbol, name and other spellings", () => {
  for (const element of elements)
    for (const name of [
      String(element.z),
      element.symbol,
      element.name,
      slugOf(element),
      ...(element.aliases ?? []),
    ])
      expect(elementNamed(elements, name)?.z, name).toBe(element.z);
  expect(elementNamed(elements, "Sulphur")?.symbol).toBe("S");
  for (const none of ["", " ", "0", "119", "Xx", "ironic"])
    expect(elementNamed(elements, none)).toBeUndefined();
});

test("compounds have formulas that can be read, and names of their own", async () => {
  const { compounds, symbols } = await loadChemistry(loadFromFolder);
  const names = compounds.flatMap((compound) => compound.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const { formula } of compounds) expect(readFormula(formula, symbols).ok, formula).toBe(true);
});

test("emission lines lie where one sees them, and agree with what is known of the brightest", async () => {
  const has = async (symbol: string, nanometers: number): Promise<boolean> =>
    (await loadLines(loadFromFolder, symbol)).some(
      ({ wavelength }) => Math.abs(Number(wavelength) - nanometers) < 0.002,
    );
  // NIST Atomic Spectra Database, in air: the lines that lenses are made for (C, F, d, D, e, g, h).
  expect(await has("H", 656.279)).toBe(true);
  expect(await has("H", 486.135)).toBe(true);
  expect(await has("He", 587.5621)).toBe(true);
  expect(await has("Na", 588.995)).toBe(true);
  expect(await has("Hg", 546.0735)).toBe(true);
  expect(await has("Hg", 435.8328)).toBe(true);
  expect(await has("Cd", 643.847)).toBe(true);
  expect(await has("Ne", 640.2248)).toBe(true);
  for (const { symbol } of elements)
    for (const { wavelength } of await loadLines(loadFromFolder, symbol)) {
      expect(Number(wavelength)).toBeGreaterThanOrEqual(380);
      expect(Number(wavelength)).toBeLessThanOrEqual(750);
    }
});
