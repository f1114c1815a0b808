import type { SearchConverter } from "../../catalog/search/search-entries.ts";
import { allValues, failure, type Result, success } from "../../core/result/result.ts";
import { sealOfNumber } from "../../core/sources/seal.ts";
import { sealOfConversion } from "../../run/conversion-seal.ts";
import { readInput } from "../../run/converter-input.ts";
import type { CompiledUnit } from "../../units/compile.ts";
import { compoundText } from "../../units/compound.ts";
import { type Converted, convert, isRational } from "../../units/convert.ts";
import { displayText } from "../../units/figures.ts";
import { findUnit } from "../../units/find-unit.ts";
import { type Digits, formatConverted, MAX_SIGNIFICANT } from "../../units/format.ts";
import { pairExactness } from "../../units/formula.ts";
import type { ConverterLaws, ParameterValues } from "../../units/law.ts";
import { withoutRemarks } from "../../units/names.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { withUnit } from "../../units/with-unit.ts";
import type { Answer } from "./answer.ts";
import { type Conversion, DECIMALS_OF_PRESSURE } from "./conversion.ts";
import * as messages from "./messages.ts";
import { settingsOf, settingText } from "./settings.ts";

/** Data of a conversion: the laws of its converter, and titles of sources by code. */
interface ConversionData {
  laws?: ConverterLaws | undefined;
  sources: Readonly<Record<string, string>>;
  question: string;
}

/** Answers a conversion. */
export function convertedAnswer(
  conversion: Conversion<SearchConverter>,
  { laws, sources, question }: ConversionData,
): Result<Answer> {
  if (conversion.over !== undefined) return bloodPressureAnswer(conversion, { laws, sources, question });
  const { converter, value: text, from: fromId, to: toId, parameters, spoken } = conversion;
  const [from, to] = [findUnit(converter, fromId), findUnit(converter, toId)];
  if (!from || !to) return failure("", messages.unitMissing);
  const input = readInput(converter, text, from, laws);
  if (!input.ok) return input;
  const request = { value: input.value, from: from.id, to: to.id, ...(parameters && { parameters }) };
  const converted = convert(converter, request, laws);
  if (!converted.ok) return converted;
  const settings = settingsOf(conversion, input.value, laws);
  const digits =
    parameters && settings.length > 0 ? PRESET_DIGITS : (converter.rounding ?? { significant: 10 });
  const formatted = formatConverted(converted.value, digits);
  const parts =
    spoken && typeof converted.value !== "string" ? compoundText(converter, to, converted.value) : undefined;
  const beyond =
    formatted.rounded && digits !== PRESET_DIGITS ? beyondDigits(converted.value, digits) : undefined;
  const isCut = parts?.startsWith("≈") === true;
  const unit = to.symbol === "—" ? to.plural : `${to.symbol} ${quantityIn(to)}`.trim();
  return success({
    label: (namesUnits(text)
      ? text
      : `${formatNamedUnit(converter, text, from, question)} ${quantityIn(from)}`
    )
      .trim()
      .replace(/^-(?=\d)/, "−"),
    ...(parts ? inParts(parts) : { value: formatted.display, unit, plain: formatted.plain }),
    ...(formatted.rounded &&
      !parts && { precise: formatConverted(converted.value, { significant: MAX_SIGNIFICANT }).plain }),
    seal: parts
      ? sealOfNumber(pairExactness(from, to), isCut)
      : sealOfConversion({
          converter,
          from,
          to,
          input: input.value,
          value: converted.value,
          formatted,
          parameters,
          laws,
        }),
    ...(isCut && { beyond: `${formatted.display} ${unit}` }),
    ...(beyond !== undefined && !parts && { beyond: beyond.text }),
    ...(beyond?.isExact && !parts && pairExactness(from, to) === "exact" && { isBeyondExact: true }),
    ...(settings.length > 0 && {
      settings: settings.map(({ label }) => label.toLowerCase()).join(" and "),
    }),
    source: sourceOf(converter, [from, to], sources),
    more: [],
    notes: [
      ...(converted.note === undefined ? [] : [converted.note]),
      ...settings.map((parameter) => settingText(parameter, parameters)),
    ],
    page: {
      path: `${converter.path}?${new URLSearchParams({ value: text, from: from.id, to: to.id, ...texts(parameters) })}`,
      label: converter.name,
    },
  });
}

/** Converts both numbers of a blood pressure: "16.0 over 10.7". */
function bloodPressureAnswer(
  { over = "", ...conversion }: Conversion<SearchConverter>,
  data: ConversionData,
): Result<Answer> {
  const answers = allValues([
    convertedAnswer(conversion, data),
    convertedAnswer({ ...conversion, value: over }, data),
  ]);
  if (!answers.ok) return answers;
  const { beyond: _, precise: __, isBeyondExact: ___, ...answer } = answers.value[0] as Answer;
  const value = answers.value
    .map(({ plain }) => Number(plain).toFixed(DECIMALS_OF_PRESSURE[conversion.to]))
    .join(" over ");
  const label = answer.label.replace(conversion.value, `${conversion.value}/${over}`);
  return success({ ...answer, label, value, plain: `${value} ${answer.unit}`, seal: "rounded" });
}

/** Significant digits of results from presets: densities are not more precise. */
export const PRESET_DIGITS = { significant: 4 };

/** Splits "≈ 5 ft 10.87 in" into displayed and copied parts. */
function inParts(text: string): { value: string; unit: string; plain: string } {
  const value = text.slice(2);
  return { value, unit: "", plain: value };
}

const texts = (parameters: ParameterValues = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([id, value]) => [id, String(value)]));

/** Groups "1234567.891" as "1,234,567.891"; leaves other text unchanged. */
const grouped = (value: string): string =>
  /^-?[1-9]\d{3,40}(?:\.\d{1,40})?$/.test(value) ? displayText(value) : value;

/** Formats a value with its unit: "2 cups" if the question writes the name out, else "2 c". */
function formatNamedUnit(
  converter: SearchConverter,
  value: string,
  unit: CompiledUnit,
  question: string,
): string {
  const words = question.slice(0, MAX_NAMED_LENGTH).match(/\p{L}{3,}/gu) ?? [];
  const isNamed = words.some((word) => word !== unit.symbol && findUnitByName(converter, word) === unit.id);
  if (!isNamed || quantityIn(unit) !== "") return withUnit(grouped(value), unit);
  return `${grouped(value)} ${value === "1" ? singular(unit) : unit.plural}`;
}

/**
 * Returns "dew point" of "Dew point, °C", if a converter has different quantities for units: 60% by itself is
 * ambiguous.
 */
function quantityIn({ law, name }: CompiledUnit): string {
  const [quantity = "", unit] = name.split(", ");
  return law.kind === "function" && unit !== undefined ? quantity.replace(/^\p{Lu}(?=\p{Ll})/u, lowered) : "";
}

const lowered = (letter: string): string => letter.toLowerCase();

/** Returns "degree Celsius": the name in lower case, except for capitals that the plural has. */
const singular = ({ name, plural }: CompiledUnit): string =>
  withoutRemarks(name).replace(/\p{L}+/gu, (word) => (plural.includes(word) ? word : word.toLowerCase()));

/** "5 ft 11 in" contains its units. */
const namesUnits = (text: string): boolean => /[^\d\s.,/+\-½⅓⅔¼¾⅛⅜⅝⅞]/.test(text);

const MAX_NAMED_LENGTH = 200;
const MAX_DENOMINATOR = 10_000n;
const MAX_NUMERATOR = 10n ** 12n;

/** Formats the value as a plain fraction, else with all digits; undefined if that adds nothing. */
function beyondDigits(value: Converted, digits: Digits): { text: string; isExact: boolean } | undefined {
  if (isRational(value) && value.d <= MAX_DENOMINATOR && value.n < MAX_NUMERATOR && value.n > -MAX_NUMERATOR)
    return {
      text: `${value.n < 0n ? "−" : ""}${value.n < 0n ? -value.n : value.n}/${value.d}`,
      isExact: true,
    };
  const most = formatConverted(value, { significant: MAX_SIGNIFICANT });
  const isExact = isRational(value) && !most.rounded;
  return most.display === formatConverted(value, digits).display
    ? undefined
    : { text: most.display, isExact };
}

/** Returns the document that defines the source unit, or the other one if that is an SI unit. */
function sourceOf(
  { groups }: SearchConverter,
  units: readonly CompiledUnit[],
  sources: Readonly<Record<string, string>>,
): string {
  const codes = units.map(({ group }) => groups[group]?.source.split(";")[0] ?? "");
  // The meter needs no source, the inch does.
  const code = codes.find((each) => !/^SI\d$/.test(each) && sources[each] !== undefined) ?? codes[0] ?? "";
  return sources[code] ?? "";
}
