import type { CompiledConverter } from "../../../units/compile.ts";
import * as R from "../../../units/rational.ts";
import type { UnitValue } from "../dimensions.ts";
import { readUnit } from "../quantity-value.ts";
import type { Sentence } from "../sentence.ts";
import { Cursor, type Rule } from "./cursor.ts";
import {
  ADD,
  ARTICLES,
  CONSTANTS,
  END,
  INFIX,
  listEntries,
  MULTIPLY,
  NEGATIVE,
  SCALES,
  START,
} from "./lexicon.ts";
import {
  parseAdjustment,
  parseChange,
  parseDiscount,
  parseIncludedTax,
  parseNetAmount,
  parseOriginalPrice,
  parseTaxAmount,
  takeAmountName,
} from "./percent-rules.ts";
import { type Expression, group, isPart, number } from "./tree.ts";
import { parseCountedValue, parsePercent, parseValue } from "./value-rules.ts";
import {
  parseContained,
  parseFactor,
  parseFunction,
  parseListFunction,
  parseSelection,
  parseVerb,
} from "./word-rules.ts";

/** An expression in a sentence, and the parts of the sentence that don’t belong to it. */
export interface ParsedExpression {
  tree: Expression;
  /** Requested unit or scale of the result. Dollars are a unit of the dimension USD. */
  target?: UnitValue;
  scale?: string;
  /** True if amounts without a sign are money: prices with discounts and taxes. */
  isMoney: boolean;
  /** True if the result is a percentage: a relative change. */
  isPercent: boolean;
  angle?: "deg" | "rad";
  /** Index of the first token that was not understood; undefined if all were. */
  end?: number;
  /** True if it has an operator or a function. */
  isComputed: boolean;
  /** Index of the first token of the expression, and of the one after it. */
  start: number;
  stop: number;
}

/** Parses the expression at the start of a sentence. Undefined if there is none. */
export function parseExpression(
  sentence: Sentence,
  converters: readonly CompiledConverter[],
): ParsedExpression | undefined {
  const cursor = new Cursor(sentence, converters, parseOperators);
  while (START.has(cursor.text()) && !isMeaningful(cursor)) cursor.place += 1;
  const start = cursor.place;
  const tree = cursor.expression(0);
  if (!tree || (cursor.change && cursor.change !== tree)) return undefined;
  const stop = cursor.place;
  const target = takeTarget(cursor);
  while (cursor.take(...END));
  const { isMoney, isComputed, angle, place } = cursor;
  const isPercent = cursor.change !== undefined || target?.isPercent === true;
  const end = place < sentence.tokens.length ? { end: place } : {};
  return { tree, ...target, isMoney, isPercent, ...(angle && { angle }), ...end, isComputed, start, stop };
}

/** True for words of `START` that change the figure: "a third of", the name in "i + 5", and "is 5 less than 20". */
function isMeaningful(cursor: Cursor): boolean {
  const [word, next] = [cursor.text(), cursor.text(1)];
  if (word === "is" || word === "are") return cursor.place === 0;
  if (word === "how" && next === "long") return true;
  if (word === "a" && /^(?:third|quarter|fourth|fifth|tenth|half)$/.test(next)) return true;
  return /^(?:an?|i|me|you)$/.test(word) && /^[-+]$/.test(next);
}

/** "N m" and "N·m" are products in a target. */
const TARGET_JOINT = /^(?: ?\/(?=\p{L})| per |[ ·*](?=\p{L}))/u;

/** Takes "in minutes", "in millions", "as a decimal". */
const takeTarget = (cursor: Cursor): { target?: UnitValue; scale?: string; isPercent?: true } | undefined =>
  cursor.attempt(() => {
    cursor.take(",");
    if (!cursor.take("in", "to", "as", "into")) return undefined;
    cursor.skip(ARTICLES);
    if (cursor.take("decimal", "number")) return {};
    if (cursor.take("percent", "percentage", "%")) return { isPercent: true };
    if (cursor.take("dollars", "usd")) {
      cursor.isMoney = true;
      return { target: { dimension: { USD: 1 }, factor: R.ONE } };
    }
    const scale = cursor.take(...SCALES);
    if (scale !== undefined) return { scale };
    const unit = readUnit(cursor.rest(), cursor.converters, TARGET_JOINT);
    return unit && cursor.skipCharacters(unit.length) ? { target: unit.unit } : undefined;
  });

/** Reads an operand and the operators behind it that have a minimum binding power. */
function parseOperators(cursor: Cursor, minimum: number): Expression | undefined {
  let left = parseOperand(cursor);
  while (left) {
    const next = parseInfix(cursor, left, minimum);
    if (!next) break;
    left = next;
  }
  return left;
}

const AMOUNT_ARTICLES = new Set(["another", "a", "an", "the", "extra", "additional"]);

const parseInfix = (cursor: Cursor, left: Expression, minimum: number): Expression | undefined =>
  cursor.attempt(() => {
    const adjusted = minimum <= ADD ? parseAdjustment(cursor, left) : undefined;
    if (adjusted) return adjusted;
    const than = minimum <= ADD && cursor.take("less than", "fewer than", "more than");
    if (than) return cursor.binary(than === "more than" ? "+" : "-", cursor.expression(ADD + 1), left);
    const share = minimum <= MULTIPLY && isPart(left) && cursor.take("of", "off of", "off");
    if (share === "of") return cursor.binary("*", left, cursor.operand(MULTIPLY));
    // "1/3 off 90", but not "0.25 off 80", which may be an amount.
    if (share && left.kind !== "number")
      return cursor.binary("*", cursor.operand(MULTIPLY), group("-", number("1"), left));
    const operator = cursor.takeEntry(INFIX.filter(([, , power]) => power >= minimum));
    if (operator) {
      const [, sign, power] = operator;
      const isSum = sign === "+" || sign === "-";
      if (isSum) cursor.skip(AMOUNT_ARTICLES);
      const right = cursor.expression(sign === "^" ? NEGATIVE : power + 1);
      if (isSum) takeAmountName(cursor);
      return cursor.binary(sign, left, right);
    }
    if (minimum > MULTIPLY || left.kind === "percent" || !isImpliedProduct(cursor, left)) return undefined;
    const product = cursor.binary("*", left, cursor.expression(MULTIPLY + 1));
    return product && { ...product, isImplied: true };
  });

/** True for a product without a sign: "2(3 + 4)", "(3 + 4) 2", "2 pi". */
const isImpliedProduct = (cursor: Cursor, left: Expression): boolean =>
  cursor.text() === "(" ||
  (cursor.text(-1) === ")" && cursor.token()?.kind === "number") ||
  (CONSTANTS[cursor.text()] !== undefined && left.kind === "number");

const parseSigned: Rule = (cursor) =>
  cursor.attempt(() => {
    const sign = cursor.take("-", "minus", "negative", "+");
    const of = sign && cursor.expression(NEGATIVE);
    return of ? (sign === "+" ? of : { kind: "negative", of }) : undefined;
  });

const parseGroup: Rule = (cursor) =>
  cursor.attempt(() => {
    if (!cursor.take("(")) return undefined;
    const of = cursor.expression(0);
    return of && cursor.take(")") ? { kind: "group", of } : undefined;
  });

/** Rules for an operand; the first that applies is used. */
const OPERANDS: readonly Rule[] = [
  parseVerb,
  parseSigned,
  parseGroup,
  parseFactor,
  parseNetAmount,
  parseIncludedTax,
  parseOriginalPrice,
  parseChange,
  parseSelection,
  parseListFunction,
  parseFunction,
  parseDiscount,
  parseTaxAmount,
  parsePercent,
  parseContained,
  parseCountedValue,
  parseValue,
];

/** Reads an operand with the signs and words after it: "5!", "3 squared", "30 degrees". */
function parseOperand(cursor: Cursor): Expression | undefined {
  let result: Expression | undefined;
  for (const rule of OPERANDS) {
    result = rule(cursor);
    if (result) break;
  }
  while (result) {
    const power = cursor.takeEntry(POWERS);
    const angle = power ? undefined : cursor.takeEntry(ANGLES)?.[1];
    if (angle) {
      // An expression has one unit of angles, and an angle without a function is not computed.
      if (cursor.angle && cursor.angle !== angle) return undefined;
      cursor.angle = angle;
      continue;
    }
    if (power) result = { kind: "binary", sign: "^", left: result, right: number(power[1]) };
    else if (cursor.take("!", "factorial")) result = { kind: "factorial", of: result };
    else break;
    cursor.isComputed = true;
  }
  return result;
}

const POWERS = [...listEntries("squared | ²", "2"), ...listEntries("cubed | ³", "3")];
const ANGLES = [
  ...listEntries("° | degrees | degree | deg", "deg"),
  ...listEntries("radians | radian | rad", "rad"),
];
