import { describe, expect, test } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { presetAddress, presetState } from "../../lib/faces/page/presets.ts";
import { UNIT_SYSTEMS } from "../../lib/kit/quantities/systems.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf, serverContext } from "../../lib/run/calculator-view.ts";

const presets = formCalculators.flatMap((calculator) =>
  (calculator.presets ?? []).flatMap((preset) =>
    UNIT_SYSTEMS.map((system) => ({ calculator, preset, system, name: `${calculator.id}: ${preset.label}` })),
  ),
);

test("a calculator's presets have ids and labels of their own, and name its fields", () => {
  for (const { id, inputs, presets: ofCalculator = [] } of formCalculators) {
    expect(new Set(ofCalculator.map((preset) => preset.id)).size, id).toBe(ofCalculator.length);
    expect(new Set(ofCalculator.map(({ label }) => label)).size, id).toBe(ofCalculator.length);
    for (const preset of ofCalculator)
      expect(Object.keys(inputs), id).toEqual(expect.arrayContaining(Object.keys(preset.inputs)));
  }
});

describe.each(presets)("$name, $system", ({ calculator, preset, system }) => {
  test("has an answer without a warning that it is impossible", async () => {
    const { entries } = presetState(calculator, preset, system);
    const result = await calculate(
      calculator.inputs,
      entries,
      serverContext(0),
      await engineOf(calculator.id),
    );
    expect(result.ok ? [] : result.problems).toEqual([]);
  });

  test("opens from its address with its inputs", () => {
    const { search, hash } = new URL(presetAddress(calculator, preset, system), "https://example.org");
    const query = new URLSearchParams(search || hash.replace(/^#\?/, "?"));
    const opened = formFromQuery(calculator.inputs, query, system);
    expect(opened.entries).toEqual(presetState(calculator, preset, system).entries);
    expect(opened.system).toBe(system);
  });
});
