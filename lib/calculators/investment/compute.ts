import { byMode } from "../../kit/calculator/modes.ts";
import { averageMode } from "./average-mode.ts";
import { averagingMode } from "./averaging-mode.ts";
import type calculator from "./calculator.ts";
import { datedMode, flowsMode } from "./flows-mode.ts";
import { growthMode } from "./growth-mode.ts";
import { cagrMode, realMode, roiMode } from "./returns-mode.ts";

export const { compute } = byMode<typeof calculator>("mode", {
  growth: (inputs, { currency }) => growthMode(inputs, currency),
  cagr: (inputs, { currency }) => cagrMode(inputs, currency),
  roi: (inputs, { currency }) => roiMode(inputs, currency),
  flows: (inputs, { currency }) => flowsMode(inputs, currency),
  dated: (inputs, { currency }) => datedMode(inputs, currency),
  average: averageMode,
  averaging: (inputs, { currency }) => averagingMode(inputs, currency),
  real: (inputs, { currency }) => realMode(inputs, currency),
});
