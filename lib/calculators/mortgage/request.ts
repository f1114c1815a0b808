import { monthsLater } from "../../core/civil/period.ts";
import { toMinor } from "../../kit/fields/money.ts";
import { timesPerYear } from "../../science/finance/frequencies.ts";
import type { Budget } from "./afford.ts";
import { qualifyingRate } from "./canada.ts";
import type { Terms } from "./financing.ts";
import type { Inputs } from "./modes.ts";

/** Returns the payments a year; for accelerated plans also how many make one monthly payment. */
function rhythmOf(frequency: Inputs["frequency"]): { perYear: number; accelerated?: number } {
  if (frequency === "accelerated-bi-weekly") return { perYear: 26, accelerated: 2 };
  if (frequency === "accelerated-weekly") return { perYear: 52, accelerated: 4 };
  return { perYear: timesPerYear(frequency) };
}

const COMPOUNDING = { us: 12, ca: 2 } as const;

/** Converts the form's values to minor units and fractions. */
export function termsOf(inputs: Inputs, decimals: number): Terms {
  const minor = (amount: number): number => toMinor(amount, decimals);
  const { perYear, accelerated } = rhythmOf(inputs.frequency);
  const compounding = { usual: COMPOUNDING[inputs.country], monthly: 12, "semi-annual": 2 }[
    inputs.compounding
  ];
  return {
    country: inputs.country,
    down:
      inputs.downKind === "percent"
        ? { kind: "percent", share: inputs.downPercent / 100 }
        : { kind: "amount", amount: minor(inputs.downAmount) },
    rate: inputs.rate / 100,
    qualifyingRate: qualifyingRate(inputs.rate) / 100,
    compounding,
    years: inputs.years,
    paymentsPerYear: perYear,
    accelerated,
    taxShare: inputs.taxKind === "percent" ? inputs.taxPercent / 100 : 0,
    taxAmount: inputs.taxKind === "amount" ? minor(inputs.taxAmount) : 0,
    insurance: minor(inputs.insurance),
    hoa: minor(inputs.hoa),
    pmi:
      inputs.pmiKind === "percent"
        ? { kind: "percent", share: inputs.pmiPercent / 100 }
        : { kind: "amount", monthly: minor(inputs.pmiAmount) },
    premiumTax: inputs.premiumTax / 100,
    scale: 10 ** decimals,
  };
}

export function budgetOf(inputs: Inputs<"afford">, decimals: number): Budget {
  const canada = inputs.country === "ca";
  return {
    income: toMinor(inputs.income, decimals) / 12,
    debts: toMinor(inputs.debts, decimals),
    front: (canada ? inputs.gdsRatio : inputs.frontRatio) / 100,
    back: (canada ? inputs.tdsRatio : inputs.backRatio) / 100,
    heating: toMinor(inputs.heating, decimals),
  };
}

/** The first payment usually falls on the 1st of the second month after the closing: interest is paid in arrears. */
export const firstPaymentOf = (inputs: Inputs, today: string): string =>
  inputs.firstPayment ?? monthsLater(`${today.slice(0, 8)}01`, 2);
