import { failure, type Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import { minorUnits, ROWS_ADD_UP } from "../../science/finance/statement.ts";
import { durationText } from "../../science/finance/text.ts";
import { type GrowthFigures, growthFigures } from "./growth-figures.ts";
import { growthCharts, growthTables, type Scenario } from "./growth-picture.ts";
import { type Growth, growthAt } from "./growth-setup.ts";
import { growthSteps } from "./growth-steps.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";

/** From here on cents are beyond a double. */
const TOO_LARGE = 1e13;

/** An investment with contributions and fees. */
export function growthMode(inputs: Inputs<"growth">, currency: Currency): ModeResult<"growth"> {
  const growth = growthAt(inputs, inputs.annualReturn);
  if ("message" in growth) return failure(growth.field, growth.message);
  const { end } = growth.projection;
  if (!(Math.max(end.balance, growth.free.end.balance, end.deposited) < TOO_LARGE))
    return failure(
      "years",
      "The amounts grow past 10,000,000,000,000, too large to calculate to the cent. Shorten the time or lower the return.",
    );
  const figures = growthFigures(growth);
  return {
    ok: true,
    answer: {
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

/** The plan at a return some points lower and higher. */
function scenariosOf(base: Growth): Scenario[] {
  const { inputs } = base;
  const at = (label: string, percent: number): Scenario[] => {
    const growth = percent > -99 ? growthAt(inputs, percent) : undefined;
    return !growth || "message" in growth || !(growth.projection.end.balance < TOO_LARGE)
      ? []
      : [{ label, percent, growth }];
  };
  if (inputs.spread === 0) return [];
  return [
    ...at("Lower", inputs.annualReturn - inputs.spread),
    { label: "As entered", percent: inputs.annualReturn, growth: base },
    ...at("Higher", inputs.annualReturn + inputs.spread),
  ];
}

function warningsOf({ inputs, projection, yearly }: Growth): Warning[] {
  const warnings: Warning[] = [];
  if (projection.runsOut !== undefined)
    warnings.push({
      text: `The money runs out in year ${Math.floor(projection.runsOut - 1e-9) + 1}; later withdrawals are not paid.`,
    });
  if (inputs.annualReturn > 12)
    warnings.push({
      text: "Few investments have returned more than 12% a year over decades. Try a lower return, too.",
    });
  if (inputs.fee > 2)
    warnings.push({ text: "Fees above 2% a year are high; broad index funds cost a fraction of that." });
  if (inputs.inflation !== undefined && yearly - 1 < inputs.inflation / 100)
    warnings.push({ text: "Prices rise faster than the investment grows after fees." });
  return warnings;
}

function understood(inputs: Inputs<"growth">): string[] {
  const sentences = [
    ROWS_ADD_UP,
    inputs.returnKind === "effective"
      ? "The yearly return is effective: a period grows by (1 + R)^(1/p) − 1."
      : "The yearly return is nominal: a period grows by R/p, a whole year by more than R.",
  ];
  if (inputs.fee > 0)
    sentences.push(
      {
        "year-end":
          "Fees are taken from the balance at the end of each year, before any contribution on that day, and prorated for a partial last year.",
        accrued: "Fees accrue daily on the balance, so a year grows by (1 + R)(1 − f) − 1.",
        subtracted: "The fee is subtracted from the return, a shortcut that slightly understates its cost.",
      }[inputs.feeModel],
    );
  if (inputs.frequency === "weekly") sentences.push("A year has 52 weekly contributions.");
  return sentences;
}
