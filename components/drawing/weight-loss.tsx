import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label, type Point } from "./marks";
import { type Area, Axes, type Axis, createPlacement } from "./plot";

const TEXT = {
  title: "Weight loss at 500 kcal a day less, by two rules",
  description:
    "Chart of pounds lost over three years. The rule of 3,500 kcal per pound is a straight line that reaches 52 lb after one year and leaves the chart. The rule of Hall and colleagues reaches 25 lb after one year and 47.5 lb after three, and levels off at 50 lb.",
  caption: "The dots are the figures of Hall and colleagues; the curve only joins them.",
};

const CUT = 500;
/** Pounds lost in 52 weeks at 3,500 kcal per pound. */
const FIXED = (CUT * 364) / 3500;
/** Final loss in pounds: 1 for each 10 kcal a day. Half is lost after one year, 95% after three. */
const FINAL = CUT / 10;
const AREA: Area = [30, 34, 372, 220];
const year: Axis = { from: 0, to: 3, ticks: [0, 1, 2, 3], format: String, name: "Years" };
const loss: Axis = { from: 0, to: 80, ticks: [0, 20, 40, 60, 80], format: String, name: "Pounds lost" };
const place = createPlacement(year, loss, AREA);

const DOTS: readonly Point[] = [
  [1, FINAL / 2],
  [3, 0.95 * FINAL],
].map(([at = 0, pounds = 0]) => place([at, pounds]));
const at = (point: Point): string => place(point).join(" ");

/** Loss by the fixed rule and by the dynamic one. */
export const WeightLoss = () => (
  <Drawing {...TEXT} size={[400, 256]}>
    <Axes x={year} y={loss} area={AREA} />
    <polyline
      points={formatPoints([place([0, 0]), place([loss.to / FIXED, loss.to])])}
      className={joinClasses("hidden")}
    />
    <path
      d={`M${at([0, 0])}C${at([0.3, 12])} ${at([0.66, 19])} ${at([1, FINAL / 2])}S${at([2.2, 45])} ${at([3, 0.95 * FINAL])}`}
      className={joinClasses("accent")}
    />
    <path d={`M${at([0, FINAL])}H${AREA[2]}`} className={joinClasses("fine")} />
    {DOTS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="4" className={joinClasses("accent", "solid")} />
    ))}
    <Label at={[place([1.62, 0])[0], place([0, 70])[1]]}>3,500 kcal per pound</Label>
    <Label at={[place([1.06, 0])[0], place([0, 18])[1]]} kind="name">
      25 lb after a year
    </Label>
    <Label at={[AREA[2], place([0, 52])[1]]} anchor="end">
      50 lb in the end
    </Label>
  </Drawing>
);
