import { expect, test } from "vitest";
import { asksForUnits } from "../../../../components/panels/scientific/units/use-conversion.ts";
import { lawsOf } from "../../../catalog/law-loaders.ts";
import { buildSearchIndex } from "../../../catalog/search/search-index.ts";
import { failure } from "../../../core/result/result.ts";
import { conversionReply } from "../../../faces/answers/conversion-reply.ts";
import { keyAction } from "../keypad/keyboard.ts";
import { reduce, soFar } from "../keypad/reducer.ts";
import { typeText } from "./press.ts";

const index = buildSearchIndex();
const reply = async (text: string) => {
  const reply = await conversionReply(text, index, lawsOf);
  if (!reply || "says" in reply || !reply.ok) throw new Error(`${text}: ${JSON.stringify(reply)}`);
  return reply.value;
};

// Definitions: 1 lb is 0.453 592 37 kg, 1 in is 25.4 mm, 0 °C is 273.15 K and 32 °F (NIST SP 811, appendix B); divided by hand.
test.each([
  ["3 kg to lb", 3 / 0.45359237, "lb", "/converters/general-physics-mechanics/mass"],
  ["5 ft 11 in to cm", 180.34, "cm", "/converters/general-physics-mechanics/length"],
  ["-40 °C in °F", -40, "°F", "/converters/"],
  ["12,000 in to m", 304.8, "m", "/converters/general-physics-mechanics/length"],
])("%s has a value, its unit, and the way to the converter", async (text, value, unit, path) => {
  const answer = await reply(text);
  expect(Number(answer.precise ?? answer.plain)).toBeCloseTo(value, 10);
  expect(answer.unit).toBe(unit);
  expect(answer.page.path).toContain(path);
  const query = new URLSearchParams(answer.page.path.split("?")[1]);
  expect([...query.keys()]).toEqual(["value", "from", "to"]);
});

test.each(["3 kg to", "3 widgets to kg", "the 3 kg to lb of zorbium", "x".repeat(161), "to in as"])(
  "%s is no conversion",
  async (text) => {
    const reply = await conversionReply(text, index, lawsOf);
    expect(reply === undefined || ("ok" in reply && !reply.ok)).toBe(true);
  },
);

test.each([
  ["3 kg to widget", "“widget” is not a known unit.", "widget", false],
  // A unit of radiation dose.
  ["3 kg to banana", "“banana” and “3 kg” measure different things.", "banana", false],
  ["3 kg to  s ", "“s” and “3 kg” measure different things.", "s", true],
  ["5'11\" in widgets", "“widgets” is not a known unit.", "widgets", false],
  ["3 kg to poun", "“poun” is not a known unit.", "poun", true],
  ["3 kg in cm to", "“cm to” is not a known unit.", "cm to", false],
  [`3 kg to ${"x".repeat(90)}`, `“${"x".repeat(24)}…” is not a known unit.`, "x".repeat(90), false],
])("of %s the target is to blame", async (text, says, blamed, unfinished) => {
  const reply = await conversionReply(text, index, lawsOf);
  expect(reply).toMatchObject({ says, at: text.lastIndexOf(blamed), length: blamed.length, unfinished });
});

test("equals refuses what the units blame: cleared, marked there, and brought back by undo", () => {
  const line = typeText("3 kg to widget");
  const blame = { ...failure("", "“widget” is not a known unit.", 9), length: 6 };
  const rejected = reduce(line, { type: "equals", blame });
  expect(rejected).toMatchObject({
    expression: "",
    notice: { title: "Error", text: "Invalid expression format", failure: blame },
  });
  expect(reduce(rejected, { type: "undo" }).expression).toBe("3 kg to widget");
});

const keyed = (text: string): string =>
  [...text].reduce((state, key) => reduce(state, keyAction(key) ?? { type: "clear" }), typeText(""))
    .expression;

test.each(["5'11\" to cm", "5′11″ to cm", "6' 2 to m", "5 ft 11 in to cm", "12°34'56\"", "3'4.5"])(
  "%s is written as it is typed",
  (text) => expect(keyed(text)).toBe(text),
);
test("a number behind an angle is a factor until it is its minutes", () => {
  expect(keyed("12°34")).toBe("12°*34");
  expect(keyed("(2)3")).toBe("(2)*3");
});
test("feet and inches that were typed by keys are converted", async () => {
  expect(Number((await reply(keyed("5'11\" to cm"))).plain)).toBe(180.34);
});

test("the engine is asked only where a target is named", () => {
  for (const text of ["3 kg to lb", "5'11\" in cm", "1e3 m into km"])
    expect(asksForUnits(text), text).toBe(true);
  for (const text of ["2+3", "3 kg", "to lb", "sin(30)", "3 kg to ", `1${" ".repeat(200)}to m`])
    expect(asksForUnits(text), text).toBe(false);
});

test("the value of a line with units stands as a result does: rounded, carried in full, in the history", () => {
  const line = reduce(typeText(""), { type: "insert", text: "3 kg to lb" });
  const after = reduce(line, {
    type: "converted",
    value: 6.61386786554633,
    echo: "3 kg in lb",
    seal: "exact",
  });
  expect(after).toMatchObject({ expression: "6.6138679", isResult: true, ans: 6.61386786554633 });
  expect(after.carried?.value).toBe(6.61386786554633);
  expect(after.history[0]).toMatchObject({ expression: "3 kg to lb", result: "6.6138679" });
  expect(reduce(after, { type: "undo" }).expression).toBe("3 kg to lb");
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(reduce(line, { type: "converted", value, echo: "", seal: "exact" }).expression).toBe("3 kg to lb");
});

test.each([
  ["12+", 12],
  ["2*sin(", 2],
  ["2+max(3;", 5],
  ["7*(", 7],
  ["12E", 12],
  ["6+arctan(", 6],
])("%s comes to %d so far", (text, value) => expect(soFar(typeText(text))?.value).toBe(value));
test.each(["sin(", "(", "√"])("%s comes to nothing yet", (text) =>
  expect(soFar(typeText(text))).toBeUndefined(),
);
