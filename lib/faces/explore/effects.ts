import type { Loaded } from "../../core/data/loaded-value.ts";
import type { Search } from "../../core/numeric/levels/search.ts";
import { snapped } from "../../core/numeric/levels/search.ts";
import { formatOutput, type ValueContext } from "../../run/format/format-output.ts";
import { drive, type Turns } from "./drive.ts";
import type { NumericFigure } from "./figures.ts";
import { domainOf, type NumericInput, numberText, type Units } from "./inputs.ts";

export interface Change {
  inputText: string;
  figureText: string;
  /** Change of the figure, in the answers’ unit. */
  by: number;
}

/** Change of the figure when one input changes. */
export interface Effect {
  path: string;
  label: string;
  /** Raw input in the form. */
  inputText: string;
  /** Undefined if the field or the calculator rejects it. */
  less: Change | undefined;
  more: Change | undefined;
}

export interface Effects {
  /** The strongest first. */
  effects: readonly Effect[];
  /** Labels of the inputs that do not affect the figure. */
  unmoved: readonly string[];
  /** True if inputs were skipped. */
  isCut: boolean;
}

interface EffectsTask {
  inputs: readonly NumericInput[];
  figure: NumericFigure;
  units: Units;
  context: ValueContext;
  figureAt: (input: NumericInput, x: number) => Loaded<number | undefined>;
}

const PART = 0.1;
/** Maximum number of inputs. */
const MOST = 40;

/**
 * Computes the changes of a figure for 10% less and more of each input that is not 0, one at a time; undefined if it
 * was stopped.
 */
export async function effectsOf(task: EffectsTask, turns: Turns): Promise<Effects | undefined> {
  const filled = task.inputs.flatMap((input) => {
    const { start, step, low, high } = domainOf(input, task.units);
    if (start === undefined || start === 0) return [];
    const width = Math.max(PART * Math.abs(start), step);
    const neighbors = [start - width, start + width].map((x) => Math.min(high, Math.max(low, tidy(x, step))));
    return [{ input, start, beside: neighbors }];
  });
  const effects: Effect[] = [];
  for (const { input, start, beside: neighbors } of filled.slice(0, MOST)) {
    const values = await drive(valuesAt(neighbors), (x) => task.figureAt(input, x), turns);
    if (!values) return undefined;
    const [less, more] = neighbors.map((x, index) => changeOf(task, input, x, start, values[index]));
    effects.push({
      path: input.path,
      label: input.label,
      inputText: numberText(input, start, task.units),
      less,
      more,
    });
  }
  const moving = effects.filter((effect) => strength(effect) > 0);
  return {
    effects: moving.toSorted((a, b) => strength(b) - strength(a)),
    unmoved: effects.filter((effect) => !moving.includes(effect)).map(({ label }) => label),
    isCut: filled.length > MOST,
  };
}

/** Ten percent more of 6.5 is 7.15, not 7.1500000000000004. */
const tidy = (x: number, step: number): number => Number(snapped(x, step).toPrecision(12));

function* valuesAt(xs: readonly number[]): Search<(number | undefined)[]> {
  const values = [];
  for (const x of xs) values.push(yield x);
  return values;
}

function changeOf(
  { figure, units, context }: EffectsTask,
  input: NumericInput,
  x: number,
  start: number,
  value: number | undefined,
): Change | undefined {
  if (value === undefined || x === start) return undefined;
  const figureText = formatOutput(value, figure.format, context);
  // Rounding errors count as no change.
  const isSame = Math.abs(value - figure.value) <= 1e-12 * Math.abs(figure.value);
  return { inputText: numberText(input, x, units), figureText, by: isSame ? 0 : value - figure.value };
}

/** Returns the largest change of an effect. */
export const strength = ({ less, more }: Pick<Effect, "less" | "more">): number =>
  Math.max(Math.abs(less?.by ?? 0), Math.abs(more?.by ?? 0));
