import type { Cursor, Rule } from "./cursor.ts";
import { ADD, FACTORS, FUNCTIONS, LISTS, MULTIPLY, POWER, VERBS } from "./lexicon.ts";
import { type Expression, fraction, isPercentage, isSmaller, number, withoutExtreme } from "./tree.ts";
import { parseValue } from "./value-rules.ts";

/** Reads "half of 50", "a third of 90". */
export const parseFactor: Rule = (cursor) =>
  cursor.attempt(() => {
    const entry = cursor.takeEntry(FACTORS);
    if (!entry) return undefined;
    const [above = "", below] = entry[1].split("/");
    const factor = below === undefined ? number(above) : fraction(above, below);
    return cursor.binary("*", factor, cursor.operand(MULTIPLY));
  });

/** Reads "subtract 18 from 50". A sentence has one verb: nested ones would be tried in every combination. */
export function parseVerb(cursor: Cursor): Expression | undefined {
  if (cursor.hasVerb) return undefined;
  cursor.hasVerb = true;
  let of: Expression | undefined;
  for (const entry of VERBS) {
    of = cursor.attempt(() => parseVerbEntry(cursor, entry));
    if (of) break;
  }
  cursor.hasVerb = false;
  return of && { kind: "group", of };
}

function parseVerbEntry(
  cursor: Cursor,
  [verb, joint, sign, order]: (typeof VERBS)[number],
): Expression | undefined {
  if (!cursor.take(verb)) return undefined;
  // “remainder of 100 divided by 7”: the joint is not an operator of the first operand.
  const first = cursor.operand(sign === "mod" ? MULTIPLY + 1 : ADD);
  if (!first || !cursor.take(joint)) return undefined;
  const second = cursor.operand(ADD);
  if (!second || (joint === "and" && isMixed([first, second]))) return undefined;
  const isAscending = isSmaller(first, second);
  if (order === "ascending" && !isAscending) return undefined;
  const isReversed = order === "reversed" || (order !== undefined && isAscending);
  return isReversed ? cursor.binary(sign, second, first) : cursor.binary(sign, first, second);
}

/** Reads the "12s in 144" of "how many 12s in 144". */
export const parseContained: Rule = (cursor) =>
  cursor.attempt(() => {
    const [divisor, ending] = [cursor.token(), cursor.token(1)];
    if (divisor?.kind !== "number" || !/^'?s$/.test(ending?.text ?? "") || ending?.start !== divisor.end)
      return undefined;
    cursor.place += 2;
    if (!cursor.take("are there in", "are in", "in", "go into", "fit in", "fit into")) return undefined;
    const whole = cursor.token()?.kind === "number" ? parseValue(cursor) : undefined;
    return whole?.kind === "number" ? cursor.binary("/", whole, number(divisor.text)) : undefined;
  });

const COUNT = "(\\d{1,6})(?: (?!out|from|of|among|taken)\\p{L}+)?";
const SELECTIONS: readonly (readonly [RegExp, total: 1 | 2 | 3, chosen: 1 | 2 | 3, kind?: 1 | 2])[] = [
  // "ways to choose 3 from 10", "permutations of 3 out of 10"
  [
    new RegExp(
      `^(?:ways (?:to|can (?:you|i|we)) )?(choose|pick|select|combinations?|permutations?|arrange)(?: of)? ${COUNT} (?:out of|from|of|among)(?: a (?:group|set) of)? ${COUNT}`,
      "iu",
    ),
    3,
    2,
    1,
  ],
  // "combinations of 10 taken 3 at a time"
  [new RegExp(`^(combinations?|permutations?) of ${COUNT} taken (\\d{1,6}) at a time`, "iu"), 2, 3, 1],
  // "nPr(5, 2)"
  [/^(n[cp]r) ?\((\d{1,6})[,;] ?(\d{1,6})\)/i, 2, 3, 1],
  // "10C3"
  [/^(\d{1,6})([cp])(\d{1,6})(?![\p{L}\d.,])/iu, 1, 3, 2],
];

export const parseSelection: Rule = (cursor) =>
  cursor.attempt(() => {
    for (const [pattern, total, chosen, kind = 1] of SELECTIONS) {
      const match = pattern.exec(cursor.rest());
      if (!match || !cursor.skipCharacters(match[0].length)) continue;
      const sign = /^(?:n?p(?:r|$)|perm|arr)/i.test(match[kind] ?? "") ? "nPr" : "nCr";
      return cursor.binary(sign, number(match[total] ?? ""), number(match[chosen] ?? ""));
    }
    return undefined;
  });

/** Reads "average of 5, 5 and 9", "gcf of 84, 126 and 210". */
export const parseListFunction: Rule = (cursor) =>
  cursor.attempt(() => {
    const entry = cursor.takeEntry(LISTS);
    if (!entry) return undefined;
    cursor.take("of the", "of", "for", ":");
    cursor.take("numbers", "values", "list");
    const isGroup = cursor.take("(") !== undefined;
    const items = takeItems(cursor);
    if ((isGroup && !cursor.take(")")) || items.length < 2 || isMixed(items)) return undefined;
    const exception = cursor.take(
      ...["without", "excluding", "dropping", "except"].flatMap((word) => [
        `${word} the lowest`,
        `${word} the highest`,
      ]),
    );
    const all = exception === undefined ? items : withoutExtreme(items, exception.endsWith("lowest"));
    if (!all) return undefined;
    cursor.isComputed = true;
    return { kind: "function", name: entry[1], arguments: all };
  });

/** True for numbers next to percentages: “80% and 90% of 200” may be two shares of 200, or one. */
const isMixed = (items: readonly Expression[]): boolean =>
  new Set(
    items.map(
      (item) => isPercentage(item) || (item.kind === "binary" && item.left.kind === "percent" && "share"),
    ),
  ).size > 1;

function takeItems(cursor: Cursor): Expression[] {
  const items: Expression[] = [];
  for (;;) {
    const joined = takeJoinedNumbers(cursor);
    const item = joined.length > 0 ? undefined : cursor.expression(ADD);
    if (joined.length === 0 && !item) return items;
    items.push(...joined, ...(item ? [item] : []));
    cursor.take(", and", ",", "and", ";");
  }
}

/** Takes "4,6", which has no decimal mark in a list. */
function takeJoinedNumbers(cursor: Cursor): Expression[] {
  const text = cursor.text();
  if (!/^\d+(?:,\d+)+$/.test(text) || /^\d{1,3}(?:,\d{3})+$/.test(text)) return [];
  cursor.place += 1;
  return text.split(",").map(number);
}

/** Reads "sqrt of 2", "log base 2 of 8", "min(3; 4)". */
export const parseFunction: Rule = (cursor) =>
  cursor.attempt(() => {
    const name = cursor.takeEntry(FUNCTIONS)?.[1];
    if (name === undefined) return undefined;
    const isLog = name === "log";
    const before = isLog ? takeBase(cursor, "base", "_") : undefined;
    cursor.take("of");
    const list = parseArguments(cursor);
    const single = list ? undefined : parseArgument(cursor, /sin|cos|tan/.test(name));
    const all = list ?? (single && [single]);
    if (!all) return undefined;
    const base = before ?? (isLog ? takeBase(cursor, "with base", "in base", "to base", "base") : undefined);
    cursor.isComputed = true;
    if (name === "factorial") return all[0] && { kind: "factorial", of: all[0] };
    return { kind: "function", name, arguments: base ? [...all, base] : all };
  });

const takeBase = (cursor: Cursor, ...words: readonly string[]): Expression | undefined =>
  cursor.attempt(() => (cursor.take(...words) ? parseValue(cursor) : undefined));

/** Reads "(12; 18)". */
const parseArguments = (cursor: Cursor): Expression[] | undefined =>
  cursor.attempt(() => {
    if (!cursor.take("(")) return undefined;
    const items: Expression[] = [];
    for (let item = cursor.expression(0); item; item = cursor.expression(0)) {
      items.push(item);
      if (!cursor.take(";", ",")) break;
    }
    return items.length > 0 && cursor.take(")") ? items : undefined;
  });

/** Reads the argument of a function without parentheses: a value with its power, and "pi/6" of an angle. */
function parseArgument(cursor: Cursor, isAngle: boolean): Expression | undefined {
  const value = cursor.expression(POWER);
  if (!isAngle || value?.kind !== "constant") return value;
  return (
    cursor.attempt(() => (cursor.take("/") ? cursor.binary("/", value, parseValue(cursor)) : undefined)) ??
    value
  );
}
