import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label } from "./marks";
import { type Area, Axes, type Axis, createPlacement, valuesBetween } from "./plot";

const TEXT = {
  title: "The same investment without a fee and with 1% a year",
  description:
    "Chart of $50,000 that grows at 6% a year for 25 years. Without a fee it becomes $214,594; with a fee of 1% at each year’s end it becomes $166,915. The tinted gap between the lines widens from nothing to $47,678.",
  caption: "The gap in the last year is almost the whole starting amount.",
};

const [START, RETURN, FEE, YEARS] = [50, 0.06, 0.01, 25];
const AREA: Area = [34, 34, 344, 214];
const year: Axis = { from: 0, to: YEARS, ticks: [0, 5, 10, 15, 20, 25], format: String, name: "Years" };
const value: Axis = {
  from: 0,
  to: 220,
  ticks: [0, 50, 100, 150, 200],
  format: String,
  name: "Value, thousands of dollars",
};
const place = createPlacement(year, value, AREA);
const grow = (fee: number) =>
  valuesBetween(0, YEARS, YEARS).map((at) => place([at, START * ((1 + RETURN) * (1 - fee)) ** at]));
const [free, charged] = [grow(0), grow(FEE)];
const endOf = (points: typeof free): number => points.at(-1)?.[1] ?? 0;

/** Growth of an investment without and with a yearly fee. */
export const FeeDrag = () => (
  <Drawing {...TEXT} size={[400, 250]}>
    <polygon points={formatPoints([...free, ...charged.toReversed()])} className={joinClasses("area")} />
    <Axes x={year} y={value} area={AREA} />
    <polyline points={formatPoints(free)} />
    <polyline points={formatPoints(charged)} className={joinClasses("accent")} />
    <Label at={[AREA[2] + 6, endOf(free) + 4]}>No fee</Label>
    <Label at={[AREA[2] + 6, endOf(charged) + 4]} kind="name">
      1% fee
    </Label>
  </Drawing>
);
