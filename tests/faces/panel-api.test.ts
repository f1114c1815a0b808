import { describe, expect, it } from "vitest";
import { z } from "zod";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { panelsWithApi } from "../../lib/catalog/panel-apis.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { describePanel } from "../../lib/faces/api/panel-api.ts";

const { runPanel } = localEvaluator(loadFromFolder);
const MISSING = "This input is missing.";

describe.each(panelsWithApi.map((panel) => [panel.calculator.id, panel] as const))("%s", (id, panel) => {
  const { request } = panel.api.example;

  it("rejects inputs that it does not know, by name", async () => {
    expect(await runPanel(id, { ...request, fish: 1 })).toMatchObject({
      ok: false,
      problems: [{ path: "fish", message: "There is no such input." }],
    });
    expect((await runPanel(id, [request]))?.ok).toBe(false);
  });

  it("describes its request and its answer with schemas that they keep to", async () => {
    const { inputs, outputs, example } = await describePanel(panel);
    expect(z.fromJSONSchema(inputs as never).safeParse(example.request).error?.issues ?? []).toEqual([]);
    expect(z.fromJSONSchema(outputs as never).safeParse(example.answer).error?.issues ?? []).toEqual([]);
    expect(inputs.additionalProperties).toBe(false);
    expect(Object.keys(inputs.properties as object)).toEqual(expect.arrayContaining(["defaults", "strict"]));
  });

  it("rejects other values of its options", async () => {
    const outcome = await runPanel(id, { ...request, defaults: "all", strict: "yes" });
    expect(outcome).toMatchObject({ ok: false, problems: [{ path: "defaults" }, { path: "strict" }] });
  });
});

describe("an omitted input", () => {
  it.each([
    ["scientific", { expression: "sin(30)" }, ["page", "angle"]],
    ["scientific", { expression: "2 + 2", page: "advanced" }, []],
    ["scientific", { expression: "sin(1)", page: "advanced" }, ["angle"]],
    ["physics", { formula: "kinetic-energy", values: "m = 1500 kg; v = 90 km/h" }, ["solve"]],
    ["physics", { formula: "potential-energy", solve: "E", values: "m = 1 kg; h = 1 m" }, ["values.g"]],
    ["periodictable", { operation: "element", element: "iron" }, []],
  ])("of %s is listed where a default stands for it: %j", async (id, request, assumed) => {
    expect(await runPanel(id, request)).toMatchObject({ ok: true, value: { assumed } });
    const outcome = await runPanel(id, { ...request, defaults: "none" });
    expect(outcome?.ok).toBe(assumed.length === 0);
    if (outcome && !outcome.ok)
      expect(outcome.problems).toEqual(assumed.map((path) => ({ path, message: MISSING })));
  });
});

describe("an input that does not apply", () => {
  it.each([
    [
      "periodictable",
      { operation: "element", element: "iron", formula: "NaCl" },
      "formula",
      "Used only if operation is molar-mass; operation is element.",
    ],
    ["physics", { constant: "electron mass", solve: "v" }, "solve", "Not used with a constant."],
  ])("is listed by %s, and rejected by strict=true: %j", async (id, request, field, because) => {
    expect(await runPanel(id, request)).toMatchObject({ value: { ignored: [{ field, because }] } });
    expect(await runPanel(id, { ...request, strict: "true" })).toMatchObject({
      ok: false,
      problems: [{ path: field, message: because }],
    });
  });
});
