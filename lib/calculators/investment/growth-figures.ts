import { toMajor } from "../../finance/money.ts";
import { minorUnits } from "../../finance/statement.ts";
import { roundTo } from "../../numeric/round.ts";
import type { Growth } from "./growth-setup.ts";

/** The amounts of a projection in major units, each rounded to cents so that they add up as they are printed. */
export interface GrowthFigures {
  final: number;
  contributed: number;
  withdrawn: number;
  /** final + withdrawn − contributed. */
  gain: number;
  /** The value without fees; with fees and growthLost below it, where there are fees. */
  without: number;
  fees: number;
  growthLost: number;
  feeCost: number;
  /** None on a loss. */
  tax: number;
  afterTax: number;
  /** At today's prices, where inflation is given. */
  real: number | undefined;
}

export function growthFigures(growth: Growth, decimals: number): GrowthFigures {
  const { inputs, projection, free } = growth;
  const { end } = projection;
  const cents = minorUnits(decimals);
  const major = (minor: number): number => toMajor(minor, decimals);
  const final = cents(growth.balance(end));
  const withdrawn = cents(end.withdrawn);
  const contributed = cents(inputs.initial + growth.paid(end) + end.withdrawn);
  const gain = final + withdrawn - contributed;
  const without = cents(free.end.balance + free.end.withdrawn) - withdrawn;
  const fees = cents(growth.fees(end));
  const tax = Math.max(cents((major(gain) * (inputs.tax ?? 0)) / 100), 0);
  const afterTax = major(final - tax);
  return {
    final: major(final),
    contributed: major(contributed),
    withdrawn: major(withdrawn),
    gain: major(gain),
    without: major(without),
    fees: major(fees),
    growthLost: major(without - final - fees),
    feeCost: major(without - final),
    tax: major(tax),
    afterTax,
    real:
      inputs.inflation === undefined
        ? undefined
        : roundTo(afterTax / (1 + inputs.inflation / 100) ** inputs.years, decimals),
  };
}
