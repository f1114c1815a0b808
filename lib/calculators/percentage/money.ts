import type { Currency } from "../../fields/currency.ts";
import { formatMoney } from "../../finance/money.ts";
import * as R from "../../units/rational.ts";
import { type Computation, refuse, type Warning } from "../computation.ts";
import { answered, fromPercent, OUT_OF_REACH, percentShown, shown, toPercent } from "./exact.ts";

/** Beyond it a double cannot hold an amount to the cent. */
const MOST_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/** An amount in whole minor units (cents), rounded half away from zero. */
function minorOf(amount: R.Rational, { decimals }: Currency): bigint {
  const { integer } = R.scaledInteger(amount, decimals);
  return amount.n < 0n ? -integer : integer;
}

const majorOf = (minor: bigint, { decimals }: Currency): R.Rational =>
  R.rational(minor, 10n ** BigInt(decimals));

/** Works with amounts of one currency: minor units in, text and major units out. */
const purse = (currency: Currency) => ({
  minor: (amount: number): bigint => minorOf(R.fromNumber(amount), currency),
  part: (minor: bigint, rate: R.Rational): bigint =>
    minorOf(R.multiply(majorOf(minor, currency), rate), currency),
  major: (minor: bigint): R.Rational => majorOf(minor, currency),
  text: (minor: bigint): string => formatMoney(R.toNumber(majorOf(minor, currency)), currency),
});

interface Tip {
  bill: number;
  tipRate: number;
  people: number;
  billTax: number;
  roundUp: boolean;
}

/** A tip on the bill without its tax, and shares that add up to the total to the cent. */
export function tipped({ bill, tipRate, people, billTax, roundUp }: Tip, currency: Currency): Computation {
  if (billTax > bill) return refuse("billTax", "The tax in the bill cannot be more than the bill.");
  const { minor, part, major, text } = purse(currency);
  const [billMinor, taxMinor, persons] = [minor(bill), minor(billTax), BigInt(people)];
  const base = billMinor - taxMinor;
  const exactTip = part(base, fromPercent(tipRate));
  const unit = 10n ** BigInt(currency.decimals);
  const exactTotal = billMinor + exactTip;
  const total = roundUp ? ((exactTotal + unit - 1n) / unit) * unit : exactTotal;
  const tip = total - billMinor;
  const [each, more] = [total / persons, total % persons];
  const split =
    more === 0n
      ? `${people} × ${text(each)}`
      : `${persons - more} × ${text(each)} + ${more} × ${text(each + 1n)}`;
  return answered(
    "bill",
    {
      perPerson: major(each),
      ...(more === 0n ? {} : { payMore: Number(more) }),
      tip: major(tip),
      total: major(total),
    },
    {
      steps: [
        {
          title: "Tip",
          formula: taxMinor > 0n ? "(bill − tax) · P/100" : "bill · P/100",
          substituted: `${taxMinor > 0n ? `(${text(billMinor)} − ${text(taxMinor)})` : text(billMinor)} · ${shown(R.fromNumber(tipRate))}/100`,
          result: text(exactTip),
        },
        {
          title: "Total",
          formula: roundUp ? "bill + tip, rounded up to a whole amount" : "bill + tip",
          substituted: `${text(billMinor)} + ${text(exactTip)}`,
          result: roundUp ? `${text(total)}, with a tip of ${text(tip)}` : text(total),
        },
        ...(people > 1
          ? [
              {
                title: "Shares",
                formula: "total ÷ people; some of them pay the leftover cents",
                substituted: `${text(total)} ÷ ${people}`,
                result: split,
              },
            ]
          : []),
      ],
      warnings:
        more === 0n
          ? []
          : [
              {
                text: `The total does not divide evenly: ${more} ${more === 1n ? "person pays" : "people pay"} ${text(each + 1n)} and ${persons - more} ${text(each)}, so that the shares add up to ${text(total)}.`,
                level: "note",
              },
            ],
    },
  );
}

/** A price with a discount, then tax on what is left. */
export function discounted(
  { price, discountRate, taxRate }: Readonly<Record<"price" | "discountRate" | "taxRate", number>>,
  currency: Currency,
): Computation {
  const { minor, part, major, text } = purse(currency);
  const full = minor(price);
  const saved = part(full, fromPercent(discountRate));
  const net = full - saved;
  const tax = part(net, fromPercent(taxRate));
  return answered(
    "price",
    { finalPrice: major(net + tax), netPrice: major(net), saved: major(saved), tax: major(tax) },
    {
      steps: [
        {
          title: "Discount",
          formula: "price · D/100",
          substituted: `${text(full)} · ${shown(R.fromNumber(discountRate))}/100`,
          result: text(saved),
        },
        {
          title: "Price after the discount",
          formula: "price − discount",
          substituted: `${text(full)} − ${text(saved)}`,
          result: text(net),
        },
        {
          title: "Tax",
          formula: "discounted price · T/100",
          substituted: `${text(net)} · ${shown(R.fromNumber(taxRate))}/100`,
          result: text(tax),
        },
        {
          title: "Final price",
          formula: "discounted price + tax",
          substituted: `${text(net)} + ${text(tax)}`,
          result: text(net + tax),
        },
      ],
    },
  );
}

interface Sale {
  cost: number;
  known: "markup" | "margin" | "price";
  markup: number;
  margin: number;
  sellingPrice: number;
}

/** Selling price, profit, markup on the cost and margin on the price, from the cost and one of them. */
export function marked(sale: Sale, currency: Currency): Computation {
  const { minor, part, major, text } = purse(currency);
  const cost = minor(sale.cost);
  if (sale.known === "price") return pricedSale(cost, minor(sale.sellingPrice), currency);
  const byMarkup = sale.known === "markup";
  const given = fromPercent(byMarkup ? sale.markup : sale.margin);
  if (!byMarkup && R.compare(given, R.ONE) >= 0)
    return refuse("margin", "The margin must be below 100%: at 100% the whole price would be profit.");
  const factor = byMarkup ? R.add(R.ONE, given) : R.divide(R.ONE, R.subtract(R.ONE, given));
  const price = part(cost, factor);
  if (price > MOST_MINOR) return refuse("cost", OUT_OF_REACH);
  // markup = margin/(1 − margin), margin = markup/(1 + markup); a price of 0 has no margin.
  const other = byMarkup
    ? R.isZero(factor)
      ? undefined
      : R.divide(given, factor)
    : R.subtract(factor, R.ONE);
  const [markup, margin] = byMarkup ? [given, other] : [other, given];
  const rate = shown(toPercent(given));
  return answered(
    "cost",
    {
      sellingPrice: major(price),
      profit: major(price - cost),
      ...(markup ? { markup: toPercent(markup) } : {}),
      ...(margin ? { margin: toPercent(margin) } : {}),
    },
    {
      steps: [
        {
          title: "Selling price",
          formula: byMarkup ? "cost · (1 + markup/100)" : "cost/(1 − margin/100)",
          substituted: byMarkup ? `${text(cost)} · (1 + ${rate}/100)` : `${text(cost)}/(1 − ${rate}/100)`,
          result: text(price),
        },
        ...(other
          ? [
              {
                title: byMarkup ? "Margin" : "Markup",
                formula: byMarkup ? "markup/(1 + markup)" : "margin/(1 − margin)",
                substituted: byMarkup
                  ? `${shown(given)}/(1 + ${shown(given)})`
                  : `${shown(given)}/(1 − ${shown(given)})`,
                result: percentShown(toPercent(other)),
              },
            ]
          : []),
      ],
      warnings: lossNotes(price, cost),
    },
  );
}

function pricedSale(cost: bigint, price: bigint, currency: Currency): Computation {
  if (price === 0n && cost === 0n)
    return refuse("sellingPrice", "With a cost and a price of 0 there is no markup and no margin.");
  const { major, text } = purse(currency);
  const profit = price - cost;
  const markup = cost === 0n ? undefined : R.rational(profit * 100n, cost);
  const margin = price === 0n ? undefined : R.rational(profit * 100n, price);
  const step = (title: string, rate: R.Rational | undefined, base: string, over: bigint) =>
    rate
      ? [
          {
            title,
            formula: `100 · (price − cost)/${base}`,
            substituted: `100 · (${text(price)} − ${text(cost)})/${text(over)}`,
            result: percentShown(rate),
          },
        ]
      : [];
  return answered(
    "sellingPrice",
    {
      ...(margin ? { margin } : { sellingPrice: major(price) }),
      ...(markup ? { markup } : {}),
      profit: major(profit),
    },
    {
      steps: [...step("Margin", margin, "price", price), ...step("Markup", markup, "cost", cost)],
      warnings: [
        ...lossNotes(price, cost),
        ...(markup ? [] : [missingNote("markup", "cost")]),
        ...(margin ? [] : [missingNote("margin", "selling price")]),
      ],
    },
  );
}

const missingNote = (rate: string, base: string): Warning => ({
  text: `There is no ${rate}: the ${base} is 0.`,
  level: "note",
});

const lossNotes = (price: bigint, cost: bigint): Warning[] =>
  price < cost ? [{ text: "The selling price is below the cost: every sale loses money." }] : [];
