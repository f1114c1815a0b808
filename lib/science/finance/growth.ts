import { accumulatedAnnuity, growth } from "./rates.ts";

/** Regular deposits (or withdrawals) that grow at one rate. Rates are fractions, times are years. */
export interface Plan {
  initial: number;
  /** Deposit of each period in the first year; negative for a withdrawal. */
  deposit: number;
  /** Annual growth of deposits: 0.02. */
  depositGrowth: number;
  /** Deposits a year: 52, 26, 24, 12, 4, 2 or 1. */
  perYear: number;
  timing: "begin" | "end";
  /** Continuous growth, ln(1 + effective yearly rate), after deductions as it accrues. */
  force: number;
  years: number;
  /**
   * Share of the balance that is deducted at each year's end, before a deposit of that day; pro rata in a
   * partial year.
   */
  yearEndFee?: number;
}

/** State of a plan at a moment, after a deposit at the end of a period and before one at the beginning of the next. */
export interface Point {
  years: number;
  balance: number;
  /** Total deposits, without the initial amount. */
  deposited: number;
  withdrawn: number;
  /** Total year-end fees. */
  fees: number;
  /** Integral of the balance over time (money × years): accruals at a rate ρ amount to ρ × held. */
  held: number;
}

export interface Projection {
  /** Points at every month's end from 0 on, and at the end of the plan. */
  points: Point[];
  end: Point;
  /** Years until a withdrawal that the account cannot pay in full. */
  runsOut?: number;
}

/** Tolerance for half-steps and integers that a product of doubles just misses. */
const TINY = 1e-9;
const MONTHS = 12;

/**
 * Counts the deposits of a plan: one at the end of each whole period, or at the beginning of each period, including a
 * partial one.
 */
export const depositCount = ({ perYear, timing, years }: Plan): number =>
  timing === "begin" ? Math.ceil(years * perYear - TINY) : Math.floor(years * perYear + TINY);

/** Projects a plan on a grid of all deposits and month ends; at most 156 steps a year. */
export function project(plan: Plan): Projection {
  const steps = leastCommonMultiple(plan.perYear, MONTHS);
  const total = plan.years * steps;
  const whole = Math.floor(total + TINY);
  const account = openAccount(plan);
  const points: Point[] = [];
  for (let step = 0; ; step += 1) {
    if (step > 0 && step % steps === 0) account.chargeYear(1);
    const deposits = (step * plan.perYear) / steps;
    if (plan.timing === "end" && step > 0 && Number.isInteger(deposits))
      account.pay(deposits - 1, step / steps);
    if ((step * MONTHS) % steps === 0) points.push(account.point(step / steps));
    if (plan.timing === "begin" && Number.isInteger(deposits) && step < total - TINY)
      account.pay(deposits, step / steps);
    if (step === whole) break;
    account.grow(1 / steps);
  }
  const rest = Math.max(total - whole, 0) / steps;
  if (rest * steps > TINY) account.grow(rest);
  const broken = plan.years - Math.floor(plan.years + TINY);
  if (broken > TINY) account.chargeYear(broken);
  const end = account.point(plan.years);
  if (broken > TINY && (points.at(-1)?.years ?? 0) > plan.years - TINY) points.pop();
  if ((points.at(-1)?.years ?? -1) < plan.years - TINY) points.push(end);
  return account.runsOut === undefined ? { points, end } : { points, end, runsOut: account.runsOut };
}

function openAccount(plan: Plan) {
  const fee = plan.yearEndFee ?? 0;
  const state = { balance: plan.initial, deposited: 0, withdrawn: 0, fees: 0, held: 0 };
  return {
    runsOut: undefined as number | undefined,
    grow(years: number): void {
      const gain = Math.expm1(plan.force * years);
      state.held += state.balance * (plan.force === 0 ? years : gain / plan.force);
      state.balance += state.balance * gain;
    },
    chargeYear(part: number): void {
      const charged = fee === 0 ? 0 : state.balance * -Math.expm1(part * Math.log1p(-fee));
      state.balance -= charged;
      state.fees += charged;
    },
    /** Makes the deposit with a number, from 0. A withdrawal is limited to the balance. */
    pay(index: number, years: number): void {
      const amount = plan.deposit * (1 + plan.depositGrowth) ** Math.floor(index / plan.perYear);
      if (amount >= 0) {
        state.balance += amount;
        state.deposited += amount;
        return;
      }
      const taken = Math.min(-amount, state.balance);
      if (taken < -amount * (1 - TINY)) this.runsOut ??= years;
      state.balance -= taken;
      state.withdrawn += taken;
    },
    point: (years: number): Point => ({ years, ...state }),
  };
}

/** Factors of the final balance of a plan without year-end fees: initial × `initial` + deposit × `deposit`. */
export interface EndFactors {
  initial: number;
  deposit: number;
  /** The sum of all deposits of a plan whose first one is 1. */
  deposits: number;
}

/**
 * Returns the factors in closed form, an annuity for each year's level deposits. The account may go below 0
 * here, which keeps the balance linear in the deposits, for solving.
 */
export function endFactors(plan: Plan): EndFactors {
  const { perYear, timing, depositGrowth, force, years } = plan;
  const rate = Math.expm1(force / perYear);
  const total = years * perYear;
  const deposits = depositCount(plan);
  const factors: EndFactors = { initial: Math.exp(force * years), deposit: 0, deposits: 0 };
  let multiple = 1;
  for (let first = 0; first < deposits; first += perYear) {
    const count = Math.min(perYear, deposits - first);
    const lastAt = first + count - (timing === "begin" ? 1 : 0);
    factors.deposit += multiple * accumulatedAnnuity(rate, count) * growth(rate, total - lastAt);
    factors.deposits += multiple * count;
    multiple *= 1 + depositGrowth;
  }
  return factors;
}

/**
 * Returns the number of whole deposit periods (at most `maxYears`) until `reached` holds at a period's end, 0
 * if it holds initially; undefined if it never does or if a withdrawal empties the account first.
 */
export function periodsUntil(
  plan: Omit<Plan, "years">,
  reached: (at: { years: number; balance: number; paidIn: number }) => boolean,
  maxYears = 100,
): number | undefined {
  const gain = Math.expm1(plan.force / plan.perYear);
  let balance = plan.initial;
  let paidIn = plan.initial;
  for (let period = 0; ; period += 1) {
    if (reached({ years: period / plan.perYear, balance, paidIn })) return period;
    if (period === maxYears * plan.perYear) return undefined;
    const deposit = plan.deposit * (1 + plan.depositGrowth) ** Math.floor(period / plan.perYear);
    balance = plan.timing === "begin" ? (balance + deposit) * (1 + gain) : balance * (1 + gain) + deposit;
    paidIn += deposit;
    if (balance < 0) return undefined;
  }
}

const leastCommonMultiple = (a: number, b: number): number => (a * b) / greatestCommonDivisor(a, b);
const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
