import { finance, monthlyPayment, type Terms, yearlyPmi, yearlyTax } from "./financing.ts";

/** Limits of the price; money in minor units a month, ratios as fractions. */
export interface Budget {
  income: number;
  debts: number;
  /** Maximum shares of the income: `front` for housing, `back` for housing and debts. */
  front: number;
  back: number;
  heating: number;
}

export interface Affordable {
  /** Highest price, in minor units; 0 if nothing is affordable, undefined without a limit. */
  price: number | undefined;
  frontCap: number;
  backCap: number;
  limit: "front" | "back" | "down";
}

/** Upper end of the search, in major units. */
const LARGEST = 1e11;

/**
 * Finds the highest price whose housing cost stays within both ratios and whose down payment is allowed.
 * Bisects to the cent, since insurance makes the cost rise in steps.
 */
export function affordablePrice(terms: Terms, budget: Budget): Affordable {
  const frontCap = budget.income * budget.front;
  const backCap = budget.income * budget.back - budget.debts;
  const cap = Math.min(frontCap, backCap);
  const limit = frontCap <= backCap ? "front" : "back";
  const caps = { frontCap, backCap };
  const fits = (price: number): boolean => (housingCost(terms, budget, price) ?? Infinity) <= cap;
  let [low, high] = [0, LARGEST * terms.scale];
  if (!fits(low)) return { price: 0, ...caps, limit };
  if (fits(high)) return { price: undefined, ...caps, limit };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  // The price is rejected by the rule on down payments, not by its cost.
  const ruled = housingCost(terms, budget, low + 1) === undefined;
  return { price: low, ...caps, limit: ruled ? "down" : limit };
}

/**
 * Returns a month's housing cost by lenders’ rules, not rounded; undefined if the down payment is not
 * allowed. USA: payment, tax, insurance, HOA and PMI. Canada: payment at the stress-test rate, tax, heating
 * and half of the condo fees.
 */
export function housingCost(terms: Terms, budget: Budget, price: number): number | undefined {
  const { down } = terms;
  const capped: Terms =
    down.kind === "amount" && down.amount > price
      ? { ...terms, down: { kind: "amount", amount: price } }
      : terms;
  const financingResult = finance(capped, price);
  if (!financingResult.ok) return undefined;
  const financing = financingResult.value;
  const tax = yearlyTax(terms, price) / 12;
  if (terms.country === "ca") {
    const payment = monthlyPayment(terms, financing.loan, terms.qualifyingRate);
    return payment + tax + budget.heating + terms.hoa / 2;
  }
  const payment = monthlyPayment(terms, financing.loan);
  return payment + tax + terms.insurance / 12 + terms.hoa + yearlyPmi(terms, financing) / 12;
}
