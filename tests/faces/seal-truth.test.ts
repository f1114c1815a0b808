/** The numbers are random; the exact values are computed here, in fractions. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import percentage from "../../lib/calculators/percentage/calculator.ts";
import { compute } from "../../lib/calculators/percentage/compute.ts";
import { evaluateExpression } from "../../lib/calculators/scientific/expression/evaluate.ts";
import { largeText } from "../../lib/calculators/scientific/expression/format.ts";
import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { answerTo } from "../../lib/faces/answers/answer-to.ts";
import { convertByQuery } from "../../lib/faces/api/convert-api.ts";
import { isList } from "../../lib/kit/calculator/define.ts";
import { DEFAULT_CURRENCY } from "../../lib/kit/fields/currency.ts";
import { answerOf, initialState } from "../../lib/run/converter-view.ts";
import { sealOfFigure } from "../../lib/run/format/answer-seal.ts";
import { serverResources } from "../../lib/server/answers.ts";
import { convert } from "../../lib/units/convert.ts";
import * as R from "../../lib/units/rational.ts";

const decimal = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));
const exactOf = (text: string): R.Rational => R.parseDecimal(text) ?? R.ZERO;
const unitsOf = (slug: string) => {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(slug);
  return compiledConverter(declaration);
};
/** Units that need no functions, which only their page loads. */
const fixedUnits = ({ units }: ReturnType<typeof unitsOf>): string[] =>
  units.filter(({ law }) => law.kind !== "function").map(({ id }) => id);
const CONVERTERS = ["length", "temperature", "area", "pressure"].map(unitsOf);

describe("a badge of a conversion", () => {
  it("is Exact on the page and in the API if and only if no digit was dropped", async () => {
    const samples = fc
      .constantFrom(...CONVERTERS)
      .chain((converter) =>
        fc.tuple(
          fc.constant(converter),
          fc.constantFrom(...fixedUnits(converter)),
          fc.constantFrom(...fixedUnits(converter)),
          decimal,
        ),
      );
    await fc.assert(
      fc.asyncProperty(samples, async ([converter, from, to, text]) => {
        const answer = answerOf(converter, { ...initialState(converter, [from, to]), text });
        const converted = convert(converter, { value: exactOf(text), from, to });
        if (!answer.result || !converted.ok || typeof converted.value !== "object") return;
        const isComplete = R.compare(exactOf(answer.result.plain), converted.value) === 0;
        const { exactness } = answer;
        expect(answer.seal).toBe(exactness !== "exact" ? exactness : isComplete ? "exact" : "factor");
        const query = new URLSearchParams({ tool: converter.slug, from, to, value: text });
        const { body } = (await convertByQuery(query, async () => undefined)) as { body: object };
        expect(body).toMatchObject({
          exact: answer.seal === "exact",
          exactFactor: exactness === "exact",
        });
      }),
    );
  });
});

describe("a badge of a computed number", () => {
  it("is Exact only for all digits of a quotient", () => {
    const whole = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 12 }), (a, b, zeros) => {
        const result = evaluateExpression(`${a}/${b}/10^${zeros}`, { angle: "deg" });
        if (!result.ok) throw new Error();
        const exact = R.rational(BigInt(a), BigInt(b) * 10n ** BigInt(zeros));
        expect(largeText(result)).not.toBe("0");
        if (result.seal === "exact") expect(R.compare(exactOf(largeText(result)), exact)).toBe(0);
      }),
    );
  });

  it("is Exact for a tax only if the tax is whole cents", () => {
    const context = { today: "2026-01-15", now: 0, timeZone: "UTC", currency: DEFAULT_CURRENCY };
    const quantities = () => {
      throw new Error("A percentage has no units");
    };
    const price = fc.integer({ min: 1, max: 100_000 });
    const rate = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(price, rate, (cents, hundredths) => {
        const inputs = {
          mode: "tax",
          taxWay: "add",
          taxedPrice: cents / 100,
          salesTaxRate: R.rational(BigInt(hundredths), 100n),
        };
        const computation = compute(inputs as never, context);
        if (!computation.ok) throw new Error();
        const { tax } = percentage.outputs;
        if (!tax || isList(tax)) throw new Error("The calculator has no tax");
        const seal = sealOfFigure(percentage, tax, {
          answer: computation.value,
          id: "tax",
          context: { currency: DEFAULT_CURRENCY, quantities },
        });
        expect(seal).toBe((cents * hundredths) % 10_000 === 0 ? "exact" : "rounded");
      }),
    );
  });
});

describe("the badge of the answer bar", () => {
  const context = { today: "2026-11-22", now: Date.parse("2026-11-22T12:00:00Z"), timeZone: "UTC" };
  const resources = serverResources(localEvaluator(loadFromFolder));
  const sealOf = async (text: string) => (await answerTo(text, context, "us", resources)).answer?.seal;

  it.each([
    ["8.25% sales tax on 49.99", "rounded"],
    ["8% sales tax on 50", "exact"],
    ["20% off 50", "exact"],
    ["cube root of 27", "exact"],
    ["cube root of 2", "rounded"],
    ["15% of 80", "exact"],
    ["what percent is 1 of 3", "rounded"],
    ["5 m to ft", "factor"],
    ["5 ft to m", "exact"],
    ["32 f to c", "exact"],
    ["100 f to c", "factor"],
    ["1 / 3", "rounded"],
    ["3/8 as a decimal", "exact"],
    ["45 business days from today", "exact"],
  ] as const)("of %s is %s", async (question, seal) => expect(await sealOf(question)).toBe(seal));

  it("says which holidays are counted", async () => {
    const notesOf = async (text: string) => (await answerTo(text, context, "us", resources)).answer;
    expect((await notesOf("45 business days from today"))?.notes.join(" ")).toContain("No public holidays");
    const named = await notesOf("business days in december 2026 in the us");
    expect(named?.inputs?.some(({ id }) => id === "country")).toBe(true);
  });
});
