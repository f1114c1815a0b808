import type { Compute } from "../define.ts";
import type calculator from "./calculator.ts";
import { adjusted, beforeChange, chained } from "./changes.ts";
import { discounted, marked, tipped } from "./money.ts";
import { converted } from "./notation.ts";
import { changeBetween, differenceBetween, errorOf, partOf, shareOf, wholeOf } from "./parts.ts";
import { comparedRates, raisedRate } from "./rates.ts";

export const compute: Compute<typeof calculator.inputs> = (inputs, { currency }) => {
  switch (inputs.mode) {
    case "of":
      return partOf(inputs.percentage, inputs.number);
    case "share":
      return shareOf(inputs.part, inputs.whole);
    case "whole":
      return wholeOf(inputs.part, inputs.percentage);
    case "change":
      return changeBetween(inputs.from, inputs.to);
    case "difference":
      return differenceBetween(inputs.first, inputs.second);
    case "adjust":
      return adjusted(inputs.number, inputs.percentage, inputs.direction);
    case "original":
      return beforeChange(inputs.after, inputs.percentage, inputs.direction);
    case "chain":
      return chained(
        inputs.start,
        inputs.changes.map((row) => row.change),
      );
    case "points":
      return inputs.pointsQuestion === "compare"
        ? comparedRates(inputs.oldRate, inputs.newRate)
        : raisedRate(inputs.oldRate, inputs.raise);
    case "error":
      return errorOf(inputs.measured, inputs.accepted);
    case "convert":
      return converted(inputs.notation);
    case "tip":
      return tipped(inputs, currency);
    case "discount":
      return discounted(inputs, currency);
    case "markup":
      return marked(inputs, currency);
  }
};
