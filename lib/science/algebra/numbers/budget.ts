import { Work } from "../../../core/reals/real.ts";
import { InputError } from "../../../core/result/input-error.ts";

/**
 * Limits of the advanced page. Every operation checks these before it runs and counts its work, so that the
 * same engine may run on the server: the worst input ends with an error message within a fraction of a
 * second.
 */
export const LIMITS = {
  length: 8000,
  /** Parts of an expression, and brackets or calls within each other. */
  parts: 2500,
  depth: 40,
  /** Terms of one sum, which mathjs reads as sums within sums. */
  chain: 1000,
  /** Rows and columns of a matrix to invert, solve or decompose; numbers of a list or a matrix. */
  side: 12,
  items: 1000,
  /** Bits of an exact number, above and below the line together; a larger one is continued as a decimal. */
  bits: 4096,
  /** Degree of a polynomial that is factored or divided, and of one whose roots are computed. */
  degree: 30,
  rootDegree: 60,
  /** Terms of an expanded expression. */
  terms: 300,
  /** Characters of a formula to simplify or differentiate. */
  formula: 5000,
  /** Number of saved variables and functions, and the characters of each. */
  names: 40,
  definition: 4000,
  /** Depth of calls within user-defined functions. */
  calls: 24,
  /** Work of one line, in steps of about 0.1 µs. */
  work: 400_000,
  /** Work of one line with computable reals, in microseconds; short numbers take a fifth of it. */
  reals: 80_000,
} as const;

/** Sentence for a line that exceeds the work budget, or the time limit on the server. */
export const TOO_LONG = "This would take too long to calculate. Try a smaller or simpler expression.";

export const fail = (sentence: string): never => {
  throw new InputError(sentence);
};

export class Budget {
  #left: number;
  /** Limit of the line for computable reals. */
  readonly reals: Work;

  constructor(work: number = LIMITS.work, reals: Work = new Work(LIMITS.reals)) {
    this.#left = work;
    this.reals = reals;
  }

  /** @throws InputError if the budget is exhausted. */
  spend(work: number): void {
    this.#left -= work;
    if (!(this.#left >= 0)) fail(TOO_LONG);
  }

  /**
   * Runs work with a share of the remaining budget, and charges what it takes. Returns undefined if it
   * exceeds the share.
   */
  attempt<T>(share: number, work: (budget: Budget) => T): T | undefined {
    const most = this.#left * share;
    const part = new Budget(most, this.reals);
    try {
      return withBudget(part, () => work(part));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return undefined;
    } finally {
      this.#left -= most - Math.max(part.#left, 0);
    }
  }
}

let activeBudget: Budget | undefined;

/** Runs work whose exact arithmetic is charged to a budget. */
export function withBudget<T>(budget: Budget, work: () => T): T {
  const outer = activeBudget;
  activeBudget = budget;
  try {
    return work();
  } finally {
    activeBudget = outer;
  }
}

/** Charges exact arithmetic to the budget of the current line. @throws InputError if it is exhausted. */
export const spendOnActiveBudget = (work: number): void => activeBudget?.spend(work);

/** Returns the limit of the current line for computable reals. */
export const activeWork = (): Work => activeBudget?.reals ?? new Work(LIMITS.reals);
