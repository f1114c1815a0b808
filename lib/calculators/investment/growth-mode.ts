import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import { minorUnits, ROWS_ADD_UP } from "../../science/finance/statement.ts";
import { durationText } from "../../science/finance/text.ts";
import { type GrowthFigures, growthFigures } from "./growth-figures.ts";
import { growthCharts, growthTables, type Scenario } from "./growth-picture.ts";
import { type Growth, growthAt } from "./growth-setup.ts";
import { growthSteps } from "./growth-steps.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";

/** Cents are not exact in doubles above this amount. */
const TOO_LARGE = 1e13;

export function growthMode(inputs: Inputs<"growth">, currency: Currency): ModeResult<"growth"> {
  const growthResult = growthAt(inputs, inputs.annualReturn);
  if (!growthResult.ok) return growthResult;
  const growth = growthResult.value;
  const { end } = growth.projection;
  if (!(Math.max(end.balance, growth.free.end.balance, end.deposited) < TOO_LARGE))
    return failure("years", messages.errors.growthTooLarge);
  const figures = growthFigures(growth);
  return {
    ok: true,
    value: {
      outputs: outputsOf(growth, figures, currency.decimals),
      steps: growthSteps(growth, figures, currency),
      warnings: warningsOf(growth),
      assumptions: understood(inputs),
      get charts() {
        return growthCharts(growth, scenariosOf(growth));
      },
      get tables() {
        return growthTables(growth, scenariosOf(growth), currency.decimals);
      },
    },
  };
}

function outputsOf(
  { inputs, projection, yearly }: Growth,
  figures: GrowthFigures,
  decimals: number,
): Outputs<"growth"> {
  const cents = minorUnits(decimals);
  const rounded = (amount: number): number => toMajor(cents(amount), decimals);
  const outputs: Outputs<"growth"> = {
    finalValue: rounded(figures.final),
    contributed: rounded(figures.contributed),
    gain: rounded(figures.gain),
  };
  if (cents(figures.withdrawn) > 0) outputs.withdrawn = rounded(figures.withdrawn);
  if (inputs.fee > 0 || inputs.load > 0) {
    outputs.feesPaid = rounded(figures.fees);
    outputs.growthLost = rounded(figures.growthLost);
    outputs.feeCost = rounded(figures.feeCost);
    outputs.withoutFees = rounded(figures.without);
    outputs.netReturn = percentOf(yearly - 1);
  }
  if (inputs.tax !== undefined) {
    outputs.tax = rounded(figures.tax);
    outputs.afterTax = rounded(figures.afterTax);
  }
  if (inputs.inflation !== undefined && figures.real !== undefined) {
    outputs.realValue = rounded(figures.real);
    outputs.realReturn = percentOf(realRate(yearly - 1, inputs.inflation / 100));
  }
  if (projection.runsOut !== undefined) outputs.runsOut = durationText(projection.runsOut);
  return outputs;
}

/** Projects the plan at a return some points lower and higher. */
function scenariosOf(base: Growth): Scenario[] {
  const { inputs } = base;
  const at = (label: string, percent: number): Scenario[] => {
    const growth = percent > -99 ? growthAt(inputs, percent) : undefined;
    return growth?.ok && growth.value.projection.end.balance < TOO_LARGE
      ? [{ label, percent, growth: growth.value }]
      : [];
  };
  if (inputs.spread === 0) return [];
  const { lower, entered, higher } = messages.scenarios;
  return [
    ...at(lower, inputs.annualReturn - inputs.spread),
    { label: entered, percent: inputs.annualReturn, growth: base },
    ...at(higher, inputs.annualReturn + inputs.spread),
  ];
}

function warningsOf({ inputs, projection, yearly }: Growth): Warning[] {
  const texts = messages.warnings.growth;
  const warnings: Warning[] = [];
  if (projection.runsOut !== undefined)
    warnings.push({ text: texts.runsOut(Math.floor(projection.runsOut - 1e-9) + 1) });
  if (inputs.annualReturn > 12) warnings.push({ text: texts.returnHigh });
  if (inputs.fee > 2) warnings.push({ text: texts.feeHigh });
  if (inputs.inflation !== undefined && yearly - 1 < inputs.inflation / 100)
    warnings.push({ text: texts.returnBelowInflation });
  return warnings;
}

function understood(inputs: Inputs<"growth">): string[] {
  const { assumptions } = messages;
  const sentences = [
    ROWS_ADD_UP,
    inputs.returnKind === "effective" ? assumptions.effectiveReturn : assumptions.nominalReturn,
  ];
  if (inputs.fee > 0)
    sentences.push(
      {
        "year-end": assumptions.feesAtYearEnd,
        accrued: assumptions.feesAccrued,
        subtracted: assumptions.feesSubtracted,
      }[inputs.feeModel],
    );
  if (inputs.frequency === "weekly") sentences.push(assumptions.weeklyContributions);
  return sentences;
}
