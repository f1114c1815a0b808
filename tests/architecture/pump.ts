import { beginningsOf, partsOf } from "./pattern-parts.ts";

/** A text on which an expression is slow. */
export interface Pumped {
  text: string;
  milliseconds: number;
}

const LONGEST = 8000;
/** Milliseconds of processor time that no linear search needs for so short a text. */
const SLOW = 2;
/** Texts shorter than this are never searched so long. */
const SHORT = 1000;
/** Line ends are what `.` and `$` stop at. */
const ENDINGS = ["", "\n!", "!\n!"];

/**
 * Measures an expression on texts composed of its own parts and returns the first that takes more than linear time, for
 * expressions without a proof. Texts begin like the expression, repeat one or two of its parts, and end in a part that doesn’t
 * match. Undefined if none was slow.
 */
export function slowText(pattern: RegExp): Pumped | undefined {
  const parts = [...new Set([...partsOf(pattern), " ", "0", "a", "\n"])];
  const beginnings = beginningsOf(pattern);
  for (const [place, part] of parts.entries()) {
    const neighbours = parts.slice(place + 1, place + 6).flatMap((next) => [part + next, next + part]);
    const slow =
      slowOn(pattern, [part], beginnings) ?? slowOn(pattern, neighbours, ["", beginnings.at(-1) ?? ""]);
    if (slow) return slow;
  }
  return undefined;
}

function slowOn(
  pattern: RegExp,
  pumps: readonly string[],
  beginnings: readonly string[],
): Pumped | undefined {
  for (const pump of pumps)
    for (const beginning of beginnings)
      for (const ending of ENDINGS) {
        const slow = slowAt(
          pattern,
          (length) => beginning + pump.repeat(Math.ceil(length / pump.length)) + ending,
        );
        if (slow) return slow;
      }
  return undefined;
}

/** The texts grow in small steps, so that an exponential one is found before it never ends. */
function slowAt(pattern: RegExp, textOf: (length: number) => string): Pumped | undefined {
  for (let length = 20; length < LONGEST; length *= 1.5) {
    const text = textOf(length);
    if (cost(pattern, text) <= SLOW) continue;
    const milliseconds = leastCost(pattern, text);
    if (milliseconds <= SLOW) continue;
    if (length < SHORT || leastCost(pattern, textOf(3 * length)) > 5 * milliseconds)
      return { text, milliseconds };
  }
  return undefined;
}

const leastCost = (pattern: RegExp, text: string): number =>
  Math.min(...Array.from({ length: 3 }, () => cost(pattern, text)));

/** Milliseconds of processor time for all of a text: every match of a global expression, every token of a sticky one. */
function cost(pattern: RegExp, text: string): number {
  const start = process.threadCpuUsage();
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, "");
  else if (pattern.sticky) while (pattern.exec(text)?.[0]);
  else pattern.exec(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
