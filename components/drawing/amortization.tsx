import { paymentFor } from "@/lib/science/finance/level-payment";
import { buildSchedule, toWhole } from "@/lib/science/finance/schedule";
import { Drawing } from "./drawing";
import { joinClasses, Label } from "./marks";
import { type Area, Axes, type Axis, createPlacement, Legend } from "./plot";

const TEXT = {
  title: "Interest and principal of a 30-year mortgage",
  description:
    "One bar for each of 30 years of a mortgage of $300,000 at 6.5%. Every bar is the same yearly payment of about $22,750. In the first year $19,400 of it is interest; the share of interest falls slowly, equals the principal in year 20, and is nearly nothing in year 30.",
  caption:
    "The payment never changes; its two parts do. It takes until the 20th year for more of it to repay the loan than to pay interest.",
};

const MONTHS = 12;
const [PRINCIPAL, RATE, PAYMENTS] = [30_000_000, 0.065 / MONTHS, 360];
const CENTS_PER_THOUSAND = 100_000;

interface Year {
  interest: number;
  principal: number;
}

/** Returns the interest and principal of each year, in thousands of dollars. */
function yearsOfMortgage(): Year[] {
  const level = { rate: RATE, payments: PAYMENTS, balloon: 0, inAdvance: false };
  const payment = toWhole(paymentFor(PRINCIPAL, level));
  const { rows } = buildSchedule({ principal: PRINCIPAL, rate: RATE, payment, payments: PAYMENTS });
  return Array.from({ length: PAYMENTS / MONTHS }, (_, index) => {
    const year = rows.slice(index * MONTHS, (index + 1) * MONTHS);
    const sum = (part: "interest" | "principal"): number =>
      year.reduce((total, row) => total + row[part], 0) / CENTS_PER_THOUSAND;
    return { interest: sum("interest"), principal: sum("principal") };
  });
}

const AREA: Area = [34, 54, 396, 234];
const [, , , BOTTOM] = AREA;
const years = yearsOfMortgage();
const year: Axis = { from: 0, to: 30, ticks: [1, 10, 20, 30], format: String, name: "Year" };
const amount: Axis = {
  from: 0,
  to: 24,
  ticks: [0, 6, 12, 18, 24],
  format: String,
  name: "Paid in a year, thousands of dollars",
};
const place = createPlacement(year, amount, AREA);
const WIDTH = 9;

/** Yearly interest and principal of $300,000 at 6.5% over 30 years, from the mortgage calculator’s schedule. */
export const Amortization = () => (
  <Drawing {...TEXT} size={[400, 272]}>
    <Axes x={{ ...year, from: -0.5, to: 29.5, ticks: [] }} y={amount} area={AREA} />
    {years.map(({ interest, principal }, index) => {
      const number = index + 1;
      const [x] = place([index + 0.5, 0]);
      const [, split] = place([0, principal]);
      const [, top] = place([0, principal + interest]);
      return (
        <g key={number}>
          <rect
            x={x - WIDTH / 2}
            y={split}
            width={WIDTH}
            height={BOTTOM - split}
            className={joinClasses("accent", "solid")}
          />
          <rect
            x={x - WIDTH / 2}
            y={top}
            width={WIDTH}
            height={split - top}
            className={joinClasses("area")}
          />
          {year.ticks.includes(number) && (
            <Label at={[x, BOTTOM + 16]} anchor="middle" kind="quiet">
              {String(number)}
            </Label>
          )}
        </g>
      );
    })}
    <Legend
      at={[34, 16]}
      entries={[
        [["accent", "solid"], "Principal", 90],
        [["area"], "Interest", 80],
      ]}
    />
  </Drawing>
);
