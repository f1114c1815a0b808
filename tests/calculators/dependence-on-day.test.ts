import { expect, it } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { calculatorView } from "../../lib/run/calculator-view.ts";

// A page whose result depends on the day loads its engine at once on other days than that of the build.
it("only calculators with today’s date in their first result depend on the day", async () => {
  const views = await Promise.all(formCalculators.map((calculator) => calculatorView(calculator)));
  expect(views.length).toBeGreaterThan(15);
  expect(views.filter(({ usesToday }) => usesToday).map(({ id }) => id)).toEqual([
    "loan",
    "mortgage",
    "age",
    "date",
  ]);
});
