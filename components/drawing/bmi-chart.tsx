import { formatFixed } from "@/lib/core/numeric/text";
import { bmiBands, bodyMassIndex, roundedBmi, weightAt } from "@/lib/science/health/bmi";
import { POUND } from "@/lib/units/constants";
import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label, type Point } from "./marks";
import { type Area, Axes, type Axis, createPlacement, valuesBetween } from "./plot";

const TEXT = {
  title: "Weight and height with the BMI bands",
  description:
    "Chart of weight from 40 to 140 kg over height from 150 to 195 cm. Curves of constant BMI at 18.5, 25, 30, 35 and 40 rise with the square of height. The healthy band between 18.5 and 25 is tinted. A woman of 165 cm and 68 kg is on the curve of 25; a man of 180 cm and 82 kg is slightly above it.",
  caption:
    "Height at the bottom, weight at the sides. At 1.75 m the healthy band spans 20 kg, or 43 lb: room for quite different bodies.",
};

const AREA: Area = [34, 34, 366, 300];
const [, TOP, RIGHT] = AREA;
const height: Axis = {
  from: 150,
  to: 195,
  ticks: [150, 160, 170, 180, 190],
  format: String,
  name: "Height, cm",
};
const weight: Axis = {
  from: 40,
  to: 140,
  ticks: [40, 60, 80, 100, 120, 140],
  format: String,
  name: "Weight, kg",
};
const POUNDS = [100, 150, 200, 250, 300];
const place = createPlacement(height, weight, AREA);

/** Returns the point of a BMI at a height in cm, kept inside the plot. */
const pointAt = (bmi: number, at: number): Point => place([at, Math.min(weight.to, weightAt(bmi, at / 100))]);
/** Returns the height in cm at which a curve leaves the plot. */
const endOf = (bmi: number): number => Math.min(height.to, 100 * Math.sqrt(weight.to / bmi));
const curve = (bmi: number): Point[] =>
  valuesBetween(height.from, endOf(bmi), 24).map((at) => pointAt(bmi, at));

const LIMITS = bmiBands.who.flatMap(({ below = 0 }) => (below >= 18.5 ? [below] : []));
const NAMES: readonly (readonly [name: string, bmi: number, at: number])[] = [
  ["Underweight", 17, 184],
  ["Healthy weight", 21.7, 184],
  ["Overweight", 27.4, 187],
  ["Obesity, class 1", 32.4, 182],
  ["Class 2", 37.4, 178],
  ["Class 3", 43, 166],
];

const PEOPLE = [
  { name: "Woman", height: 165, weight: 68 },
  { name: "Man", height: 180, weight: 82 },
];

/** Inclination of a curve at a height, degrees on the page. */
function slopeAt(bmi: number, at: number): number {
  const [[x1, y1], [x2, y2]] = [pointAt(bmi, at - 2), pointAt(bmi, at + 2)];
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** Weight over height with the limits of the WHO bands, computed by the BMI calculator’s code. */
export const BmiChart = () => (
  <Drawing {...TEXT} size={[400, 336]}>
    <polygon
      points={formatPoints([...curve(LIMITS[0] ?? 0), ...curve(LIMITS[1] ?? 0).reverse()])}
      className={joinClasses("area")}
    />
    <Axes x={height} y={weight} area={AREA} />
    {POUNDS.map((pounds) => (
      <Label key={pounds} at={[RIGHT + 6, place([0, pounds * POUND])[1] + 4]} kind="quiet">
        {pounds}
      </Label>
    ))}
    <Label at={[400, TOP - 12]} anchor="end">
      lb
    </Label>
    {LIMITS.map((bmi) => {
      const [x, y] = pointAt(bmi, endOf(bmi));
      return (
        <g key={bmi}>
          <polyline points={formatPoints(curve(bmi))} className={joinClasses("fine")} />
          <Label at={[x - 2, y - 3]} anchor="end">
            {String(bmi)}
          </Label>
        </g>
      );
    })}
    {NAMES.map(([name, bmi, at]) => {
      const [x, y] = pointAt(bmi, at);
      return (
        <text
          key={name}
          transform={`translate(${x.toFixed(1)} ${(y + 4).toFixed(1)}) rotate(${slopeAt(bmi, at).toFixed(1)})`}
          textAnchor="middle"
          className={joinClasses(name === "Healthy weight" ? "name" : "quiet")}
        >
          {name}
        </text>
      );
    })}
    {PEOPLE.map((person) => {
      const [x, y] = place([person.height, person.weight]);
      const bmi = formatFixed(roundedBmi(bodyMassIndex(person.weight, person.height / 100)), 1);
      return (
        <g key={person.name}>
          <circle cx={x} cy={y} r="4" className={joinClasses("accent", "solid")} />
          <text
            transform={`translate(${(x - 6).toFixed(1)} ${(y - 6).toFixed(1)}) rotate(${slopeAt(25, person.height - 5).toFixed(1)})`}
            textAnchor="end"
            className={joinClasses("name")}
          >{`${person.name} ${bmi}`}</text>
        </g>
      );
    })}
  </Drawing>
);
