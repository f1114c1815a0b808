import type { Growth } from "./growth-setup.ts";

export interface GrowthFigures {
  final: number;
  contributed: number;
  withdrawn: number;
  /** final + withdrawn − contributed. */
  gain: number;
  /** The value without fees; with `fees` and `growthLost` below it if there are fees. */
  without: number;
  fees: number;
  growthLost: number;
  feeCost: number;
  /** 0 on a loss. */
  tax: number;
  afterTax: number;
  /** At today's prices; undefined without inflation. */
  real: number | undefined;
}

export function growthFigures({ inputs, projection, free, balance, paid, fees }: Growth): GrowthFigures {
  const { end } = projection;
  const final = balance(end);
  const contributed = inputs.initial + paid(end) + end.withdrawn;
  const gain = final + end.withdrawn - contributed;
  const without = free.end.balance + free.end.withdrawn - end.withdrawn;
  const tax = Math.max((gain * (inputs.tax ?? 0)) / 100, 0);
  const afterTax = final - tax;
  return {
    final,
    contributed,
    withdrawn: end.withdrawn,
    gain,
    without,
    fees: fees(end),
    growthLost: without - final - fees(end),
    feeCost: without - final,
    tax,
    afterTax,
    real:
      inputs.inflation === undefined ? undefined : afterTax / (1 + inputs.inflation / 100) ** inputs.years,
  };
}
