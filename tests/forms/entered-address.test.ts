import { expect, it } from "vitest";
import { restoreEntered } from "../../components/calculator/form/address-forms.ts";
import { unitsOfForm } from "../../components/calculator/form/unit-choices.ts";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import { formFromQuery } from "../../lib/run/address/calculator-url.ts";
import { type FormState, freshForm } from "../../lib/run/address/form-state.ts";
import { addressOf } from "../../lib/run/address/page-address.ts";
import { calculatorView } from "../../lib/run/calculator-view.ts";

async function bmi() {
  const calculator = findFormCalculator("bmi");
  if (!calculator) throw new Error("No calculator bmi");
  const view = await calculatorView(calculator, undefined, "us");
  const { inSystem } = await unitsOfForm(view);
  const fresh = freshForm(view.fields, "us");
  const us: FormState = { ...fresh, entries: { ...fresh.entries, height: { value: "5.83", unit: "foot" } } };
  const addressIn = async (form: FormState) => addressOf(view.fields, await restoreEntered(view, form), []);
  return { view, us, inSystem, addressIn };
}

it("holds a quantity as entered after a switch of units, and gives it back", async () => {
  const { view, us, inSystem, addressIn } = await bmi();
  const si = inSystem(us, "si", false);
  expect(si.entries.height).toEqual({ value: "177.7", unit: "centimeter" });
  const query = new URLSearchParams(await addressIn(si));
  expect(Object.fromEntries(query)).toMatchObject({ height: "5.83", "height.unit": "foot", units: "si" });
  const opened = formFromQuery(view.fields, query);
  expect(opened.system).toBe("si");
  expect(inSystem(opened, "us", false).entries.height).toEqual({ value: "5.83", unit: "foot" });
});

it("holds a quantity in the unit that was chosen for its field", async () => {
  const { us, addressIn } = await bmi();
  const chosen: FormState = { ...us, entries: { ...us.entries, height: { value: "70", unit: "inch" } } };
  const query = new URLSearchParams(await addressIn(chosen));
  expect(Object.fromEntries(query)).toMatchObject({ height: "70", "height.unit": "inch" });
});
