import { expect, test } from "vitest";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import { hasNumbers } from "../../../lib/faces/explore/has-numbers.ts";
import { formOf } from "./solving.ts";

const forms = formCalculators.flatMap(({ id, inputs }) => {
  const mode = Object.entries(inputs).find(([, field]) => field.kind === "choice" && field.mode);
  if (mode?.[1].kind !== "choice") return [{ id, inputs: {} }];
  return mode[1].options.map((option) => ({ id, inputs: { [mode[0]]: option.id } }));
});

/** Without an input to solve for, there is no button that offers it. */
test.each(forms)(
  "$id $inputs has numbers exactly where an input can be solved for",
  async ({ id, inputs }) => {
    const { calculator, entries, ...form } = await formOf(id, inputs);
    expect(hasNumbers(calculator.inputs, entries)).toBe(form.inputs.length > 0);
    if (form.inputs.length > 0) expect(form.figures).not.toEqual([]);
  },
);
