import { toWhole } from "../../science/finance/schedule.ts";
import type { Amortization } from "./amortization.ts";
import { yearlyPmi, yearlyTax } from "./financing.ts";

/** Parts of a month's cost in the first year, each rounded to the minor unit. */
interface MonthlyCost {
  principalAndInterest: number;
  tax: number;
  insurance: number;
  hoa: number;
  pmi: number;
  total: number;
}

/** Averages payments of another frequency over a year: payment × payments a year ÷ 12. */
export function monthlyCost({ terms, financing, payment }: Amortization): MonthlyCost {
  const principalAndInterest = toWhole((payment * terms.paymentsPerYear) / 12);
  const tax = toWhole(yearlyTax(terms, financing.price) / 12);
  const insurance = toWhole(terms.insurance / 12);
  const pmi = toWhole(yearlyPmi(terms, financing) / 12);
  const total = principalAndInterest + tax + insurance + terms.hoa + pmi;
  return { principalAndInterest, tax, insurance, hoa: terms.hoa, pmi, total };
}

interface HomeYear {
  tax: number;
  insurance: number;
  hoa: number;
  pmi: number;
}

/**
 * Computes the costs other than the loan in each year: a year's costs times the share of the year that has
 * payments, with yearly growth.
 */
export function homeYears(amortization: Amortization, growth: number): HomeYear[] {
  const { terms, financing, actual, pmi } = amortization;
  const perYear = terms.paymentsPerYear;
  const years = Math.ceil(actual.rows.length / perYear);
  return Array.from({ length: years }, (_, index) => {
    const payments = Math.min(perYear, actual.rows.length - index * perYear);
    const share = (payments / perYear) * (1 + growth) ** index;
    const withPmi = pmi ? Math.min(Math.max(pmi.last - index * perYear, 0), payments) : 0;
    return {
      tax: toWhole(yearlyTax(terms, financing.price) * share),
      insurance: toWhole(terms.insurance * share),
      hoa: toWhole(terms.hoa * 12 * share),
      pmi: (pmi?.each ?? 0) * withPmi,
    };
  });
}
