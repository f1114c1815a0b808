import type { Search } from "../../core/numeric/levels/search.ts";
import type { SimpleEntry } from "../../kit/fields/entry.ts";
import { formatOutput, type ValueContext } from "../../run/format/format-output.ts";
import { NO_VALUE } from "../../run/format/format-value.ts";
import { inShownUnit, type NumericFigure } from "./figures.ts";
import { entryFor, type NumericInput, numberText, type Units } from "./inputs.ts";

/** Value of an input with the resulting figure. */
export interface Candidate {
  entry: SimpleEntry;
  inputText: string;
  figureText: string;
}

export interface SightTask {
  input: NumericInput;
  figure: Pick<NumericFigure, "format">;
  units: Units;
  context: ValueContext;
}

/** Relative difference of the figure that a shorter number may cause. */
const NEAR = 1e-5;
const MOST_DIGITS = 15;

/** Evaluated values of a figure, by numbers in the field. */
export class Sight {
  readonly #task: SightTask;
  /** Values in the unit of the displayed figure. */
  readonly #values = new Map<number, number>();
  readonly #context: ValueContext;

  constructor(task: SightTask) {
    this.#task = task;
    this.#context = shownContext(task.context);
  }

  *through<T>(search: Search<T>): Search<T> {
    let state = search.next();
    while (!state.done) state = search.next(yield* this.valueAt(state.value));
    return state.value;
  }

  *valueAt(x: number): Search<number | undefined> {
    const cached = this.#values.get(x);
    if (cached !== undefined) return cached;
    const raw = yield x;
    if (raw === undefined || !Number.isFinite(raw)) return undefined;
    const value = inShownUnit(raw, this.#task.figure.format, this.#task.context);
    this.#values.set(x, value);
    return value;
  }

  /** Finds the shortest number within `part` of `x` that has the same figure; `rounding` selects the side. */
  *shortened(
    x: number,
    rounding: (value: number) => number,
    part = Number.POSITIVE_INFINITY,
  ): Search<number> {
    const value = yield* this.valueAt(x);
    if (value === undefined) return x;
    for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
      const shorter = roundedTo(x, digits, rounding);
      if (shorter === x) break;
      if (Math.abs(shorter - x) > part * Math.abs(x)) continue;
      const rounded = yield* this.valueAt(shorter);
      if (rounded === undefined || this.formatValue(rounded) !== this.formatValue(value)) continue;
      if (Math.abs(rounded - value) <= NEAR * Math.abs(value)) return shorter;
    }
    return x;
  }

  candidateAt(x: number): Candidate {
    const { input } = this.#task;
    return { entry: entryFor(input, x), inputText: this.inputText(x), figureText: this.figureText(x) };
  }

  inputText(x: number): string {
    return numberText(this.#task.input, x, this.#task.units);
  }

  figureText(x: number): string {
    const value = this.#values.get(x);
    return value === undefined ? NO_VALUE : this.formatValue(value);
  }

  formatValue(value: number): string {
    return formatOutput(value, this.#task.figure.format, this.#context);
  }
}

/** Returns a context for numbers that are already in their displayed unit. */
export const shownContext = ({ currency, quantities }: ValueContext): ValueContext => ({
  currency,
  quantities: (format) => ({ symbol: quantities(format).symbol, fromBase: (value) => value }),
});

function roundedTo(x: number, digits: number, rounding: (value: number) => number): number {
  const scale = 10 ** (digits - 1 - Math.floor(Math.log10(Math.abs(x) || 1)));
  const rounded = Number((rounding(Number((x * scale).toPrecision(15))) / scale).toPrecision(15));
  return Number.isFinite(rounded) ? rounded : x;
}
