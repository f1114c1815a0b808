import { formatNumber } from "../../core/numeric/text.ts";
import { type Failure, failure } from "../../core/result/result.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { bodyMassIndex, isPossibleBmi } from "../../science/health/bmi.ts";
import type { LmsTable } from "../../science/health/cdc-bmi.ts";
import { FOOT, INCH } from "../../units/constants.ts";
import { adultAnswer } from "./adult.ts";
import type calculator from "./calculator.ts";
import { childAnswer } from "./child.ts";
import { messages } from "./messages.ts";
import * as quantities from "./quantities.ts";

export const { compute, data } = byMode<typeof calculator, { child: LmsTable }>(
  "group",
  {
    adult: (inputs) => withBmi(inputs, (bmi) => adultAnswer(inputs, bmi)),
    child: (inputs, _context, growthChart) => withBmi(inputs, (bmi) => childAnswer(inputs, bmi, growthChart)),
  },
  { child: ({ sex }, load) => load<LmsTable>("growth-charts", `cdc-bmi-${sex}`) },
);

function withBmi<A>(
  { weight, height }: { weight: number; height: number },
  answer: (bmi: number) => A,
): A | Failure<Sentence> {
  const wrongHeight = heightProblem(height);
  if (wrongHeight) return failure("height", wrongHeight);
  const bmi = bodyMassIndex(weight, height);
  return isPossibleBmi(bmi)
    ? answer(bmi)
    : failure("weight", messages.errors.bmiImpossible(formatNumber(bmi, { significant: 3 })));
}

/** Returns the problem with a height in m, with the likely unit; undefined if none. */
function heightProblem(height: number): Sentence | undefined {
  if (height >= LOWEST && height <= HIGHEST) return undefined;
  const end = (value: number) => ({ value, format: heightFormat });
  return messages.errors.heightOutOfRange({
    lowest: end(LOWEST),
    highest: end(HIGHEST),
    meant: guess(height),
  });
}

/** Plausible heights, m. */
const [LOWEST, HIGHEST] = [0.5, 2.72];
const heightFormat = formatOf(quantities.height, { significant: 3 });
const CENTIMETER = 0.01;

/**
 * Likely unit mistakes: size of the entered unit in m, range of the entered number, and the unit that the
 * user probably meant.
 */
const slips: readonly (readonly [size: number, from: number, to: number, symbol: string])[] = [
  [FOOT, 100, 272, "cm"],
  [FOOT, 36, 100, "in"],
  [1, 83, 272, "cm"],
  [INCH, 120, 272, "cm"],
  [INCH, 4, 8, "ft"],
  [CENTIMETER, 3.5, 8, "ft"],
  [CENTIMETER, 0.5, 2.72, "m"],
];

function guess(height: number): string | undefined {
  const slip = slips.find(([size, from, to]) => height >= from * size && height <= to * size);
  return slip && `${formatNumber(height / slip[0], { significant: 4 })} ${slip[3]}`;
}
