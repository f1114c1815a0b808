import { roundTo } from "../../core/numeric/round.ts";
import {
  type Chart,
  failure,
  type Step,
  type Table,
  type Warning,
} from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { percentOf } from "../../science/finance/rates.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

const TOO_LARGE = 1e13;

interface Purchase {
  amount: number;
  price: number;
  /** Bought with it, and so far. */
  shares: number;
  sharesSoFar: number;
  /** Average cost of a share so far. */
  averageCost: number;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Dollar-cost averaging: purchases at changing prices, against all of it at the first price. */
export function averagingMode(
  { purchases, priceNow }: Inputs<"averaging">,
  currency: Currency,
): ModeResult<"averaging"> {
  const bought = runningTotals(purchases);
  const last = bought.at(-1);
  const [first] = purchases;
  if (!last || !first) return failure("purchases", "Enter at least one purchase.");
  const { sharesSoFar: shares, averageCost } = last;
  const paid = averageCost * shares;
  const value = shares * priceNow;
  const atOnce = (paid / first.price) * priceNow;
  if (!(Math.max(paid, value, atOnce) < TOO_LARGE))
    return failure("priceNow", "The amounts are too large to calculate to the cent. Check the prices.");
  const averagePrice = average(purchases.map(({ price }) => price));
  const toCents = (amount: number): number => roundTo(amount, currency.decimals);
  const gain = toCents(value) - toCents(paid);
  return {
    ok: true,
    answer: {
      outputs: {
        averageCost: roundTo(averageCost, 10),
        averagePrice: roundTo(averagePrice, 10),
        shares: roundTo(shares, 10),
        contributed: toCents(paid),
        valueNow: toCents(value),
        gain: toCents(gain),
        roi: percentOf(value / paid - 1),
        atOnce: toCents(atOnce),
      },
      steps: averagingSteps(purchases, { shares, paid, value, priceNow }),
      warnings: warningsOf(purchases),
      assumptions: [
        "Fractional shares are allowed; include purchase fees in the amounts or leave them out.",
        "ROI ignores time; for a yearly return, enter the purchases by date under XIRR.",
      ],
      charts: bought.length > 1 ? [chartOf(bought)] : [],
      tables: [tableOf(bought)],
    },
  };
}

function runningTotals(purchases: Inputs<"averaging">["purchases"]): Purchase[] {
  let [paid, sharesSoFar] = [0, 0];
  return purchases.map(({ amount, price }) => {
    const shares = amount / price;
    paid += amount;
    sharesSoFar += shares;
    return { amount, price, shares, sharesSoFar, averageCost: paid / sharesSoFar };
  });
}

const averagingSteps = (
  purchases: Inputs<"averaging">["purchases"],
  {
    shares: N,
    paid: S,
    value: V,
    priceNow,
  }: { shares: number; paid: number; value: number; priceNow: number },
): Step[] => [
  step("shares", {
    N,
    A: purchases.map(({ amount }) => amount),
    p: purchases.map(({ price }) => price),
  }),
  step("averageCost", { c: S / N, S, N }),
  step("valueNow", { V, N, p: priceNow }),
  step("roiNow", { ROI: 100 * (V / S - 1), V, S }),
];

function warningsOf(purchases: Inputs<"averaging">["purchases"]): Warning[] {
  const [first] = purchases;
  if (purchases.some(({ amount }) => amount !== first?.amount) || purchases.length === 1) return [];
  return [
    {
      text: "With equal amounts, the average cost is the harmonic mean of the prices. It is never above their average, because each amount buys more shares when they are cheap.",
      level: "note",
    },
  ];
}

function chartOf(bought: readonly Purchase[]): Chart {
  const line = (id: string, label: string, value: (purchase: Purchase) => number) => ({
    id,
    label,
    points: bought.map((purchase, index) => [index + 1, value(purchase)] as const),
  });
  const last = bought.at(-1);
  const middle = average(bought.map(({ price }) => price));
  const each = (value: number) => ({ value, format: { kind: "number", significant: 6 } }) as const;
  return {
    id: "cost",
    title: "Price and average cost",
    ...concluded(
      last && middle - last.averageCost > 1e-9 * middle
        ? sentence`Average cost ${each(last.averageCost)}, below the average price of ${each(middle)}`
        : undefined,
    ),
    summary: "The price at each purchase and the average cost per share so far.",
    kind: "lines",
    x: { label: "Purchase", format: { kind: "count" } },
    y: { label: "Per share", format: { kind: "number", significant: 6 } },
    series: [
      line("price", "Price", ({ price }) => price),
      line("average", "Average cost so far", ({ averageCost }) => averageCost),
    ],
  };
}

function tableOf(bought: readonly Purchase[]): Table {
  const shares = { kind: "number", significant: 8 } as const;
  return {
    id: "purchases",
    title: "Purchase by purchase",
    columns: [
      { id: "number", label: "No.", format: { kind: "count" } },
      { id: "amount", label: "Amount", format: { kind: "money" } },
      { id: "price", label: "Price", format: shares },
      { id: "shares", label: "Shares", format: shares },
      { id: "total", label: "Shares so far", format: shares },
      { id: "average", label: "Average cost so far", format: shares },
    ],
    rows: bought.map(({ amount, price, shares: sharesBought, sharesSoFar, averageCost }, index) => [
      index + 1,
      amount,
      price,
      sharesBought,
      sharesSoFar,
      averageCost,
    ]),
    ...(bought.length > 40 && { folded: true as const }),
  };
}
