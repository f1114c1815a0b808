import type { Loaded } from "../../data/loaded.ts";
import type { DataLoader } from "../../data/loader.ts";
import { bodyMassIndex, isPossibleBmi } from "../../health/bmi.ts";
import type { LmsTable } from "../../health/cdc-bmi.ts";
import { formatNumber } from "../../numeric/text.ts";
import { refuse } from "../computation.ts";
import type { Compute } from "../define.ts";
import { adultAnswer } from "./adult.ts";
import type calculator from "./calculator.ts";
import { ageInMonths, childAnswer } from "./child.ts";
import type { BmiInputs } from "./inputs.ts";

/** Only children are compared with the growth chart of their sex. */
export const data = (
  { group, sex }: Pick<BmiInputs, "group" | "sex">,
  load: DataLoader,
): Loaded<LmsTable | undefined> =>
  group === "child" ? load<LmsTable>("growth-charts", `cdc-bmi-${sex}`) : undefined;

export const compute: Compute<(typeof calculator)["inputs"], LmsTable | undefined> = (
  inputs,
  _context,
  growthChart,
) => {
  const { weight, height } = inputs;
  const wrongHeight = heightProblem(height);
  if (wrongHeight) return refuse("height", wrongHeight);
  const bmi = bodyMassIndex(weight, height);
  if (!isPossibleBmi(bmi)) return refuse("weight", impossible(bmi));
  if (!growthChart) return adultAnswer(inputs, bmi);
  const months = ageInMonths(inputs);
  return typeof months === "number" ? childAnswer(inputs, bmi, months, growthChart) : months;
};

/** What is wrong with a height in m, with a guess at the unit that was meant. */
function heightProblem(height: number): string | undefined {
  if (height >= 0.5 && height <= 2.72) return undefined;
  const meant = guess(height);
  return `Heights from 50 to 272 cm (1 ft 8 in to 8 ft 11 in) can be used.${meant ? ` Did you mean ${meant}?` : ""}`;
}

const [FOOT, INCH, CENTIMETER] = [0.3048, 0.0254, 0.01];

/** Numbers that people type with the unit of another: typed in (m), from, to, and the unit that makes sense of them. */
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

const impossible = (bmi: number): string =>
  `This would be a BMI of ${formatNumber(bmi, { significant: 3 })}. Please check the weight, the height and their units.`;
