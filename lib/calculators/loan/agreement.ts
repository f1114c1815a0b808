import { isWeekly } from "../../core/civil/payment-days.ts";
import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import {
  amountFor,
  type Level,
  paymentFor,
  paymentsFor,
  rateFor,
} from "../../science/finance/level-payment.ts";
import { type Compounding, nominalRate, periodRate } from "../../science/finance/rates.ts";
import { type Plan, toWhole } from "../../science/finance/schedule.ts";
import { messages } from "./messages.ts";

const { errors, assumptions } = messages;

/** Maximum number of payments of a loan: 50 years of weeks. */
const MOST_PAYMENTS = 2600;
const LONGEST_YEARS = 100;

/** Requested loan. Amounts in minor units, rates as fractions; the unknown is 0. */
export interface Request {
  mode: "payment" | "amount" | "term" | "rate";
  amount: number;
  payment: number;
  /** Nominal, a year. */
  rate: number;
  months: number;
  fees: number;
  feesAdded: boolean;
  paymentsPerYear: number;
  compounding: Compounding;
  inAdvance: boolean;
  /** Time from the loan to the first payment, unless it is one period (none in advance). */
  first: FirstPeriod | undefined;
  /** First and last payment if they differ from the others; only if the rate is unknown. */
  firstAmount: number | undefined;
  lastAmount: number | undefined;
  interestOnlyMonths: number;
  balloon: { kind: "none" | "amount" | "early"; amount: number; dueMonths: number };
}

/** Solved loan. Amounts in minor units, rates as fractions. */
export interface Agreement {
  request: Request;
  /** Amount that the borrower receives, before fees paid up front. */
  amount: number;
  /** Amount that bears interest, including financed fees. */
  principal: number;
  nominal: number;
  level: Level;
  /** Unrounded solution of the formula. */
  solution: number;
  /** Agreed payments, including interest-only ones. */
  payments: number;
  plan: Plan;
  notes: readonly string[];
}

/** Solves for the unknown of a loan, and plans it to the cent. */
export function agree(request: Request): Result<Agreement> {
  const { mode, fees, feesAdded, paymentsPerYear, compounding, inAdvance, balloon } = request;
  const notes: string[] = [];
  const counts = countsOf(request, notes);
  if (!counts.ok) return counts;
  const { term, interestOnly } = counts.value;
  const left = balloon.kind === "amount" ? balloon.amount : 0;
  const borrowed = request.amount + (feesAdded ? fees : 0);
  if (mode !== "amount" && left > borrowed) return failure("balloon", errors.balloonAboveLoan);
  const period = mode === "rate" ? 0 : periodRate(request.rate, compounding, paymentsPerYear);
  // Interest-only payments settle an odd first period before the equal payments begin.
  const first = interestOnly > 0 ? undefined : request.first;
  const odd = oddPayments(request);
  const entered: Level = {
    rate: period,
    payments: term - interestOnly,
    balloon: left,
    inAdvance,
    first,
    odd,
  };
  const solvedResult = solve(request, borrowed, entered);
  if (!solvedResult.ok) return solvedResult;
  const solved = solvedResult.value;

  const { level, principal, payment, solution } = solved;
  const nominal = mode === "rate" ? nominalRate(level.rate, compounding, paymentsPerYear) : request.rate;
  const problem = solutionProblem(request, solved, nominal, interestOnly);
  if (problem) return problem;
  const due = dueAfter(request, level.payments + interestOnly, notes);
  if (!due.ok) return due;
  const payments = due.value;
  const plan: Plan = {
    principal,
    rate: level.rate,
    payment,
    payments,
    interestOnly,
    inAdvance,
    first: request.first,
    firstMore: odd?.first ?? 0,
    agreedLast: agreedLast(request, payments > level.payments + interestOnly),
  };
  const amount = feesAdded ? principal - fees : principal;
  return success({ request, amount, principal, nominal, level, solution, payments, plan, notes });
}

/** Returns the amounts by which the first and the last agreed payment exceed the others. */
function oddPayments({ payment, firstAmount, lastAmount }: Request): Level["odd"] {
  if (firstAmount === undefined && lastAmount === undefined) return undefined;
  return { first: (firstAmount ?? payment) - payment, last: (lastAmount ?? payment) - payment };
}

/** Returns the last payment of a loan whose rate is the unknown; `apart`: the balloon follows it. */
function agreedLast({ mode, payment, lastAmount, balloon }: Request, apart: boolean): number | undefined {
  if (mode !== "rate" || balloon.kind === "early") return undefined;
  if (balloon.kind === "amount") return apart ? balloon.amount : payment + balloon.amount;
  return lastAmount ?? payment;
}

/** Returns the payments of the term, 0 if unknown, and how many of them are interest-only. */
function countsOf(request: Request, notes: string[]): Result<{ term: number; interestOnly: number }> {
  const { mode, months, interestOnlyMonths, paymentsPerYear, inAdvance } = request;
  if (mode !== "amount" && request.amount <= 0) return failure("amount", errors.amountNotPositive);
  if (mode !== "payment" && request.payment <= 0) return failure("payment", errors.paymentNotPositive);
  const term = mode === "term" ? 0 : countOf(months, paymentsPerYear, notes);
  if (term === undefined) return failure("years", unevenTerm(months));
  if (mode !== "term" && (term < 1 || term > MOST_PAYMENTS || months > 12 * LONGEST_YEARS))
    return failure("years", errors.termOutOfRange);
  const interestOnly = countOf(interestOnlyMonths, paymentsPerYear, notes);
  if (interestOnly === undefined) return failure("interestOnly", unevenTerm(interestOnlyMonths));
  if (interestOnly > 0 && inAdvance) return failure("interestOnly", errors.interestOnlyInAdvance);
  if (interestOnly > 0 && mode !== "term" && interestOnly >= term)
    return failure("interestOnly", errors.interestOnlyNotShorter);
  return oddProblem(request, term, interestOnly) ?? success({ term, interestOnly });
}

function oddProblem(
  { firstAmount, lastAmount }: Request,
  term: number,
  interestOnly: number,
): Failure | undefined {
  if (firstAmount === undefined && lastAmount === undefined) return undefined;
  const field = firstAmount === undefined ? "lastAmount" : "firstAmount";
  if (term === 1) return failure(field, errors.onlyOnePayment);
  if (lastAmount !== undefined && lastAmount <= 0)
    return failure("lastAmount", errors.lastPaymentNotPositive);
  return firstAmount !== undefined && interestOnly > 0
    ? failure("firstAmount", errors.differentFirstPaymentWithInterestOnly)
    : undefined;
}

/** Rejects solutions that satisfy the formula but are not a valid loan. */
function solutionProblem(
  { fees, paymentsPerYear }: Request,
  { level, principal }: Solution,
  nominal: number,
  interestOnly: number,
): Failure | undefined {
  if (interestOnly > 0 && level.rate < 0) return failure("interestOnly", errors.interestOnlyAtNegativeRate);
  if (fees >= principal) return failure("fees", errors.feesNotBelowLoan);
  if (!Number.isFinite(nominal)) return failure("payment", errors.paymentTooLargeForRate);
  const agreed = level.payments + interestOnly;
  return agreed > MOST_PAYMENTS || agreed > LONGEST_YEARS * paymentsPerYear
    ? failure("payment", errors.loanTooLong)
    : undefined;
}

function dueAfter(request: Request, agreed: number, notes: string[]): Result<number> {
  const { balloon, inAdvance, paymentsPerYear } = request;
  if (balloon.kind !== "early") {
    // With payments in advance, a remaining amount is due one period after the last payment.
    return success(agreed + (inAdvance && balloon.kind === "amount" && balloon.amount > 0 ? 1 : 0));
  }
  const due = countOf(balloon.dueMonths, paymentsPerYear, notes);
  if (due === undefined) return failure("dueMonths", unevenTerm(balloon.dueMonths));
  return due >= 1 && due < agreed ? success(due) : failure("dueMonths", errors.dueAfterTerm);
}

interface Solution {
  level: Level;
  principal: number;
  payment: number;
  solution: number;
}

function solve(request: Request, principal: number, level: Level): Result<Solution> {
  const { payment } = request;
  switch (request.mode) {
    case "payment": {
      const solution = paymentFor(principal, level);
      const rounded = toWhole(solution);
      if (!Number.isSafeInteger(rounded)) return failure("amount", errors.paymentTooLarge);
      if (rounded <= 0) return failure("amount", errors.paymentBelowSmallestUnit);
      return success({ level, principal, payment: rounded, solution });
    }
    case "amount": {
      const solution = amountFor(payment, level);
      const rounded = toWhole(solution);
      if (!Number.isSafeInteger(rounded)) return failure("payment", errors.loanTooLarge);
      if (level.balloon > rounded) return failure("balloon", errors.balloonAboveLoan);
      return success({ level, principal: rounded, payment, solution });
    }
    case "term":
      return solveTerm(payment, principal, level);
    case "rate": {
      const solution = rateFor(principal, payment, level);
      if (solution === undefined) return failure("payment", errors.rateNotPossible);
      return success({ level: { ...level, rate: solution }, principal, payment, solution });
    }
  }
}

/** Solves for whole payments, rounded up; interest-only payments are added to them. */
function solveTerm(payment: number, principal: number, level: Level): Result<Solution> {
  const solution = paymentsFor(principal, payment, level);
  if (solution === undefined) return failure("payment", errors.paymentBelowInterest);
  if (level.balloon >= principal) return failure("balloon", errors.balloonNotBelowLoan);
  // A payment of whole cents represents any amount within half a cent: 432.70 for 432.7046.
  const generous = paymentsFor(principal, payment + 0.5, level) ?? solution;
  const payments = Math.max(1, Math.ceil(generous - 1e-9));
  return success({ level: { ...level, payments }, principal, payment, solution });
}

/** Returns the payments in a number of months; undefined unless whole. Weeks are rounded, with a note. */
function countOf(months: number, paymentsPerYear: number, notes: string[]): number | undefined {
  const exact = (months * paymentsPerYear) / 12;
  const whole = Math.round(exact);
  if (Math.abs(exact - whole) < 1e-6) return whole;
  if (!isWeekly(paymentsPerYear)) return undefined;
  notes.push(assumptions.monthsCounted({ months, payments: whole }));
  return Math.max(1, whole);
}

const unevenTerm = (months: number): string => errors.termNotWhole(Math.round(months * 100) / 100);
