import type { Answer, Reply } from "../../../lib/faces/answers/answer.ts";

/** A value in a unit, as a question file gives it. */
interface Expected {
  value?: string;
  unit?: string;
}

/** A question with what a careful person answers: a value, a text, or a refusal that names words. */
export interface Entry extends Expected {
  question: string;
  also?: readonly Expected[];
  text?: string;
  texts?: readonly string[];
  rejects?: readonly string[];
  trap?: string;
  origin?: string;
}

export type Verdict = "right" | "refused" | "wrong" | "unnamed";

/**
 * Judges the first line of a reply. "refused": it has no figure where one is expected; "unnamed": it refuses rightly, without
 * naming the words that it did not understand.
 */
export function judge(entry: Entry, { answer, says = "", left }: Reply): Verdict {
  if (!answer) {
    if (!entry.rejects) return "refused";
    const reported = `${says} ${left.join(" ")}`.toLowerCase();
    const isNamed =
      entry.rejects.length === 0
        ? says !== ""
        : entry.rejects.every((word) => reported.includes(word.toLowerCase()));
    return isNamed ? "right" : "unnamed";
  }
  if (entry.rejects) return "wrong";
  const texts = [...(entry.text === undefined ? [] : [entry.text]), ...(entry.texts ?? [])];
  const values = [entry, ...(entry.also ?? [])];
  const isRight =
    texts.some((text) => saysText(answer, text)) || values.some((each) => hasValue(answer, each));
  return isRight ? "right" : "wrong";
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Returns a text in one spelling: no blanks, one minus, digits on the line, a 12-hour clock. */
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(\d{1,2}):(\d{2})\b(?!:)(?! ?[ap]m)/g, (_, hour: string, minute: string) => {
      const half = Number(hour) % 24 < 12 ? "am" : "pm";
      return `${Number(hour) % 12 || 12}:${minute} ${half}`;
    })
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => `^${SUPERSCRIPTS.indexOf(digit)}`)
    .replace(/[−–]/g, "-")
    .replace(/[→⟶]/g, "->")
    .replace(/[×·]/g, "*")
    .replace(/[\s,]+/g, "");

function saysText(answer: Answer, text: string): boolean {
  const line = plainText(`${answer.label} ${answer.value} ${answer.unit} ${answer.beyond ?? ""}`);
  return line.includes(plainText(text)) || line.includes(text.toLowerCase().replace(/[\s,]+/g, ""));
}

const FIGURE = /[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?×\s?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/;
/** Units of a duration in hours. */
const HOURS: Readonly<Record<string, number>> = {
  year: 8766,
  month: 730.5,
  day: 24,
  h: 1,
  min: 1 / 60,
  s: 1 / 3600,
};
const DURATION = /([\d,.]+) (year|month|day|h|min|s)s?\b/g;

function hasValue({ label, value, unit }: Answer, expected: Expected): boolean {
  if (expected.value === undefined) return false;
  const line = `${value} ${unit}`;
  const isCompound = [...line.matchAll(DURATION)].length > 1;
  const [duration, wanted] = [hoursOf(line), hoursOf(`${expected.value} ${unitName(expected.unit ?? "")}`)];
  if (isCompound && duration !== undefined && wanted !== undefined)
    return (
      Math.abs(duration - wanted) <= 1e-6 * Math.abs(wanted) ||
      // "36 years" of "36 years, 8 months, 13 days".
      line.startsWith(`${expected.value} ${expected.unit},`)
    );
  const figure = FIGURE.exec(line);
  if (!figure || !isRounded(figure, Number(expected.value))) return false;
  const wantedUnit = unitName(expected.unit ?? "");
  if (wantedUnit === "") return true;
  const before = line.slice(0, figure.index);
  const after = unitName(line.slice(figure.index + figure[0].length));
  return (
    before.includes(wantedUnit) ||
    after.startsWith(wantedUnit) ||
    // An expression of bare numbers has the unit of its question.
    (after === "" && /^(?:\$|Ω)$/.test(expected.unit ?? "")) ||
    (after === "" &&
      label
        .toLowerCase()
        .replace("decibels", "db")
        .includes((expected.unit ?? "").toLowerCase()))
  );
}

function hoursOf(text: string): number | undefined {
  const parts = [...text.matchAll(DURATION)];
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (sum, [, count = "", unit = ""]) => sum + Number(count.replaceAll(",", "")) * (HOURS[unit] ?? 0),
    0,
  );
}

/** True if the figure is the expected value, rounded to its last digit, with at least three significant digits. */
function isRounded([text, power = ""]: RegExpExecArray, expected: number): boolean {
  const [mantissa = ""] = text.replaceAll(",", "").replace("−", "-").split(/\s?×/);
  const exponent = Number(
    [...power].map((digit) => (digit === "⁻" ? "-" : SUPERSCRIPTS.indexOf(digit))).join(""),
  );
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  const digits = mantissa.replace(/[-.]/g, "").replace(/^0+/, "");
  // The zeros at the end of 1,980,000 may be rounded ones.
  const zeros =
    decimals > 0 ? 0 : Math.max(0, Math.min(/0*$/.exec(digits)?.[0].length ?? 0, digits.length - 3));
  const step = 10 ** (exponent - decimals + zeros);
  const error = Math.abs(Number(mantissa) * 10 ** exponent - expected);
  return error <= step * 0.500001 + Math.abs(expected) * 1e-9 && error <= Math.abs(expected) * 0.006;
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  acres: "ac",
  ohm: "ω",
  ohms: "ω",
  cups: "c",
  ounces: "oz",
  gallons: "gal",
  hours: "h",
  hr: "h",
  minutes: "min",
  cfm: "ft3/min",
  gpm: "gal/min",
  fpm: "ft/min",
  inwg: "inh2o",
  months: "month",
  years: "year",
  days: "day",
  points: "percentagepoints",
};

/** A unit in one spelling: "in. wg" as "inh2o", "ft³/min" and "CFM" as "ft3/min". */
function unitName(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\s.·]+/g, "")
    .replace(/[²³]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/\(.*\)|^us(?=gal)/g, "");
  return UNIT_NAMES[plain] ?? plain;
}
