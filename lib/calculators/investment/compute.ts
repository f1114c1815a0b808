import { type Compute, computeModule } from "../compute-module.ts";
import { averageMode } from "./average-mode.ts";
import { averagingMode } from "./averaging-mode.ts";
import type calculator from "./calculator.ts";
import { datedMode, flowsMode } from "./flows-mode.ts";
import { growthMode } from "./growth-mode.ts";
import { cagrMode, realMode, roiMode } from "./returns-mode.ts";

const found: Compute<typeof calculator> = (inputs, { currency }) => {
  switch (inputs.mode) {
    case "growth":
      return growthMode(inputs, currency);
    case "cagr":
      return cagrMode(inputs, currency);
    case "roi":
      return roiMode(inputs, currency);
    case "flows":
      return flowsMode(inputs, currency);
    case "dated":
      return datedMode(inputs, currency);
    case "average":
      return averageMode(inputs);
    case "averaging":
      return averagingMode(inputs, currency);
    case "real":
      return realMode(inputs, currency);
  }
};

export const { compute } = computeModule<typeof calculator>({ compute: found });
