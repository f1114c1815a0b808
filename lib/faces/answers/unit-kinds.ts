import { capitalize, uncapitalize } from "../../core/locale/locale.ts";
import { byWord } from "../../kit/phrases/words.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { displayText } from "../../units/figures.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { Conversion } from "./conversion.ts";

/** Matches words for the kind of a unit: "uk pints", "short tons", "food calories". */
const KIND =
  /\b(?:us|usa|american|uk|imp|imperial|british|english|metric|legal|japanese|aussie|australian|canadian|short|long|net|gross|troy|dry|thermochemical|food|dietary|large|small|decimal|binary|nutrition)\b/i;
const FOOD_CALORIES = /\bCal(?:orie)?s?\b/;
/** Measures with a US kind and another of the same name. */
const CUSTOMARY = /^(?:gallon|quart|pint|cup|fluid-ounce|mile-per-gallon)-us$/;
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "short-ton": ["tonne", "long-ton"],
  btu: ["btu-th"],
  calorie: ["kilocalorie"],
};

/** Gauge pressures by the absolute ones of the same unit. "1 bar gauge to psi" may be either. */
const GAUGES: Readonly<Record<string, string>> = {
  psi: "psig",
  bar: "bar-gauge",
  kilopascal: "kilopascal-gauge",
};
const ABSOLUTE = /\b(?:abs|absolute|psia|bara|(?:bar|kpa) ?\(?a\b)/i;

const namesKind = (text: string): boolean => KIND.test(text) || FOOD_CALORIES.test(text);

/** Lists the other units that people mean by the name of a unit: a megabyte has 1024 or 1000 kilobytes. */
export function otherKindsOf(converter: CompiledConverter, id: string): string[] {
  const ids = CUSTOMARY.test(id)
    ? [id.replace(/us$/, "metric"), id.replace(/us$/, "imperial")]
    : (OTHERS[id] ?? [findUnit(converter, id)?.namesake ?? ""]);
  return ids.filter((other) => findUnit(converter, other) !== undefined);
}

/**
 * Lists the conversions that a text asks for if it names a unit of several kinds without saying which: pints, tons. The one of
 * the visitor’s system is the first.
 */
export function conversionKinds<C extends CompiledConverter>(
  conversion: Conversion<C>,
  text: string,
  system: UnitSystem,
): Conversion<C>[] {
  const { converter, from, to, otherKind } = conversion;
  if (otherKind) return [conversion, otherKind];
  const gauge = Object.values(GAUGES).includes(from) && !ABSOLUTE.test(text) ? GAUGES[to] : undefined;
  if (gauge !== undefined && gauge !== from) return [conversion, { ...conversion, to: gauge }];
  if (namesKind(text)) return [conversion];
  const [sources, targets] = [from, to].map((id) => otherKindsOf(converter, id));
  const others = Array.from({ length: Math.max(sources?.length ?? 0, targets?.length ?? 0) }, (_, place) => ({
    ...conversion,
    from: sources?.[place] ?? from,
    to: targets?.[place] ?? to,
  })).filter((other) => other.from !== other.to);
  const [first, ...rest] = others;
  const isLocal = CUSTOMARY.test(from) || CUSTOMARY.test(to) || [from, to].includes("short-ton");
  return first && isLocal && system === "si" ? [first, conversion, ...rest] : [conversion, ...others];
}

const KIND_IDS: Readonly<Record<string, string>> = byWord({
  us: "us american",
  imperial: "uk british english imperial",
  metric: "metric",
});
/** Matches words in place of a unit: "imperial ones". */
const PRONOUN = / (?:ones?|1|kind)$/;

/** Returns the kind of a conversion that a text names without its unit: "imperial ones". */
export function kindNamed<C extends CompiledConverter>(
  conversion: Conversion<C>,
  text: string,
): Conversion<C> | undefined {
  const kind = KIND_IDS[text.toLowerCase().replace(PRONOUN, "")];
  return conversionKinds(conversion, "", "us").find(({ from, to }) =>
    [from, to].some((id) => kind !== undefined && id.endsWith(`-${kind}`)),
  );
}

/** Formats the value of a conversion with the full name of its unit: "5 imperial pints", "1 pint (imperial)". */
export function formatKind({ converter, value, from }: Conversion): string {
  const { name = "", plural = "" } = findUnit(converter, from) ?? {};
  const isProper = plural.includes(name.split(" ")[0] ?? "");
  const unit = value !== "1" ? plural : isProper ? name : uncapitalize(name);
  return `${/^-?\d+(?:\.\d+)?$/.test(value) ? displayText(value) : value} ${unit}`;
}

/** Formats the name of the unit that a conversion results in: "Imperial pints". */
export const formatTargetKind = ({ converter, to }: Conversion): string =>
  capitalize(findUnit(converter, to)?.plural ?? "");
