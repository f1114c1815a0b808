import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Amortization } from "../components/drawing/amortization.tsx";
import { BmiChart } from "../components/drawing/bmi-chart.tsx";
import { CardPayoff } from "../components/drawing/card-payoff.tsx";
import { EnergyNeeds } from "../components/drawing/energy-needs.tsx";
import { FeeDrag } from "../components/drawing/fee-drag.tsx";
import { ResultCard } from "../components/drawing/result-card.tsx";
import { formatNumber } from "../lib/core/numeric/text.ts";
import { shownAt } from "./outputs-at.ts";

const markupOf = (drawing: FunctionComponent): string => renderToStaticMarkup(createElement(drawing));
/** Returns the drawing without its text alternative and caption. */
const picture = (markup: string): string => markup.replace(/<desc[\s\S]*<\/desc>/, "");
const rounded = (value: unknown): string => formatNumber(Number(value), { decimals: 0 });

const WOMAN = "age=35&weight=68&height=165";

it("draws and describes the energy needs that the calorie calculator displays", async () => {
  const markup = markupOf(EnergyNeeds);
  const addresses = [
    ...["sedentary", "light", "moderate", "very", "extra"].map((level) => `${WOMAN}&activity=${level}`),
    ...["inactive", "low-active", "active", "very-active"].map(
      (level) => `${WOMAN}&formula=eer&category=${level}`,
    ),
  ];
  for (const address of addresses) {
    const { maintenance } = await shownAt("calorie", address);
    expect(picture(markup)).toContain(`>${rounded(maintenance)}<`);
    expect(markup.match(/<desc[\s\S]*<\/desc>/)?.[0]).toContain(rounded(maintenance));
  }
});

it("draws the BMI of both people as the BMI calculator displays it", async () => {
  for (const [name, address] of [
    ["Woman", "height=165&weight=68"],
    ["Man", "height=180&weight=82"],
  ] as const) {
    const { bmi } = await shownAt("bmi", address);
    expect(picture(markupOf(BmiChart))).toContain(`${name} ${Number(bmi).toFixed(1)}`);
  }
});

it("describes the amortization of the mortgage calculator", async () => {
  const { payment } = await shownAt("mortgage", "price=300000&downPercent=0");
  expect(Math.round((12 * Number(payment)) / 50) * 50).toBe(22_750);
  expect(markupOf(Amortization)).toContain("$22,750");
});

it("describes the payoff times of the loan calculator", async () => {
  for (const [amount, months] of [
    ["300", 26],
    ["200", 44],
    ["150", 73],
  ] as const) {
    const { payments } = await shownAt("loan", `mode=term&amount=6000&rate=22&payment=${amount}`);
    expect(payments).toBe(months);
    expect(markupOf(CardPayoff)).toContain(`${months} months`);
  }
});

it("describes the fee of the investment calculator", async () => {
  const address = "initial=50000&contribution=0&annualReturn=6&years=25&fee=1&inflation=";
  const { withoutFees, finalValue, feeCost } = await shownAt("investment", address);
  for (const value of [withoutFees, finalValue, feeCost])
    expect(markupOf(FeeDrag)).toContain(`$${rounded(value)}`);
});

it("draws the result card with the default loan", async () => {
  const { payment, totalInterest } = await shownAt("loan", "");
  expect(`$${payment}`).toBe("$489.15");
  const text = picture(markupOf(ResultCard)).replace(/<[^<>]*>/g, "");
  expect(text).toContain("$489.15");
  expect(text).toContain(`$${formatNumber(Number(totalInterest), { decimals: 2 })}`.replace(/\.2$/, ".20"));
});
