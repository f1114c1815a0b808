import { describe, expect, test } from "vitest";
import { readPrinted } from "../../../lib/kit/formulas/printed-formula.ts";
import { formulaText } from "../../../lib/kit/formulas/text.ts";
import { defaultParameters } from "../../../lib/units/convert.ts";
import { formatAmount } from "../../../lib/units/format.ts";
import { pairFormula } from "../../../lib/units/formula.ts";
import * as R from "../../../lib/units/rational.ts";
import { loadTools, type Tool } from "../../converters/load.ts";
import { readFormula } from "../../units/read-formula.ts";

const tools = await loadTools();

const read = (line: string, names: readonly string[] = []): string[] =>
  readPrinted(line, names).map((part) => (typeof part === "string" ? `“${part}”` : formulaText(part)));

describe("a printed conversion", () => {
  test.each([
    ["°F = °C × 9/5 + 32", ["°F", "°C"], ["°F = °C × 9 / 5 + 32"]],
    ["ft = m ÷ 0.3048", ["ft", "m"], ["ft = m / 0.3048"]],
    ["‰ = 1 × 1,000", ["‰", "1"], ["‰ = 1 × 1,000"]],
    ["Msi = p × (1.45 × 10⁻¹⁰) (p in Pa)", ["Msi"], ["Msi = p × 1.45 × 10⁻¹⁰", "“(p in Pa)”"]],
    ["p = 20 µPa × 10^(L/20)", ["dB"], ["p = 20 µPa × 10^(L / 20)"]],
    ["L = 10 log₁₀(P × R / 0.6 V²)", [], ["L = 10 · log₁₀(P × R / 0.6 V²)"]],
    ["d = 0.127 mm × 92^((36 − n)/39)", [], ["d = 0.127 mm × 92^((36 − n) / 39)"]],
    ["A = (d / 1 mil)² / 1000", [], ["A = (d / 1 mil)² / 1000"]],
    ["[H⁺] = 10^(−pH) mol/L", ["mol/L"], ["[H⁺] = 10^(−pH) · mol/L"]],
    [
      "e = RH ÷ 100 × e_s(t), e_s(t) = 6.112 hPa × exp(17.62 t ÷ (243.12 + t))",
      [],
      ["e = RH / 100 × e_s(t)", "e_s(t) = 6.112 hPa × exp(17.62 · t / (243.12 + t))"],
    ],
    [
      "p = 101325 Pa × h, up to 11 km, h in meters; above, the layers of ISO 2533",
      [],
      ["p = 101325 Pa × h", "“up to 11 km, h in meters; above, the layers of ISO 2533”"],
    ],
    [
      "GM = K ÷ 25, from mark 1 (408.15 K) up; GM = 2^K, below",
      ["GM", "K"],
      ["GM = K / 25", "“from mark 1 (408.15 K) up”", "GM = 2^K", "“below”"],
    ],
    ["b = w ÷ [M × (100 − w)], w in percent", [], ["b = w / (M × (100 − w))", "“w in percent”"]],
    ["cfm = (ACH × volume in ft³) / 60", ["cfm", "volume in ft³"], ["cfm = ACH × volume in ft³ / 60"]],
    [
      "T_sa = T_air + (α × E) / 3.0, minus 7 °F for a roof",
      [],
      ["T_sa = T_air + α × E / 3.0", "“minus 7 °F for a roof”"],
    ],
    ["2 + 3 × 4 = 2 + 12 = 14", [], ["2 + 3 × 4 = 2 + 12 = 14"]],
    ["c = 52!/(5! × 47!)", [], ["c = 52! / (5! × 47!)"]],
    ["Δp = ρ × V²", [], ["Δp = ρ × V²"]],
    [
      "B = the force whose band in the WMO table contains v",
      [],
      ["“B = the force whose band in the WMO table contains v”"],
    ],
  ])("%s", (line, names, parts) => expect(read(line, names)).toEqual(parts));

  test("sets letters as quantities, names of units as words", () => {
    const [tree] = readPrinted("m = p × kg", ["kg"]);
    expect(tree).toEqual({
      kind: "infix",
      sign: "=",
      left: { kind: "symbol", id: "m", base: "m" },
      right: {
        kind: "product",
        cross: true,
        factors: [
          { kind: "symbol", id: "p", base: "p" },
          { kind: "word", text: "kg" },
        ],
      },
    });
  });
});

describe("the closed forms of all pairs", () => {
  const namesOf = ({ compiled }: Tool, units: readonly { symbol: string; plural?: string }[]) => [
    ...units.flatMap(({ symbol, plural = symbol }) => [symbol, plural]),
    ...compiled.parameters.map(({ label }) => label.toLowerCase().replace(/\s*\(.*\)$/, "")),
  ];

  test.each(tools.map((tool) => [tool.compiled.slug, tool] as const))("%s are set", (_, tool) => {
    const { units } = tool.compiled;
    for (const from of units)
      for (const to of units) {
        const { lines, substituted } = pairFormula(tool.compiled, from, to);
        if (!substituted || from === to) continue;
        const parts = readPrinted(lines[0] ?? "", namesOf(tool, [from, to]));
        expect(parts.length === 1 && typeof parts[0] !== "string", lines[0]).toBe(true);
      }
  });

  test("and so are the laws of units, but for tables and procedures", () => {
    const prose = tools.flatMap((tool) =>
      tool.compiled.units.flatMap((unit) =>
        [unit.formula?.toBase, unit.formula?.fromBase]
          .filter((line) => line !== undefined)
          .filter(
            (line) => typeof readPrinted(line, namesOf(tool, [unit, tool.compiled.base]))[0] === "string",
          )
          .map((line) => `${tool.compiled.slug}: ${line}`),
      ),
    );
    const procedures = ["number-base: ", "pipe-size: ", "wind-speed: ", "wire-gauge: "];
    expect(prose.filter((line) => !procedures.some((start) => line.startsWith(start)))).toEqual([]);
  });

  test("come to the same as they are set and as they are printed", () => {
    let compared = 0;
    for (const tool of tools)
      for (const pair of tool.declaration.pairs) {
        const [from, to] = [pair.from, pair.to].map((id) =>
          tool.compiled.units.find((unit) => unit.id === id),
        );
        if (!from || !to) throw new Error(`${pair.from} or ${pair.to} is no unit`);
        const { substituted } = pairFormula(tool.compiled, from, to);
        const value = formatAmount(R.parseRatio("37.5")).display;
        const text = substituted?.(value, defaultParameters(tool.compiled));
        if (text === undefined) continue;
        const [tree] = readPrinted(`y = ${text}`, []);
        if (!tree || typeof tree === "string" || tree.kind !== "infix") throw new Error(text);
        const set = formulaText(tree.right).replaceAll("·", "×");
        const difference = R.subtract(readFormula(set), readFormula(text));
        expect(R.isZero(difference), `${text} is set as ${set}`).toBe(true);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(tools.length);
  });
});
