import { describe, expect, it } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { compiledConverter, converters } from "../../lib/catalog/converters.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { plainCalculator } from "../../lib/faces/plain/plain-calculator.ts";
import { plainConverter } from "../../lib/faces/plain/plain-converter.ts";
import type { PlainPage } from "../../lib/faces/plain/plain-page.ts";

const calculator = (id: string, query: string) => {
  const match = formCalculators.find((each) => each.id === id);
  if (!match) throw new Error(`There is no ${id}`);
  return plainCalculator(match, new URLSearchParams(query), "si");
};

async function converter(slug: string, query: string): Promise<PlainPage> {
  const match = converters.find((each) => each.slug === slug);
  if (!match) throw new Error(`There is no ${slug}`);
  return plainConverter(
    compiledConverter(match),
    match.defaultPair,
    new URLSearchParams(query),
    await lawsOf(slug),
  );
}

/** Query that a browser sends for the unchanged form. */
const sent = ({ fields }: PlainPage): URLSearchParams =>
  new URLSearchParams(
    fields.flatMap(({ name, value, unit }) => [
      ...(name === "" ? [] : [[name, value]]),
      ...(unit ? [[unit.name, unit.value]] : []),
    ]),
  );

describe("without script", () => {
  it("a calculator answers to the inputs of its address", async () => {
    // 250,000 at 6% over 30 years: 1,498.88, as in any table of level payments.
    const page = await calculator("loan", "amount=250000&rate=6&years=30");
    expect(page.figures[0]).toEqual({ label: "Payment", text: "$1,498.88" });
    expect(page.fields.find(({ name }) => name === "amount")).toMatchObject({ value: "250000" });
    expect(page.problems).toEqual([]);
  });

  it("a converter does, with the units that are chosen", async () => {
    const page = await converter("length", "value=5+ft+11+in&to=centimeter");
    expect(page.figures[0]?.text).toBe("180.34 cm");
  });

  it.each(formCalculators.map(({ id }) => id))(
    "%s: its form sent as it stands gives the same answer",
    async (id) => {
      const page = await calculator(id, "");
      expect(page.problems).toEqual([]);
      expect(page.figures.length).toBeGreaterThan(0);
      const again = await calculator(id, sent(page).toString());
      expect(again.ignored).toEqual([]);
      expect(again.figures).toEqual(page.figures);
    },
  );

  it.each([
    ["amount=abc", "Loan amount:"],
    ["amount=-5", "Loan amount:"],
    ["rate=1e999", "Interest rate:"],
    ["years=99999999999999999999", "Years:"],
    ["amount=%3Cscript%3E", "Loan amount:"],
    ["rate=NaN", "Interest rate:"],
  ])("displays the problem and no figure of the defaults: %s", async (query, problem) => {
    const page = await calculator("loan", query);
    expect(page.problems[0]).toContain(problem);
    expect(page.figures).toEqual([]);
  });

  it.each([
    ["loan", "frequency=foo", "foo"],
    ["bmi", "weight=154&weight.unit=furlong", "furlong"],
    ["bmi", "weight=154&units=metricish", "metricish"],
    ["loan", "currency=QQQ", "QQQ"],
    ["plumbing", "fixtures=[1", "[1"],
    ["date", "date=2025-99", "2025-99"],
  ])("%s displays a value that its field cannot hold as a problem: %s", async (id, query, value) => {
    const page = await calculator(id, query);
    expect(page.problems.join()).toContain(`“${value}” in the address is not a valid value.`);
    expect(page.figures).toEqual([]);
    expect(page.ignored).toEqual([]);
  });

  it("reports a few unrecognized names, shortened", async () => {
    const many = Array.from({ length: 150 }, (_, place) => `${"x".repeat(60)}${place}=1`).join("&");
    const { ignored } = await calculator("loan", many);
    expect(ignored.length).toBeLessThanOrEqual(5);
    expect(Math.max(...ignored.map(({ length }) => length))).toBeLessThanOrEqual(40);
    expect((await converter("length", "value=5&furlong=2")).ignored).toEqual(["furlong"]);
    expect((await converter("length", "value=five&from=none")).problems).not.toEqual([]);
  });

  it("rows of the address are kept in the form, and sent again", async () => {
    const page = await calculator("plumbing", `fixtures=${encodeURIComponent('[{"number":"3"}]')}`);
    const rows = page.fields.find(({ name }) => name === "fixtures");
    expect(rows?.heldText).toContain("There is 1 row here");
    expect(await calculator("plumbing", sent(page).toString())).toEqual(page);
  });
});
