import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { success } from "../../../core/result/result.ts";
import { defaultEntries } from "../../../kit/fields/entry.ts";
import { quantityReader } from "../../../kit/fields/read-quantity.ts";
import { readUncertain, saysUncertainty } from "../../../kit/fields/uncertain-text.ts";
import { findQuantity } from "../../../kit/quantities/find.ts";
import { constants as scientific } from "../../../science/functions/constants.ts";
import { inUnit } from "../answer.ts";
import api from "../api.ts";
import { entriesFromText } from "../assignments.ts";
import { constants } from "../constants.ts";
import { formulas } from "../formulas.ts";
import { withUncertainty } from "../number-text.ts";
import { readInputs } from "../reading.ts";
import { resultOf } from "../result.ts";
import { physicsView } from "../view.ts";

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

interface Published {
  constants: { id: string; value: string; uncertainty?: string; goesOn?: true }[];
}

describe("the constants", () => {
  const { constants: published } = read<Published>("../../../../data/constants/constants.json");
  const numbers = read<{ constants: Record<string, { value: string; uncertainty: string }> }>(
    "../../../../tests/oracles/constants.json",
  ).constants;

  it("are NIST's, each of them", () => {
    expect(published.map(({ id }) => id).sort()).toEqual(Object.keys(numbers).sort());
    for (const { id, value, uncertainty = "0", goesOn } of published) {
      const constant = numbers[id];
      const exact = Number(constant?.value);
      const within = goesOn ? 1e-9 * Math.abs(exact) : 1e-15 * Math.abs(exact);
      expect(Math.abs(Number(value) - exact), id).toBeLessThanOrEqual(within);
      expect(Number(uncertainty), id).toBeCloseTo(Number(constant?.uncertainty), 40);
    }
  });

  it.each(Object.entries(constants))("of formulas agree: %s", (_, { record, value, ...figures }) => {
    const constant = numbers[record];
    expect(Math.abs(value / Number(constant?.value) - 1)).toBeLessThan(1e-14);
    const uncertainty = "uncertainty" in figures ? figures.uncertainty : 0;
    expect(Math.abs(uncertainty - Number(constant?.uncertainty))).toBeLessThanOrEqual(1e-12 * uncertainty);
  });

  it("agree with those of the scientific calculator", () => {
    const pairs = {
      c: "c0",
      h: "hP",
      k: "kB",
      R: "Rgas",
      G: "GN",
      sigma: "sigmaSB",
      eps_0: "eps0",
      mu_0: "mu0",
      m_e: "me",
      N_A: "NA",
      e: "qe",
    };
    for (const [id, other] of Object.entries(pairs))
      expect(constants[id as keyof typeof constants].value, id).toBe(scientific.get(other)?.value);
  });
});

interface Propagated {
  id: string;
  solve: string;
  values: Record<string, number>;
  uncertainties: Record<string, number>;
  value: number;
  uncertainty: number;
  shares: Record<string, number>;
}

describe("the uncertainty of a result", () => {
  const { rows } = read<{ rows: Propagated[] }>("../../../../tests/oracles/uncertainty.json");

  it.each(rows)("$id for $solve is that of the package uncertainties", (row) => {
    const view = physicsView(row.id);
    if (!view) throw new RangeError(row.id);
    const values: Record<string, number> = { g: 9.80665, ...row.values };
    const inputs = Object.fromEntries(
      Object.keys(view.variables)
        .filter((symbol) => symbol !== row.solve)
        .map((symbol) => [symbol, values[symbol] ?? Number.NaN]),
    );
    const result = resultOf(view, row.solve, inputs, row.uncertainties);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const solution = result.value.find(({ value }) => Math.abs(value / row.value - 1) < 1e-8);
    expect(solution, JSON.stringify(result.value)).toBeDefined();
    expect(Math.abs((solution?.uncertainty?.value ?? 0) / row.uncertainty - 1)).toBeLessThan(1e-7);
    for (const [symbol, share] of Object.entries(row.shares))
      expect(solution?.uncertainty?.shares.find((each) => each.symbol === symbol)?.share, symbol).toBeCloseTo(
        share,
        6,
      );
  });

  it.each([
    [9.80665, 0.02, "9.807 ± 0.020"],
    [578703.7, 11574, "579,000 ± 12,000"],
    [1.2345678e-19, 2.3e-23, "(1.23457 ± 0.00023) × 10⁻¹⁹"],
    [-12.5, 0.25, "−12.50 ± 0.25"],
  ])("%d with %d is written %s", (value, uncertainty, text) =>
    expect(withUncertainty(value, uncertainty)).toBe(text),
  );

  it.each([
    ["9.81±0.02", { value: 9.81, uncertainty: 0.02, unit: "" }],
    ["9.81 +/- 0.02 m/s2", { value: 9.81, uncertainty: 0.02, unit: "m/s2" }],
    ["100 km/h ± 5", { value: 100, uncertainty: 5, unit: "km/h" }],
    ["200±1%", { value: 200, uncertainty: 2, unit: "" }],
    ["9,81 +- 0,02", { value: 9.81, uncertainty: 0.02, unit: "" }],
  ])("%s is read", (text, expected) => {
    expect(saysUncertainty(text)).toBe(true);
    expect(readUncertain(text)).toEqual(success(expected));
  });

  it.each(["±", "9.81±", "±0.02", "1±2±3", "9.81±-0.02", "a±b", "5 ft 3 in ± 1", "1 m ± 1 s", "1±1e999"])(
    "%s gets a sentence",
    (text) =>
      expect(readUncertain(text)).toMatchObject({
        ok: false,
        problems: [{ message: expect.stringMatching(/^[A-Z“].*\.$/) }],
      }),
  );
});

describe("bad input", () => {
  const view = physicsView("kinetic-energy");
  const reader = quantityReader(findQuantity);
  it.each([
    "",
    "abc",
    "1e999",
    "-5",
    "0",
    "NaN",
    "Infinity",
    "__proto__",
    "1,,2",
    "9±",
    "\u0000",
    "(".repeat(1000),
  ])("%j as a mass gets a sentence at its field", (value) => {
    if (!view) throw new Error("missing");
    const entries = { ...defaultEntries(view.fields), m: { value, unit: "kilogram" } };
    const inputs = readInputs(view, "E", entries, reader);
    if (inputs.ok) throw new Error(JSON.stringify(inputs));
    expect(inputs.problems.map(({ path }) => path)).toEqual(["m"]);
  });
});

describe("the API", () => {
  const run = (request: Record<string, string>) => api.run(api.request.parse(request), loadFromFolder);

  it.each([
    [{ formula: "kinetic-energy", solve: "v", values: "E = 500 kJ; m = 1500 kg" }, "92.9516 km/h"],
    [{ formula: "weight", values: "m = 70±0.5 kg; g = 9.81±0.02" }, "686.7 ± 5.1 N"],
    [{ formula: "kinetic-energy", values: "m = 100 lb; v = 60 mph" }, "12,034.5 ft·lbf"],
    [{ formula: "ideal gas law", values: "V = 22.4 L; n = 1 mol; T = 0 °C", unit: "atm" }, "1.00062 atm"],
  ])("%j gives %s", async (request, display) => {
    const outcome = await run(request);
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.value.solutions?.[0]?.display).toBe(display);
  });

  // Rules of the trade in their own units: 1.08 cfm °F, 500 gpm °F, gpm ft / (3,960 η),
  // gpm psi / (1,714 η); NFPA 291: 1000 · (60/20)^0.54;
  // 42.195 km at 8:30 a mile; OpenStax’s worked triangles, sphere and unit of R; a yard of concrete is 27 ft³.
  it.each([
    ["air-heat", "Q", "q = 20000 Btu/h; dT = 20 °F", "cfm", 20000 / (1.08 * 20)],
    ["water-heat", "Q", "q = 100000 Btu/h; dT = 20 °F", "gpm", 100000 / (500 * 20)],
    ["heat-loss", "q", "A = 200 ft2; dT = 50 °F; R = 20 h·ft²·°F/Btu", "Btu/h", 500],
    ["air-changes", "Q", "n = 6 ACH; V = 2400 ft3", "cfm", 240],
    ["pump-power", "P", "Q = 100 gpm; H = 100 ft; eta = 70%", "hp", (100 * 100) / (3960 * 0.7)],
    ["pump-power-pressure", "P", "Q = 500 gpm; dp = 100 psi; eta = 75%", "hp", (500 * 100) / (1714 * 0.75)],
    ["hydrant-flow", "Q", "Q_t = 1000 gpm; p_s = 80 psi; p_r = 60 psi; p = 20 psi", "gpm", 1809.86],
    ["running-pace", "t", "p = 8:30 min/mi; d = 42.195 km", "min", (42.195 / 1.609344) * 8.5],
    ["law-of-cosines", "c", "a = 8 mi; b = 10 mi; gamma = 160°", "mi", 17.73],
    ["triangle-sides", "A", "a = 29.7 ft; b = 42.3 ft; c = 38.4 ft", "ft2", 552],
    ["sphere-volume", "V", "r = 6 in", "in3", 904.78],
    ["slab-volume", "V", "l = 10 ft; w = 10 ft; d = 4 in", "yd3", 100 / 3 / 27],
  ])("%s gives %s of %s in %s", async (formula, solve, values, unit, expected) => {
    const outcome = await run({ formula, solve, values, unit });
    if (!outcome.ok) throw new Error(outcome.detail);
    const display = Number.parseFloat(outcome.value.solutions?.[0]?.display.replace(",", "") ?? "");
    expect(Math.abs(display / expected - 1), `${display}`).toBeLessThan(0.001);
  });

  it("reads numbers without a unit in SI, with a note", async () => {
    // 2 kg at 3 m/s: 2 · 3² / 2 = 9 J.
    const outcome = await run({ formula: "kinetic-energy", values: "m = 2, v = 3" });
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.value.solutions?.[0]).toMatchObject({ value: 9, display: "9 J" });
    expect(outcome.value.inputs).toEqual([
      { symbol: "m", name: "Mass", value: 2, display: "2 kg", unitAssumed: true },
      { symbol: "v", name: "Speed", value: 3, display: "3 m/s", unitAssumed: true },
    ]);
    expect(outcome.text).toContain("Numbers without a unit are in SI units: m = 2 kg, v = 3 m/s.");
  });

  // Each is computed from the equation in SI, with CODATA 2022’s R, ε₀ and G.
  it.each([
    [{ formula: "ideal-gas", values: "n = 1; V = 1; T = 273.15" }, 2271.095464],
    [{ formula: "electric-field", values: "q = 1e-9; r = 1" }, 8.9875517862],
    [{ formula: "wave-speed", values: "f = 2; lambda = 3" }, 6],
    [{ formula: "latent-heat", values: "m = 1; L = 334000" }, 334000],
    [{ formula: "carnot-efficiency", values: "T_c = 300; T_h = 600" }, 0.5],
    [
      { formula: "single-slit", solve: "lambda", values: "theta = 0.5235987755982988; D = 1e-6; m = 1" },
      5e-7,
    ],
    [{ formula: "gravitation", values: "m1 = 2 kg, m2 = 3 kg, r = 1 m" }, 6 * 6.6743e-11],
    // Letters of other textbooks: u for the initial velocity, P for a pressure.
    [{ formula: "v = u + at", values: "u=0, a=9.8, t=3" }, 29.4],
    [
      { formula: "ideal gas", values: "P=101325, V=0.0224, T=273.15" },
      (101_325 * 0.0224) / (8.314_462_618 * 273.15),
    ],
    [{ formula: "gravitation", values: "m₁=1,000; m₂=3; r=1" }, 3000 * 6.6743e-11],
  ])("%j gives %d in SI", async (request, value) => {
    const outcome = await run(request);
    if (!outcome.ok) throw new Error(outcome.detail);
    expect((outcome.value.solutions?.[0]?.value ?? Number.NaN) / value).toBeCloseTo(1, 8);
  });

  it("reads the SI unit of every quantity of every formula", () => {
    for (const { id } of formulas) {
      const view = physicsView(id);
      for (const [symbol, field] of Object.entries(view?.fields ?? {})) {
        if (!view || field.kind !== "quantity") continue;
        const { entries, withoutUnit } = entriesFromText(view, `${symbol} = 0.4`);
        const entry = entries[symbol];
        expect(withoutUnit, `${id} ${symbol}`).toEqual([symbol]);
        const unit = typeof entry === "object" && "unit" in entry ? entry.unit : "";
        expect(inUnit(field.converter, unit, 0.4), `${id} ${symbol}`).toBeCloseTo(0.4, 12);
      }
    }
  });

  it("echoes its inputs with their units", async () => {
    const outcome = await run({ formula: "potential-energy", values: "m = 70±0.5 kg; h = 32 ft" });
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.value.inputs).toEqual([
      { symbol: "m", name: "Mass", value: 70, display: "70.00 ± 0.50 kg" },
      {
        symbol: "g",
        name: "Acceleration of gravity",
        value: 9.80665,
        display: "9.80665 m/s²",
      },
      { symbol: "h", name: "Height", value: 9.7536, display: "32 ft" },
    ]);
    expect(outcome.text.join(" ")).not.toContain("without a unit");
  });

  it("has the further values that the page shows next to the result", async () => {
    const outcome = await run({ formula: "projectile-range", values: "v = 20 m/s; theta = 45 deg; h = 0 m" });
    if (!outcome.ok) throw new Error(outcome.detail);
    const view = physicsView("projectile-range");
    expect(outcome.value.solutions?.[0]?.also?.map(({ symbol }) => symbol)).toEqual(
      view?.also.map(({ id }) => id),
    );
  });

  // NIST, CODATA 2022: physics.nist.gov/cuu/Constants.
  it.each([
    ["G", "6.67430e-11"],
    ["c", "299792458"],
    ["hbar", "1.054571817e-34"],
    ["k_B", "1.380649e-23"],
    ["epsilon_0", "8.8541878188e-12"],
    ["ε₀", "8.8541878188e-12"],
    ["N_A", "6.02214076e23"],
    ["gravitational constant", "6.67430e-11"],
    ["Planck’s constant", "6.62607015e-34"],
    ["electron mass", "9.1093837139e-31"],
    ["Fine-structure constant", "7.2973525643e-3"],
  ])("finds the constant %s", async (constant, value) => {
    const outcome = await run({ constant });
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.value.constants?.[0]?.value).toBe(value);
  });

  it("gives all solutions", async () => {
    const outcome = await run({
      formula: "projectile-range",
      solve: "theta",
      values: "R = 38 m; v = 20 m/s",
    });
    expect(outcome.ok && outcome.value.solutions?.map(({ display }) => display)).toEqual([
      "34.3453°",
      "55.6547°",
    ]);
  });

  it.each([
    [{}, "Name a formula"],
    [{ formula: "qqqqzzz" }, "There is no formula"],
    [{ formula: "kinetic-energy", solve: "x" }, "The variables of this formula"],
    [{ formula: "kinetic-energy", values: "m = 5" }, "Missing: speed (v)"],
    [{ formula: "kinetic-energy", values: "hello" }, "Write the values"],
    [{ formula: "kinetic-energy", values: "m = -5 kg; v = 3 m/s" }, "negative"],
    [{ formula: "kinetic-energy", values: "m = 5 kg; v = 3 m/s", unit: "liter" }, "not a unit"],
    [{ formula: "__proto__", values: "constructor = 1" }, "There is no formula"],
    [{ constant: "flux capacitor" }, "no constant"],
  ])("%j is refused with a sentence", async (request, part) => {
    const outcome = await run(request);
    if (outcome.ok) throw new Error(JSON.stringify(outcome.value));
    expect(outcome.problems.map(({ message }) => message).join(" ")).toContain(part);
  });
});
