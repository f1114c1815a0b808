import type { Example } from "../../kit/calculator/define.ts";
import type { RawInput } from "../../kit/fields/entry.ts";

/** Appendix J prints its rates to two decimals. */
const PRINTED = 0.005;

const example = (
  clause: string,
  id: string,
  title: string,
  apr: number,
  totalPaid: number,
  inputs: Readonly<Record<string, RawInput>>,
): Example => ({
  id: `regulation-z-${id}`,
  title: `Regulation Z: ${title}`,
  origin: {
    kind: "published",
    source: `12 CFR 1026, Appendix J, (c)(${clause}), examples for the actuarial method: ${apr.toFixed(2)}%`,
  },
  inputs: { mode: "rate", years: 0, ...inputs },
  // Without fees, and compounded as often as it is paid, the rate is the APR.
  expect: {
    outputs: { apr, rate: apr, totalPaid },
    tolerance: { apr: PRINTED / apr, rate: PRINTED / apr, totalPaid: 1e-12 },
  },
});

const january = { loanDate: "1978-01-10", firstPayment: "1978-02-10" } as const;
const single = { years: 1, frequency: "annual", amount: 1000 } as const;

/** The worked examples of Appendix J to Regulation Z, (c)(1) to (c)(5): all those with one advance. */
export const regulationZ: readonly Example[] = [
  example("1)(i", "regular", "5,000 in 24 monthly payments of 230", 9.69, 5520, {
    ...january,
    amount: 5000,
    payment: 230,
    years: 2,
  }),
  example(
    "1)(ii",
    "long-first-period",
    "6,000 lent on February 10, 1978, 36 payments of 200 from April 1",
    11.82,
    7200,
    { amount: 6000, payment: 200, years: 3, loanDate: "1978-02-10", firstPayment: "1978-04-01" },
  ),
  example(
    "1)(iii",
    "semi-monthly",
    "5,000 lent on February 23, 1978, 24 payments of 219.17 twice a month from March 1",
    10.34,
    5260.08,
    {
      amount: 5000,
      payment: 219.17,
      years: 1,
      frequency: "semi-monthly",
      loanDate: "1978-02-23",
      firstPayment: "1978-03-01",
    },
  ),
  example(
    "1)(iv",
    "quarterly",
    "10,000 lent on May 23, 1978, 40 quarterly payments of 385 from October 1",
    8.97,
    15400,
    {
      amount: 10000,
      payment: 385,
      years: 10,
      frequency: "quarterly",
      loanDate: "1978-05-23",
      firstPayment: "1978-10-01",
    },
  ),
  example(
    "1)(v",
    "weekly",
    "500 lent on March 20, 1978, 30 weekly payments of 17.60 from April 21",
    14.96,
    528,
    {
      amount: 500,
      payment: 17.6,
      months: 7,
      frequency: "weekly",
      loanDate: "1978-03-20",
      firstPayment: "1978-04-21",
    },
  ),
  example("2)(i", "odd-first-payment", "5,000 repaid by 250 and 23 times 230", 10.08, 5540, {
    ...january,
    amount: 5000,
    payment: 230,
    firstAmount: 250,
    years: 2,
  }),
  example(
    "2)(ii",
    "four-weekly",
    "400 lent on March 18, 1978, repaid every four weeks from April 20 by 39.50 and 11 times 38.31",
    28.5,
    460.91,
    {
      amount: 400,
      payment: 38.31,
      firstAmount: 39.5,
      months: 11,
      frequency: "four-weekly",
      loanDate: "1978-03-18",
      firstPayment: "1978-04-20",
    },
  ),
  example("3)(i", "odd-last-payment", "5,000 repaid by 23 times 230 and 280", 10.5, 5570, {
    ...january,
    amount: 5000,
    payment: 230,
    lastAmount: 280,
    years: 2,
  }),
  example(
    "3)(ii",
    "bi-weekly",
    "200 lent on April 3, 1978, repaid every two weeks from April 11 by 19 times 9.50 and 30",
    12.22,
    210.5,
    {
      amount: 200,
      payment: 9.5,
      months: 9,
      frequency: "bi-weekly",
      loanDate: "1978-04-03",
      firstPayment: "1978-04-11",
      balloonKind: "amount",
      balloon: 20.5,
    },
  ),
  example("4)(i", "odd-first-and-last", "5,000 repaid by 250, 22 times 230 and 280", 10.9, 5590, {
    ...january,
    amount: 5000,
    payment: 230,
    firstAmount: 250,
    lastAmount: 280,
    years: 2,
  }),
  example(
    "4)(ii",
    "two-monthly",
    "8,000 lent on January 10, 1978, every two months from March 1: 449.36, 18 times 465, 200",
    7.3,
    9019.36,
    {
      amount: 8000,
      payment: 465,
      firstAmount: 449.36,
      lastAmount: 200,
      months: 40,
      frequency: "two-monthly",
      loanDate: "1978-01-10",
      firstPayment: "1978-03-01",
    },
  ),
  example("5)(i", "single-days", "1,000 for 1,080 after 255 days", 11.45, 1080, {
    ...single,
    payment: 1080,
    loanDate: "1978-01-03",
    firstPayment: "1978-09-15",
  }),
  example("5)(ii", "single-months", "1,000 for 1,044 after six months", 8.8, 1044, {
    ...single,
    payment: 1044,
    loanDate: "1978-07-15",
    firstPayment: "1979-01-15",
  }),
  example("5)(iii", "single-18-months", "1,000 for 1,135.19 after 18 months", 8.76, 1135.19, {
    ...single,
    payment: 1135.19,
    loanDate: "1978-01-17",
    firstPayment: "1979-07-17",
  }),
  example("5)(iv", "single-two-years", "1,000 for 1,240 after two years", 11.36, 1240, {
    ...single,
    payment: 1240,
    loanDate: "1978-01-03",
    firstPayment: "1980-01-03",
  }),
];
