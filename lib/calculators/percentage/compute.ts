import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { adjusted, beforeChange, chained } from "./changes.ts";
import { discounted, marked, taxed, tipped } from "./money.ts";
import { converted } from "./notation.ts";
import { changeBetween, differenceBetween, errorOf, partOf, shareOf, wholeOf } from "./parts.ts";
import { rates } from "./rates.ts";

export const { compute } = byMode<typeof calculator>("mode", {
  of: partOf,
  share: shareOf,
  whole: wholeOf,
  change: changeBetween,
  difference: differenceBetween,
  adjust: adjusted,
  original: beforeChange,
  chain: chained,
  points: rates,
  error: errorOf,
  convert: converted,
  tip: (inputs, { currency }) => tipped(inputs, currency),
  discount: (inputs, { currency }) => discounted(inputs, currency),
  tax: (inputs, { currency }) => taxed(inputs, currency),
  markup: (inputs, { currency }) => marked(inputs, currency),
});
