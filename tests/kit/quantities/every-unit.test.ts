import { describe, expect, test } from "vitest";
import { shownChart } from "../../../components/chart/converted-chart.ts";
import { axisTicks } from "../../../components/chart/ticks.ts";
import type { LineChart } from "../../../lib/kit/calculator/chart.ts";
import { input } from "../../../lib/kit/fields/input.ts";
import { formatOf, type QuantityFormat } from "../../../lib/kit/fields/quantity-format.ts";
import { quantityReader } from "../../../lib/kit/fields/read-quantity.ts";
import { everyQuantity, findQuantity } from "../../../lib/kit/quantities/find.ts";
import { findLaws } from "../../../lib/kit/quantities/laws.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";
import { formatOutput } from "../../../lib/run/format/format-output.ts";
import { tableCsv } from "../../../lib/run/format/table-csv.ts";
import { allQuantities } from "../../../lib/run/format/value-context.ts";
import type { CompiledConverter, CompiledUnit } from "../../../lib/units/compile.ts";
import { compiled } from "../../../lib/units/compiled-converter.ts";
import { amountToNumber, convertFromBase, convertToBase, isTextUnit } from "../../../lib/units/convert.ts";

const currency = { code: "USD", decimals: 2 };
const quantities = allQuantities();
const read = quantityReader(findQuantity, findLaws);

/** Some scales have few values: Beaufort 3, flight level 300, a pipe of 60.3 mm or 2.375 in. */
const CANDIDATES = ["12.5", "3", "0.625", "0.0125", "300", "40000", "1e-9", "60.3", "2.375"];

/** A number of the unit, and the quantity that it is by the exact engine. */
function sampleOf(converter: CompiledConverter, unit: CompiledUnit): { text: string; base: number } {
  const laws = findLaws(converter.slug);
  for (const text of CANDIDATES) {
    const base = convertToBase(converter, { value: Number(text), from: unit.id }, laws);
    if (!base.ok) continue;
    const back = convertFromBase(converter, { value: amountToNumber(base.value), to: unit.id }, laws);
    if (back.ok && typeof back.value !== "string" && isNear(amountToNumber(back.value), Number(text)))
      return { text, base: amountToNumber(base.value) };
  }
  throw new Error(`No value of ${converter.slug}/${unit.id} comes back`);
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-11 * Math.max(Math.abs(a), Math.abs(b));
const numberIn = (text: string): number =>
  Number(
    text
      .replace(/,/g, "")
      .replace("−", "-")
      .replace(/\s?×\s?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u, (_, power: string) => `e${plainPower(power)}`),
  );
const plainPower = (power: string): string =>
  [...power].map((sign) => (sign === "⁻" ? "-" : "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign))).join("");

const chartOf = (format: QuantityFormat, value: number): LineChart => ({
  id: "chart",
  title: "",
  summary: "",
  kind: "lines",
  x: { label: "", format },
  y: { label: "", format },
  series: [{ id: "line", label: "", points: [[value, value]] }],
});

describe.each(everyQuantity.map((declaration) => [declaration.slug, compiled(declaration)] as const))(
  "%s",
  (slug, converter) => {
    const numeric = converter.units.filter((unit) => !isTextUnit(unit, findLaws(slug)));

    test("every unit with numbers can be a field, an output, a column and an axis", () => {
      for (const unit of numeric) {
        const name = `${slug}/${unit.id}`;
        const declared = quantity(slug, { si: [unit.id] });
        const format = formatOf(declared, { significant: 10 });
        const { text, base } = sampleOf(converter, unit);
        const symbol = unit.symbol === "—" ? "" : unit.symbol;

        const field = input(declared, { label: "" });
        expect(read(field, text, unit.id, currency), name).toMatchObject({ ok: true, value: base });

        const formatted = formatOutput(base, format, { currency, quantities });
        expect(formatted.endsWith(symbol), `${name}: ${formatted}`).toBe(true);
        const figures = formatted.slice(0, formatted.length - symbol.length).trim();
        expect(isNear(numberIn(figures), Number(text)), `${name}: ${formatted}`).toBe(true);

        const columns = [{ id: "a", label: "A", format }];
        const [head, cell = ""] = tableCsv(
          { id: "t", title: "", columns, rows: [[base]] },
          currency,
          quantities,
        )
          .replaceAll('"', "")
          .split("\r\n");
        expect(head, name).toBe(symbol === "" ? "A" : `A (${symbol})`.replaceAll('"', ""));
        expect(isNear(Number(cell), Number(text)), `${name}: ${cell}`).toBe(true);

        const converted = shownChart(chartOf(format, base), quantities) as LineChart;
        const [x = Number.NaN, y = Number.NaN] = converted.series[0]?.points[0] ?? [];
        expect(
          [x, y].every((each) => isNear(each, Number(text))),
          name,
        ).toBe(true);
        const [tick] = axisTicks(x, x, 5, converted.x.format, currency);
        expect(tick?.label, name).toMatch(/^[−\d.,]+(?:[KM]|[eE×].*)?/u);
        expect(converted.x.format, name).toMatchObject({ suffix: unit.symbol });
      }
    });

    test("units whose values are texts are refused where they are declared", () => {
      for (const unit of converter.units.filter((each) => !numeric.includes(each)))
        expect(() => input(quantity(slug, { si: [unit.id] }), { label: "" })).toThrow("has texts as values");
    });
  },
);
