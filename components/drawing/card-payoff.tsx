import { formatNumber } from "@/lib/core/numeric/text";
import { buildSchedule } from "@/lib/science/finance/schedule";
import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label, type Point } from "./marks";
import { type Area, Axes, type Axis, createPlacement } from "./plot";

const TEXT = {
  title: "A card balance of $6,000 at 22% with three fixed payments",
  description:
    "Chart of the balance over six years. With $300 a month it reaches zero after 26 months, with $200 after 44 months, with $150 after 73 months.",
  caption: "Twice the payment takes about a third of the time, because the interest is paid first.",
};

const [BALANCE, RATE, LIMIT] = [600_000, 0.22 / 12, 600];
const AREA: Area = [46, 34, 392, 204];
const month: Axis = {
  from: 0,
  to: 76,
  ticks: [0, 12, 24, 36, 48, 60, 72],
  format: (months) => String(months / 12),
  name: "Years",
};
const balance: Axis = {
  from: 0,
  to: 6000,
  ticks: [0, 2000, 4000, 6000],
  format: (dollars) => formatNumber(dollars),
  name: "Balance in dollars, with a monthly payment of …",
};
const place = createPlacement(month, balance, AREA);

/** Returns the balance after each payment of a fixed amount, in dollars. */
function balancesWith(payment: number): Point[] {
  const { rows } = buildSchedule({
    principal: BALANCE,
    rate: RATE,
    payment: payment * 100,
    payments: LIMIT,
  });
  // The last payment is smaller, so the line ends within its month.
  const last = (rows.at(-1)?.payment ?? 0) / (payment * 100);
  return [
    [0, BALANCE / 100],
    ...rows.slice(0, -1).map((row, index): Point => [index + 1, row.balance / 100]),
    [rows.length - 1 + last, 0],
  ];
}

const PLANS: readonly (readonly [payment: number, tone: "accent" | "strong" | "fine", labelAt: Point])[] = [
  [150, "accent", [42, 4250]],
  [200, "strong", [30, 3050]],
  [300, "fine", [20.5, 1650]],
];

/** Balance of a card over time with fixed payments, from the loan calculator’s schedule. */
export const CardPayoff = () => (
  <Drawing {...TEXT} size={[400, 240]}>
    <Axes x={month} y={balance} area={AREA} />
    {PLANS.map(([payment, tone, labelAt]) => (
      <g key={payment}>
        <polyline points={formatPoints(balancesWith(payment).map(place))} className={joinClasses(tone)} />
        <Label at={place(labelAt)} kind="name">{`$${payment}`}</Label>
      </g>
    ))}
  </Drawing>
);
