import type { Figure } from "./figures.ts";

/** The figures of a question about borrowed money, each in its place. */
export interface LoanFigures {
  rate?: string | undefined;
  years?: string | undefined;
  months?: string | undefined;
  payment?: string | undefined;
  extra?: string | undefined;
  fees?: string | undefined;
  amounts: readonly string[];
}

const RATE_BEFORE = /(?:\bat|rate(?: of| is)?|interest(?: rate)?(?: of| is)?|apr(?: of| is)?)$/;
const PAYMENT_BEFORE =
  /(?:\bpay(?:ing)?|payments? (?:of|is|are)|payment|afford(?: to pay)?|instal?lments? of)$/;

/** Sorts the figures of a question: rate, term, payment, extras, fees, and what is left as amounts. */
export function loanFigures(figures: readonly Figure[], asksPayment: boolean): LoanFigures {
  const rest: string[] = [];
  const found: { -readonly [K in keyof Omit<LoanFigures, "amounts">]?: string | undefined } = {};
  for (const { kind, value, before, after, per } of figures) {
    if (kind === "percent" && !/down|tax|pmi|deposit/.test(after.slice(0, 16))) found.rate ??= value;
    else if (kind === "years") found.years ??= value;
    else if (kind === "months") found.months ??= value;
    else if (kind !== "money" && kind !== "plain") continue;
    else if (/extra$|additional$/.test(before) || after.startsWith("extra")) found.extra ??= value;
    else if (
      /fees?(?: of)?$|origination(?: of)?$/.test(before) ||
      /^(?:in )?(?:fees?|origination|closing)/.test(after)
    )
      found.fees ??= value;
    else if (per !== undefined || (!asksPayment && PAYMENT_BEFORE.test(before))) found.payment ??= value;
    else if (kind === "plain" && RATE_BEFORE.test(before) && found.rate === undefined && Number(value) <= 50)
      found.rate = value;
    else rest.push(value);
  }
  // "pay off 12,000 by paying 300": without a period the later amount is the payment.
  if (!asksPayment && found.payment === undefined && rest.length > 1) found.payment = rest.pop();
  return { ...found, amounts: rest };
}

/** "2.5" years or "30" months as the loan forms take them. */
export const termInput = ({ years, months }: LoanFigures): Record<string, string> => ({
  years: years ?? "0",
  months: months ?? "0",
});
