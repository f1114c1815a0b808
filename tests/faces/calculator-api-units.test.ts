import { expect, test } from "vitest";
import bmi from "../../lib/calculators/bmi/calculator.ts";
import { calculateByRequest } from "../../lib/faces/api/calculator-api.ts";
import { sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import { engineOf } from "../../lib/faces/page/calculator-view.ts";

async function answerTo(query: string) {
  const sent = sentByQuery(bmi.inputs, new URLSearchParams(query));
  return calculateByRequest(bmi, sent, await engineOf("bmi"), 0);
}
async function bodyOf(query: string) {
  const outcome = await answerTo(query);
  if (outcome.status !== 200) throw new Error(outcome.detail);
  return outcome.body;
}

test("`units` decides whose defaults stand", async () => {
  expect(await bodyOf("group=adult")).toMatchObject({
    units: "si",
    inputs: { weight: { value: 70, unit: "kilogram" } },
  });
  expect(await bodyOf("units=us")).toMatchObject({
    units: "us",
    inputs: { weight: { value: 154, unit: "pound" } },
  });
});

test("a number without unit is in the same unit whatever `units` says", async () => {
  for (const units of ["si", "us"])
    expect((await bodyOf(`weight=80&units=${units}`)).inputs.weight).toEqual({
      value: 80,
      unit: "kilogram",
    });
});

test("outputs are in SI in any case, and the units of the inputs count where `units` is left out", async () => {
  const pounds = "weight=180&weight.unit=pound&height=6&height.unit=foot";
  const [left, si] = [await bodyOf(pounds), await bodyOf(`${pounds}&units=si`)];
  expect([left.units, si.units]).toEqual(["us", "si"]);
  expect(left.outputs).toEqual(si.outputs);
});

test("what was understood gives the same answer again", async () => {
  const first = await bodyOf("units=us");
  const again = { ...first.inputs, units: first.units };
  const outcome = await calculateByRequest(bmi, { values: again, errors: [] }, await engineOf("bmi"), 0);
  expect(outcome).toMatchObject({ status: 200, body: { ...first, assumed: [] } });
});

test("BMI without a height names it as assumed", async () => {
  expect((await bodyOf("weight=80")).assumed).toContain("height");
});

test("another system is refused by name", async () => {
  for (const units of ["metric", "", "SI"])
    expect(await answerTo(`units=${units}`)).toMatchObject({
      status: 400,
      errors: [{ field: "units", message: "Must be one of: si, us." }],
    });
});
