import type { Call } from "../../../phrases/define.ts";

/** A material and what stands around its name, in plain words between blanks. */
interface Named {
  id: string;
  rest: string;
}

/** Bounded, and begun only where a number begins: 1 1/2, 3/4, 2.5, 10. */
const NUMBER =
  "(?<![\\d.,/])(\\d{1,5}[\\s-]\\d{1,2}/\\d{1,2}|\\d{1,3}/\\d{1,3}|\\d{1,7}(?:\\.\\d{1,6})?|\\.\\d{1,6})";
const UNIT =
  "(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|inch(?:es)?|in|\"|feet|foot|ft|'|met(?:er|re)s?|m)(?![\\w/])";
const MEASURE = new RegExp(`${NUMBER}[\\s-]?${UNIT}`, "g");

interface Measure {
  value: string;
  unit: string;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^mm|^milli/, "millimeter"],
  [/^cm|^centi/, "centimeter"],
  [/^in|^"/, "inch"],
  [/^f|^'/, "foot"],
  [/^m/, "meter"],
];
const unitOf = (symbol: string): string => UNITS.find(([known]) => known.test(symbol))?.[1] ?? "meter";

/** "1 1/2" as 1.5. Nothing for what divides by nothing. */
function decimal(text: string): string | undefined {
  const [, whole = "0", over, under] = /^(?:(\d+)[\s-])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over === undefined || under === undefined) return text;
  const value = Number(whole) + Number(over) / Number(under);
  return Number.isFinite(value) ? String(value) : undefined;
}

/** Every length of a text with its unit; fields read millimeters, meters, inches and feet. */
function measuresIn(text: string): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(([, digits = "", symbol = ""]) => {
    const value = decimal(digits);
    const unit = unitOf(symbol);
    if (value === undefined) return [];
    return [
      unit === "centimeter" ? { value: String(Number(value) * 10), unit: "millimeter" } : { value, unit },
    ];
  });
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\bhex(?:agonal|agon)?\b/, "hex"],
  [/\bsquare (?:bar|rod)\b/, "square"],
  [/\b(?:tube|tubing|pipe)\b/, "tube"],
  [/\b(?:plate|sheet|flat|block)\b/, "flat"],
  [/\b(?:ball|sphere)\b/, "sphere"],
  [/\b(?:bar|rod|shaft|cylinder|round)\b/, "round"],
];
const WEIGHS = /\b(?:weight|weigh|weighs|heavy|mass)\b/;

/** Weight of a piece: a shape, a material and as many measures as the shape has. */
export function weightIn(lower: string, { id }: Named): Call | undefined {
  const shape = WEIGHS.test(lower) ? SHAPES.find(([words]) => words.test(lower))?.[1] : undefined;
  if (shape === undefined) return undefined;
  const measures = measuresIn(withUnits(lower));
  const [first, second, third] = measures;
  const sizes = sizesOf(shape, first, second, third);
  if (!sizes || measures.length !== Object.keys(sizes).length) return undefined;
  return {
    kind: "call",
    input: { mode: "weight", material: id, shape, ...sizes },
    focus: { show: ["mass", "linear"], assumes: [], note: said(measures, lower) },
  };
}

const FRACTIONS = /(?<![\d.,/])(?:\d{1,5}[\s-])?\d{1,3}\/\d{1,3}/g;

/** Fractions as they were said: a number that was read is no number that was left out. */
function said(measures: readonly Measure[], lower: string): string {
  const fractions = lower.match(FRACTIONS);
  if (!fractions) return "With sharp corners and the listed density.";
  return `${fractions.join(", ")}: read as ${measures.map(({ value, unit }) => `${value} ${unit}`).join(", ")}.`;
}

const BY = /\s?(?:\bx\b|×|\bby\b)\s?/;
const WITH_UNIT = new RegExp(`${NUMBER}[\\s-]?${UNIT}`);
const BARE_END = new RegExp(`${NUMBER}\\s?$`);

/** "4 x 8 ft" as "4 ft x 8 ft". */
function withUnits(lower: string): string {
  const parts = lower.split(BY);
  const units = parts.map((part) => WITH_UNIT.exec(part)?.[2]);
  return parts
    .map((part, index) => {
      const next = units.slice(index).find((unit) => unit !== undefined);
      return units[index] === undefined && next !== undefined && index < parts.length - 1
        ? part.replace(BARE_END, `$1 ${next}`)
        : part;
    })
    .join(" x ");
}

function sizesOf(
  shape: string,
  first: Measure | undefined,
  second: Measure | undefined,
  third: Measure | undefined,
): Record<string, Measure> | undefined {
  if (!first) return undefined;
  if (shape === "sphere") return { diameter: first };
  if (!second) return undefined;
  if (shape === "round") return { diameter: first, length: second };
  if (shape === "square") return { width: first, length: second };
  if (shape === "hex") return { flats: first, length: second };
  if (!third) return undefined;
  if (shape === "tube") return { diameter: first, thickness: second, length: third };
  // A plate in any order: the least is its thickness.
  const [thickness, width, length] = [first, second, third].sort((a, b) => metersIn(a) - metersIn(b));
  return thickness && width && length ? { width, thickness, length } : undefined;
}

const METERS: Readonly<Record<string, number>> = { millimeter: 0.001, inch: 0.0254, foot: 0.3048, meter: 1 };
const metersIn = ({ value, unit }: Measure): number => Number(value) * (METERS[unit] ?? 1);

const GROWS =
  /\b(?:expand|expands|expansion|grow|grows|lengthen|lengthens|longer|contract|contracts|shrink|shrinks)\b/;
const TEMPERATURES =
  /\b(?:from|between) (-?\d{1,4}(?:\.\d{1,3})?)\s?(?:°|degrees?|deg)?\s?(?:c|f|celsius|fahrenheit)? (?:to|and) (-?\d{1,4}(?:\.\d{1,3})?)\s?(?:°|degrees?|deg)?\s?(celsius|fahrenheit|c|f)\b/;

/** How much a length of a material grows between two temperatures. */
export function expansionIn(lower: string, { id }: Named): Call | undefined {
  const [, from, to, scale = ""] = GROWS.test(lower) ? (TEMPERATURES.exec(lower) ?? []) : [];
  const [span, more] = measuresIn(lower.replace(TEMPERATURES, " "));
  if (from === undefined || to === undefined || !span || more) return undefined;
  const unit = scale.startsWith("f") ? "fahrenheit" : "celsius";
  return {
    kind: "call",
    input: {
      mode: "expansion",
      material: id,
      span,
      from: { value: from, unit },
      to: { value: to, unit },
    },
    focus: { show: ["change", "stress"], assumes: [] },
  };
}
