import { failure } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import * as R from "../../units/rational.ts";
import { answered, fromPercent, toPercent } from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** A double is not exact to the cent above this amount. */
const MOST_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/** Returns an amount in whole minor units (cents), rounded half away from zero, and if that changed it. */
function minorOf(amount: R.Rational, { decimals }: Currency): { minor: bigint; isRounded: boolean } {
  const { integer, exact } = R.scaledInteger(amount, decimals);
  return { minor: amount.n < 0n ? -integer : integer, isRounded: !exact };
}

const majorOf = (minor: bigint, { decimals }: Currency): R.Rational =>
  R.rational(minor, 10n ** BigInt(decimals));

/**
 * Converts amounts of one currency: minor units in; text and major units out, exactly or as doubles.
 * `rounded` returns its arguments, the ids of outputs, if an amount was rounded to the minor unit; otherwise nothing.
 */
function purse(currency: Currency) {
  let isRounded = false;
  const inMinor = (amount: R.Rational): bigint => {
    const { minor, isRounded: isCut } = minorOf(amount, currency);
    isRounded ||= isCut;
    return minor;
  };
  return {
    minor: (amount: number): bigint => inMinor(R.fromNumber(amount)),
    part: (minor: bigint, rate: R.Rational): bigint => inMinor(R.multiply(majorOf(minor, currency), rate)),
    major: (minor: bigint): R.Rational => majorOf(minor, currency),
    number: (minor: bigint): number => R.toNumber(majorOf(minor, currency)),
    text: (minor: bigint): string => formatMoney(R.toNumber(majorOf(minor, currency)), currency),
    rounded: (...outputs: string[]): readonly string[] => (isRounded ? outputs : []),
  };
}

/** Computes a tip on the bill without its tax, and shares that add up to the total to the cent. */
export function tipped(
  { bill, tipRate, people, billTax, roundUp }: Inputs<"tip">,
  currency: Currency,
): ModeResult<"tip"> {
  if (billTax > bill) return failure("billTax", messages.errors.billTaxAboveBill);
  const { minor, part, major, number, text, rounded } = purse(currency);
  const [billMinor, taxMinor, persons] = [minor(bill), minor(billTax), BigInt(people)];
  const base = billMinor - taxMinor;
  const exactTip = part(base, fromPercent(tipRate));
  const unit = 10n ** BigInt(currency.decimals);
  const exactTotal = billMinor + exactTip;
  const total = roundUp ? ((exactTotal + unit - 1n) / unit) * unit : exactTotal;
  const tip = total - billMinor;
  const [each, more] = [total / persons, total % persons];
  const [p, B, T, S] = [R.toNumber(tipRate), number(billMinor), number(taxMinor), number(total)];
  const t = number(exactTip);
  return answered<"tip">(
    "bill",
    {
      perPerson: major(each),
      payMore: more === 0n ? undefined : Number(more),
      tip: major(tip),
      total: major(total),
    },
    {
      rounded: [...rounded("perPerson", "tip", "total"), ...(more === 0n ? [] : ["perPerson"])],
      steps: [
        taxMinor > 0n ? step("tipWithoutTax", { t, p, B, T }) : step("tip", { t, p, B }),
        ...(roundUp
          ? [step("totalRoundedUp", { S, B, t }), step("roundedTip", { t: number(tip), S, B })]
          : [step("total", { S, B, t })]),
        ...(people > 1
          ? [sharesStep({ S, E: number(each), n: people, k: Number(more), u: number(1n) })]
          : []),
      ],
      warnings:
        more === 0n
          ? []
          : [
              {
                text: messages.warnings.unevenShares({
                  more,
                  others: persons - more,
                  larger: text(each + 1n),
                  smaller: text(each),
                  total: text(total),
                }),
                level: "note",
              },
            ],
    },
  );
}

/** Derives the share; `k` people pay a unit more. */
const sharesStep = ({ S, E, n, k, u }: Readonly<Record<"S" | "E" | "n" | "k" | "u", number>>): Step =>
  k === 0 ? step("evenShares", { E, S, n }) : step("shares", { S, n, E, k, u });

export function discounted(
  { price, discountRate, taxRate }: Inputs<"discount">,
  currency: Currency,
): ModeResult<"discount"> {
  const { minor, part, major, number, rounded } = purse(currency);
  const full = minor(price);
  const saved = part(full, fromPercent(discountRate));
  const net = full - saved;
  const tax = part(net, fromPercent(taxRate));
  const [P, s, N, t] = [number(full), number(saved), number(net), number(tax)];
  return answered<"discount">(
    "price",
    { finalPrice: major(net + tax), netPrice: major(net), saved: major(saved), tax: major(tax) },
    {
      rounded: rounded("finalPrice", "netPrice", "saved", "tax"),
      steps: [
        step("discount", { s, p: R.toNumber(discountRate), P }),
        step("netPrice", { N, P, s }),
        step("tax", { t, r: R.toNumber(taxRate), N }),
        step("finalPrice", { F: number(net + tax), N, t }),
      ],
    },
  );
}

/** Adds tax to a price, or finds the price before tax and the tax in it. */
export function taxed(
  { taxWay, taxedPrice, salesTaxRate }: Inputs<"tax">,
  currency: Currency,
): ModeResult<"tax"> {
  const { minor, part, major, number, rounded } = purse(currency);
  const price = minor(taxedPrice);
  const rate = fromPercent(salesTaxRate);
  if (taxWay === "add") {
    const tax = part(price, rate);
    const [P, t, F] = [number(price), number(tax), number(price + tax)];
    return answered<"tax">(
      "taxedPrice",
      { priceWithTax: major(price + tax), tax: major(tax) },
      {
        rounded: rounded("priceWithTax", "tax"),
        steps: [step("taxOnPrice", { t, r: R.toNumber(salesTaxRate), P }), step("priceWithTax", { F, P, t })],
      },
    );
  }
  const before = part(price, R.divide(R.ONE, R.add(R.ONE, rate)));
  const [F, P, t] = [number(price), number(before), number(price - before)];
  return answered<"tax">(
    "taxedPrice",
    { priceBeforeTax: major(before), tax: major(price - before) },
    {
      rounded: rounded("priceBeforeTax", "tax"),
      steps: [step("priceBeforeTax", { P, F, r: R.toNumber(salesTaxRate) }), step("taxInPrice", { t, F, P })],
    },
  );
}

/** Computes price, profit, markup on cost and margin on price, from the cost and one of them. */
export function marked(sale: Inputs<"markup">, currency: Currency): ModeResult<"markup"> {
  const { minor, part, major, number, rounded } = purse(currency);
  const cost = minor(sale.cost);
  if (sale.known === "price") return pricedSale(cost, minor(sale.sellingPrice), currency);
  const byMarkup = sale.known === "markup";
  const share = fromPercent(byMarkup ? sale.markup : sale.margin);
  if (!byMarkup && R.compare(share, R.ONE) >= 0) return failure("margin", messages.errors.marginTooHigh);
  const factor = byMarkup ? R.add(R.ONE, share) : R.divide(R.ONE, R.subtract(R.ONE, share));
  const price = part(cost, factor);
  if (price > MOST_MINOR) return failure("cost", messages.errors.resultOutOfRange);
  // markup = margin/(1 − margin), margin = markup/(1 + markup); a price of 0 has no margin.
  const other = byMarkup
    ? R.isZero(factor)
      ? undefined
      : R.divide(share, factor)
    : R.subtract(factor, R.ONE);
  const [markup, margin] = byMarkup ? [share, other] : [other, share];
  const [P, C] = [number(price), number(cost)];
  const [m, g] = [markup, margin].map((rate) => (rate ? R.toNumber(toPercent(rate)) : 0)) as [number, number];
  return answered<"markup">(
    "cost",
    {
      sellingPrice: major(price),
      profit: major(price - cost),
      markup: markup && toPercent(markup),
      margin: margin && toPercent(margin),
    },
    {
      rounded: rounded("sellingPrice", "profit"),
      steps: [
        byMarkup ? step("priceByMarkup", { P, C, m }) : step("priceByMargin", { P, C, g }),
        ...(other ? [byMarkup ? step("marginOfMarkup", { g, m }) : step("markupOfMargin", { m, g })] : []),
      ],
      warnings: lossNotes(price, cost),
    },
  );
}

function pricedSale(cost: bigint, price: bigint, currency: Currency): ModeResult<"markup"> {
  if (price === 0n && cost === 0n) return failure("sellingPrice", messages.errors.saleOfZero);
  const { major, number } = purse(currency);
  const profit = price - cost;
  const markup = cost === 0n ? undefined : R.rational(profit * 100n, cost);
  const margin = price === 0n ? undefined : R.rational(profit * 100n, price);
  const [P, C] = [number(price), number(cost)];
  return answered<"markup">(
    "sellingPrice",
    { margin, sellingPrice: margin ? undefined : major(price), markup, profit: major(profit) },
    {
      steps: [
        ...(margin ? [step("margin", { g: R.toNumber(margin), P, C })] : []),
        ...(markup ? [step("markup", { m: R.toNumber(markup), P, C })] : []),
      ],
      warnings: [
        ...lossNotes(price, cost),
        ...(markup ? [] : [note(messages.warnings.noMarkup)]),
        ...(margin ? [] : [note(messages.warnings.noMargin)]),
      ],
    },
  );
}

const note = (text: string): Warning => ({ text, level: "note" });

const lossNotes = (price: bigint, cost: bigint): Warning[] =>
  price < cost ? [{ text: messages.warnings.loss }] : [];
