import { expect, it } from "vitest";
import { type Example, type FormCalculator, isList } from "../../lib/kit/calculator/define.ts";
import { casesOf } from "../../lib/verification/calculator-cases.ts";
import { testedCalculators } from "./tested.ts";

const expectedOf = ({ expect: expected }: Example): readonly [string, unknown][] =>
  "outputs" in expected ? Object.entries(expected.outputs) : [];

/** Lists a calculator's outputs, and columns of lists, for which no example has an expected value. */
function outputsWithoutExpectedValue(calculator: FormCalculator): string[] {
  const expected = new Set(
    casesOf(calculator)
      .flatMap(expectedOf)
      .flatMap(([id, value]) =>
        Array.isArray(value)
          ? value.flatMap((record: object) => [id, ...Object.keys(record).map((column) => `${id}.${column}`)])
          : [id],
      ),
  );
  return Object.entries(calculator.outputs)
    .flatMap(([id, output]) =>
      isList(output) ? Object.keys(output.columns).map((column) => `${id}.${column}`) : [id],
    )
    .filter((id) => !expected.has(id));
}

it.each(testedCalculators.map((calculator) => [calculator.id, calculator] as const))(
  "every output of %s has an expected value in an example",
  (_, calculator) => {
    expect(
      outputsWithoutExpectedValue(calculator),
      `Outputs without an expected value in lib/calculators/${calculator.id}/examples.ts or tests/cases.json`,
    ).toEqual([]);
  },
);
