import { describe, expect, it } from "vitest";
import { loadFromFolder } from "../../../core/data/read-file.ts";
import { titleCase } from "../../../core/locale/title-case.ts";
import { register } from "../../../core/sources/register.ts";
import api from "../api.ts";
import entries from "../entries.ts";
import { formulas } from "../formulas.ts";
import { formulaTexts } from "../texts.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Lists the numbers of a text, without signs: "1,500 kg at 8.64 × 10¹³ J" has 1500 and 8.64e13. */
function numbersIn(text: string): number[] {
  const plain = text
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/ × 10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, minus: string, power: string) => {
      const digits = [...power].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("");
      return `e${minus && "-"}${digits}`;
    });
  return (plain.match(/(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)?(?![\d/])/g) ?? []).map(Number);
}

const countWords = (text: string): number => text.split(/\s+/).length;

describe.each(Object.entries(formulaTexts))(
  "the text of %s",
  (id, { meaning, mistakes, values, example }) => {
    it("belongs to a formula and has the length of an explanation", () => {
      expect(formulas.some((formula) => formula.id === id)).toBe(true);
      expect(countWords(meaning)).toBeGreaterThanOrEqual(60);
      expect(countWords(meaning)).toBeLessThanOrEqual(120);
      for (const text of [meaning, ...mistakes, example.text]) expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
    });

    it("cites a registered document and a place in it for each value", () => {
      expect(new Set(values.map(({ of }) => of)).size).toBe(values.length);
      for (const { of, value, source } of values) {
        expect(of).toMatch(/^[\p{Lu}\d]/u);
        expect(value).toMatch(/\d/);
        expect(Object.keys(register)).toContain(source[0]);
        expect(source[1]).toMatch(/\S/);
      }
    });

    it("has an example whose result is the solver's", async () => {
      const { solve, values: inputs, answer } = example;
      const [, digits = "", unit = ""] = /^([\d.,]+) ?(.*)$/.exec(answer) ?? [];
      const request = { formula: id, values: inputs, ...(solve && { solve }), ...(unit && { unit }) };
      const outcome = await api.run(api.request.parse(request), loadFromFolder);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      const { solutions = [], inputs: read = [] } = outcome.value;
      expect(read.filter(({ unitAssumed }) => unitAssumed)).toEqual([]);
      const [computed] = numbersIn(solutions[0]?.display ?? "");
      const plain = digits.replaceAll(",", "");
      const places = plain.split(".")[1]?.length ?? 0;
      expect(computed?.toFixed(places), solutions[0]?.display).toBe(Number(plain).toFixed(places));
    });

    it("has an example whose figures are its inputs and its result", () => {
      const inputs = numbersIn(example.values).filter((value) => value !== 0);
      const [result = Number.NaN] = numbersIn(example.answer);
      const figures = numbersIn(example.text);
      for (const value of [...inputs, result]) expect(figures).toContain(value);
      for (const value of figures.filter((each) => each !== 0)) expect([...inputs, result]).toContain(value);
    });
  },
);

describe("the pages of formulas", () => {
  it("exclude from search engines exactly the formulas without a text", () => {
    const excluded = entries.pages.filter(({ noIndex }) => noIndex).map(({ slug }) => slug);
    expect(excluded).toEqual(formulas.map(({ id }) => id).filter((id) => !Object.hasOwn(formulaTexts, id)));
    expect(entries.pages.length - excluded.length).toBeGreaterThanOrEqual(60);
  });

  it("have titles in title case, and lists that end with a conjunction", () => {
    for (const { seo } of entries.pages) {
      expect(seo.title).toBe(titleCase(seo.title));
      const [, features = ""] = seo.description.split(", with ");
      if (features.includes(",")) expect(features, seo.description).toContain(" and ");
    }
  });
});
