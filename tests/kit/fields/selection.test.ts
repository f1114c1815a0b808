import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import type { Chosen } from "../../../lib/kit/fields/field.ts";
import {
  areChosen,
  readSelection,
  selectionText,
  selectionTitle,
} from "../../../lib/kit/fields/selection.ts";
import { selection } from "../../../lib/kit/fields/selection-input.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";

const density = quantity("density", { si: ["kilogram-per-cubic-meter"], us: ["pound-per-cubic-foot"] });
const hotness = quantity("temperature", { si: ["celsius"], us: ["fahrenheit"] });
const field = selection({
  label: "Columns",
  plural: "columns",
  options: [
    { id: "density", label: "Density", aliases: ["rho"], quantity: density },
    { id: "melting", label: "Melting point", quantity: hotness },
    { id: "ratio", label: "Ratio" },
  ],
  presets: [
    { id: "main", label: "Main", chosen: ["density", "ratio"] },
    { id: "every", label: "All", chosen: ["density", "melting", "ratio"] },
  ],
  default: "main",
});
const read = (text: string) => {
  const { chosen, invalid } = readSelection(field, text);
  return { chosen, ...(invalid && { problem: firstProblem(invalid).message }) };
};
const converters = Object.fromEntries(
  ["density", "temperature"].flatMap((slug) => {
    const converter = findQuantity(slug);
    return converter ? [[slug, converter]] : [];
  }),
);

describe("a text of a selection", () => {
  test.each<[string, Chosen[]]>([
    ["main", [{ id: "density" }, { id: "ratio" }]],
    ["ratio density", [{ id: "ratio" }, { id: "density" }]],
    [" ratio,density.gram-per-liter ", [{ id: "ratio" }, { id: "density", unit: "gram-per-liter" }]],
    ["rho.pound-per-cubic-foot", [{ id: "density", unit: "pound-per-cubic-foot" }]],
  ])("%s is read", (text, chosen) => {
    expect(read(text)).toEqual({ chosen });
  });

  test.each<[string, string, number]>([
    ["", "Choose at least one of the columns.", 0],
    [" , ", "Choose at least one of the columns.", 0],
    ["ratio mass", "There is no “mass” among the columns: density, melting, ratio.", 1],
    ["main ratio", "There is no “main” among the columns: density, melting, ratio.", 1],
    ["__proto__", "There is no “__proto__” among the columns: density, melting, ratio.", 0],
    ["ratio ratio", "ratio is named twice.", 1],
    ["rho density", "density is named twice.", 1],
    ["ratio.percent", "ratio has no units to choose from.", 0],
  ])("“%s” is told, and what is known of it stays", (text, problem, chosenIds) => {
    const { chosen, problem: message } = read(text);
    expect(message).toBe(problem);
    expect(chosen).toHaveLength(chosenIds);
  });

  test("a unit of another quantity, or one without numeric values, has an error that lists the valid units", () => {
    expect(read("density.meter").problem).toMatch(
      /^density has no unit “meter”\. It has kilogram-per-cubic-meter, pound-per-cubic-foot, .*gram-per-liter/,
    );
    expect(read("melting.gas-mark").problem).toContain("melting has no unit “gas-mark”");
    expect(read("melting.rankine").problem).toBeUndefined();
    expect(read("density.").problem).toContain("density has no unit “”");
  });

  test("is bounded before it is read", () => {
    const { chosen, problem } = read("density ".repeat(100_000));
    expect(chosen).toEqual([]);
    expect(problem).toBe(`At most ${field.maxLength} characters.`);
    expect(read(`ratio ${"x".repeat(60)}`).problem?.length).toBeLessThan(100);
  });
});

const anyChosen = fc
  .shuffledSubarray([...field.options], { minLength: 1 })
  .chain((options) =>
    fc.tuple(
      ...options.map(({ id, quantity: optionQuantity }) =>
        fc
          .constantFrom(
            undefined,
            ...(optionQuantity ? [...optionQuantity.usual, ...optionQuantity.others] : []),
          )
          .map((unit): Chosen => ({ id, ...(unit !== undefined && { unit }) })),
      ),
    ),
  );

test("whatever is chosen fits into a text and is read from it again", () => {
  fc.assert(
    fc.property(anyChosen, (chosen) => {
      const text = selectionText(field, chosen);
      expect(text.length).toBeLessThanOrEqual(field.maxLength);
      expect(read(text)).toEqual({ chosen });
    }),
  );
});

test("what is a preset is called by its name, in its order and without units alone", () => {
  expect(selectionText(field, [{ id: "density" }, { id: "ratio" }])).toBe("main");
  expect(selectionText(field, [{ id: "ratio" }, { id: "density" }])).toBe("ratio density");
  expect(selectionText(field, [{ id: "density", unit: "gram-per-liter" }, { id: "ratio" }])).toBe(
    "density.gram-per-liter ratio",
  );
  expect(areChosen(["density", "ratio"], [{ id: "density", unit: "gram-per-liter" }, { id: "ratio" }])).toBe(
    true,
  );
});

test("it is written with the symbols of its units", () => {
  expect(selectionTitle(field, "every", converters)).toBe("All");
  expect(selectionTitle(field, "ratio density.gram-per-liter", converters)).toBe("Ratio, Density (g/L)");
  expect(selectionTitle(field, "density.gram-per-liter", {})).toBe("Density (gram-per-liter)");
  expect(selectionTitle(field, "nonsense", converters)).toBe("nonsense");
});

test("every unit that a number can be in is there once, the usual ones first", () => {
  const [{ quantity: units } = {}] = field.options;
  expect(units?.usual).toEqual(["kilogram-per-cubic-meter", "pound-per-cubic-foot"]);
  const all = [...(units?.usual ?? []), ...(units?.others ?? [])];
  expect([...all].sort()).toEqual(converters.density?.units.map(({ id }) => id).sort());
});

test.each([
  { options: [{ id: "a", label: "A" }], presets: [], default: "main" },
  {
    options: [{ id: "a b", label: "A" }],
    presets: [{ id: "all", label: "All", chosen: ["a b"] }],
    default: "all",
  },
  { options: [{ id: "a", label: "A" }], presets: [{ id: "a", label: "All", chosen: ["a"] }], default: "a" },
])("a declaration that could not be read again is refused: %o", (declared) => {
  expect(() => selection({ ...declared, label: "X", plural: "x" })).toThrow(RangeError);
});
