import { type Failure, failure, type Success, withPath } from "../../core/result/result.ts";
import { displayText } from "../../units/figures.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";
import { clipText } from "./clip-text.ts";
import { MAX_LENGTH } from "./entry.ts";
import * as messages from "./messages.ts";

type NumberReading = (Success<number> & { exact: R.Rational; reading?: string }) | Failure;

/** Matches prefixes without meaning: currency signs and codes, a percent sign. */
const BEFORE = /^(?:[A-Z]{3}\s*)?\p{Sc}?\s*/u;
const BEHIND = /(?:\p{Sc}|%|[A-Z]{3})$/u;

/** Reads one number: 1234.5 · 1,234.5 · 1 234,5 · 1,5 · −3 · 1e3 · 3/4 · $1,200 · 6.5%. */
export function readPlainNumber(text: string): NumberReading {
  if (text.length > MAX_LENGTH) return failure("", messages.tooLong(MAX_LENGTH));
  const entered = text.replace(/[−–﹣－]/g, "-").trim();
  if (entered === "") return failure("", messages.valueMissing);
  const sign = /^([+-]?)\s*/.exec(entered) ?? ["", ""];
  const rest = entered.slice(sign[0].length).replace(BEFORE, "").replace(BEHIND, "").trimEnd();
  // The sign may precede or follow the currency: −$5, $−5.
  const inner = sign[1] === "" ? (/^([+-]?)\s*/.exec(rest) ?? ["", ""]) : ["", ""];
  const number = readNumber(rest.slice((inner[0] ?? "").length));
  if (number?.ok === false) return withPath("", number);
  if (!number || rest.slice((inner[0] ?? "").length + number.length).trim() !== "") {
    return failure("", messages.notANumber(clipText(entered)));
  }
  const exact = sign[1] === "-" || inner[1] === "-" ? R.negate(number.value) : number.value;
  const value = R.toNumber(exact);
  if (!Number.isFinite(value)) return failure("", messages.numberTooLarge);
  return number.ambiguous
    ? { ok: true, value, exact, reading: displayText(String(value)) }
    : { ok: true, value, exact };
}

/** Describes the problem of a number that exceeds its limits, or returns undefined. `unit` follows the limits. */
export function rangeProblem(
  value: number,
  min: number | undefined,
  max: number | undefined,
  unit = "",
): string | undefined {
  const low = min !== undefined && value < min;
  const high = max !== undefined && value > max;
  if (!low && !high) return undefined;
  const limit = (bound: number): string =>
    displayText(Number(bound.toPrecision(6)).toString()) + (unit === "%" ? unit : unit && ` ${unit}`);
  if (min !== undefined && max !== undefined)
    return messages.outOfRange({
      minimum: displayText(Number(min.toPrecision(6)).toString()),
      maximum: limit(max),
    });
  return low ? messages.belowMinimum(limit(min)) : messages.aboveMaximum(limit(max ?? 0));
}
