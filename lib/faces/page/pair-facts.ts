import { converterPath, pairPath } from "../../catalog/converters.ts";
import { capitalize } from "../../core/locale/locale.ts";
import { queryOf } from "../../run/address/converter-url.ts";
import { shownValue } from "../../run/common-tables.ts";
import { convertedOf } from "../../run/converter-input.ts";
import { initialState } from "../../run/converter-view.ts";
import { defaultParameters, isRational } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatAmount, formatInProse } from "../../units/format.ts";
import type { PairDeclaration } from "../../units/quantity.ts";
import * as R from "../../units/rational.ts";
import { applyRule, parseRule, type RuleStep } from "../../units/rule-of-thumb.ts";
import { usualName, withUnit } from "../../units/with-unit.ts";
import { deriveRule } from "./derived-rule.ts";
import { messages, type RuleExample } from "./messages.ts";
import { type PairContext, proseConversion } from "./pair-context.ts";

export interface FamiliarValue {
  meaning: string;
  from: string;
  to: string;
}

export interface PairLink {
  path: string;
  text: string;
}

/** Facts that only this pair has. */
export interface PairFacts {
  about?: string;
  /** Rule of thumb with its error. */
  rule?: string;
  familiar: readonly FamiliarValue[];
  /** The reverse conversion, then up to two pairs that share a unit, then the converter. */
  links: readonly PairLink[];
}

export function pairFacts(context: PairContext): PairFacts {
  const { pair } = context;
  const rule = ruleOf(context);
  return {
    ...(pair.about && { about: pair.about }),
    ...(rule && { rule }),
    familiar: familiarValues(context),
    links: linksOf(context),
  };
}

function familiarValues(context: PairContext): FamiliarValue[] {
  return (context.pair.familiar ?? []).map(([text, meaning]) => {
    const conversion = proseConversion(context, text);
    if (!conversion) throw new RangeError(`${context.pair.slug}: no counterpart of ${text}`);
    const [from, to] = conversion;
    return { meaning: capitalize(meaning), from, to };
  });
}

/** Returns the factor of a pair whose scales begin at the same zero. */
export function factorOf(context: PairContext): R.Rational | undefined {
  const { converter, laws, from, to } = context;
  const isLinear = [from, to].every(({ law }) => law.kind === "linear" && !law.scaledBy);
  const factor = isLinear ? convertedOf(converter, "1", from.id, to.id, { laws }) : undefined;
  return isRational(factor) && R.compare(factor, R.ZERO) > 0 ? factor : undefined;
}

/** Describes the declared rule of thumb, or a derived one, with its error. */
function ruleOf(context: PairContext): string | undefined {
  const factor = factorOf(context);
  const rule = context.pair.rule ?? (factor && deriveRule(factor));
  if (rule === undefined) return undefined;
  const steps = parseRule(rule);
  const text = messages.ruleSteps(steps);
  if (factor) {
    const error = R.subtract(R.divide(applyRule(steps, R.ONE), factor), R.ONE);
    if (R.isZero(error)) return `${text} ${messages.ruleIsExact}`;
    return `${text} ${messages.ruleError(percentText(error), R.compare(error, R.ZERO) > 0, ruleExample(context, steps))}`;
  }
  return `${text} ${messages.ruleExample(ruleExample(context, steps))}`;
}

const PERCENT_DIGITS = { significant: 2 };

function percentText(error: R.Rational): string {
  const size = error.n < 0n ? R.negate(error) : error;
  return formatAmount(R.multiply(size, R.rational(100n)), PERCENT_DIGITS).display;
}

/** Applies the rule to the first familiar value, or the value of the worked example. */
function ruleExample(context: PairContext, steps: readonly RuleStep[]): RuleExample {
  const { converter, laws, declaration, pair, from, to } = context;
  const text = pair.familiar?.[0]?.[0] ?? declaration.commonValues[from.id]?.example ?? "1";
  const value = R.parseDecimal(text) ?? R.ONE;
  const options = { laws, parameters: defaultParameters(converter) };
  const exact = convertedOf(converter, R.decimalText(value, 15), from.id, to.id, options);
  if (exact === undefined) throw new RangeError(`${pair.slug}: no counterpart of ${text}`);
  return {
    from: withUnit(shownValue(R.decimalText(value, 15)), from),
    estimate: withUnit(formatInProse(applyRule(steps, value)), to),
    exact: withUnit(formatInProse(exact), to),
  };
}

const MAX_NEIGHBORS = 2;

function linksOf(context: PairContext): PairLink[] {
  const { declaration, pair } = context;
  const neighbors = declaration.pairs
    .filter((other) => other !== pair && !isReverse(pair, other))
    .map((other) => ({ other, shared: sharedUnits(pair, other) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_NEIGHBORS)
    .map(({ other }) => ({ path: pairPath(declaration, other), text: nameOfPair(context, other) }));
  return [
    reverseLink(context),
    ...neighbors,
    { path: converterPath(declaration), text: messages.allUnits(declaration.name) },
  ];
}

const isReverse = (pair: PairDeclaration, other: PairDeclaration): boolean =>
  other.from === pair.to && other.to === pair.from;

const sharedUnits = (pair: PairDeclaration, other: PairDeclaration): number =>
  [other.from, other.to].filter((id) => id === pair.from || id === pair.to).length +
  (other.from === pair.from ? 1 : 0);

/** Leads to the page of the reverse pair, or to the converter with its units. */
function reverseLink(context: PairContext): PairLink {
  const { declaration, converter, laws, pair } = context;
  const reverse = { slug: "", from: pair.to, to: pair.from };
  const text = nameOfPair(context, reverse);
  const page = declaration.pairs.find((other) => isReverse(pair, other));
  if (page) return { path: pairPath(declaration, page), text };
  const start = initialState(converter, declaration.defaultPair, laws);
  const query = queryOf({ ...start, from: reverse.from, to: reverse.to }, start);
  const path = converterPath(declaration);
  return { path: query === "" ? path : `${path}?${query}`, text };
}

function nameOfPair({ converter }: PairContext, { from, to }: PairDeclaration): string {
  const [left, right] = [findUnit(converter, from), findUnit(converter, to)];
  return left && right ? messages.pairName(usualName(left), usualName(right)) : messages.pairName(from, to);
}
