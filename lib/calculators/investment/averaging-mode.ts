import { roundTo } from "../../core/numeric/round.ts";
import { failure } from "../../core/result/result.ts";
import type { Chart, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { percentOf } from "../../science/finance/rates.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

const TOO_LARGE = 1e13;

interface Purchase {
  amount: number;
  price: number;
  /** Shares bought with the purchase, and in total. */
  shares: number;
  sharesSoFar: number;
  /** Average cost of a share so far. */
  averageCost: number;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function averagingMode(
  { purchases, priceNow }: Inputs<"averaging">,
  currency: Currency,
): ModeResult<"averaging"> {
  const bought = runningTotals(purchases);
  const last = bought.at(-1);
  const [first] = purchases;
  if (!last || !first) return failure("purchases", messages.errors.noPurchase);
  const { sharesSoFar: shares, averageCost } = last;
  const paid = averageCost * shares;
  const value = shares * priceNow;
  const atOnce = (paid / first.price) * priceNow;
  if (!(Math.max(paid, value, atOnce) < TOO_LARGE))
    return failure("priceNow", messages.errors.pricesTooLarge);
  const averagePrice = average(purchases.map(({ price }) => price));
  const toCents = (amount: number): number => roundTo(amount, currency.decimals);
  const gain = toCents(value) - toCents(paid);
  return {
    ok: true,
    value: {
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
      assumptions: [messages.assumptions.fractionalShares, messages.assumptions.roiIgnoresTime],
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
  return [{ text: messages.warnings.averaging.equalAmounts, level: "note" }];
}

function chartOf(bought: readonly Purchase[]): Chart {
  const line = (id: string, label: string, value: (purchase: Purchase) => number) => ({
    id,
    label,
    points: bought.map((purchase, index) => [index + 1, value(purchase)] as const),
  });
  const texts = messages.charts.averaging;
  const last = bought.at(-1);
  const middle = average(bought.map(({ price }) => price));
  const each = (value: number) => ({ value, format: { kind: "number", significant: 6 } }) as const;
  return {
    id: "cost",
    title: texts.title,
    ...concluded(
      last && middle - last.averageCost > 1e-9 * middle
        ? texts.finding({ cost: each(last.averageCost), price: each(middle) })
        : undefined,
    ),
    summary: texts.summary,
    kind: "lines",
    x: { label: texts.purchase, format: { kind: "count" } },
    y: { label: texts.perShare, format: { kind: "number", significant: 6 } },
    series: [
      line("price", texts.price, ({ price }) => price),
      line("average", texts.average, ({ averageCost }) => averageCost),
    ],
  };
}

function tableOf(bought: readonly Purchase[]): Table {
  const shares = { kind: "number", significant: 8 } as const;
  const texts = messages.tables.purchases;
  return {
    id: "purchases",
    title: texts.title,
    columns: [
      { id: "number", label: texts.number, format: { kind: "count" } },
      { id: "amount", label: texts.amount, format: { kind: "money" } },
      { id: "price", label: texts.price, format: shares },
      { id: "shares", label: texts.shares, format: shares },
      { id: "total", label: texts.total, format: shares },
      { id: "average", label: texts.average, format: shares },
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
