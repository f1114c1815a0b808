import { formatFixed } from "@/lib/core/numeric/text";
import { Drawing } from "./drawing";
import { STEADY, TIME_SERIES } from "./hourly-figures";
import { formatPoints, joinClasses, Label } from "./marks";
import { Axes, type Axis, createPlacement } from "./plot";

const TEXT = {
  title: "Cooling load of the corner room over the design day",
  description:
    "Two curves over 24 hours, in Btu/h. Each hour by itself: lowest in the early morning near 2,900, rising steeply after noon to a peak of 6,527 at 3 p.m. With storage, by the radiant time series: the same shape, but a lower peak of 6,156 an hour later, and a higher load through the evening, when the floor and the walls give back the heat of the afternoon.",
  caption:
    "Storage lowers the peak by 6% and delays it by an hour. Heat held back in the afternoon reaches the room in the evening.",
};

const AREA = [52, 30, 392, 216] as const;
const HOURS: Axis = {
  from: 1,
  to: 24,
  ticks: [6, 12, 18],
  format: (hour) => (hour === 12 ? "Noon" : `${hour % 12} ${hour < 12 ? "a.m." : "p.m."}`),
  name: "Solar time",
};
const LOADS: Axis = {
  from: 2000,
  to: 7000,
  ticks: [2000, 4000, 6000],
  format: (load) => formatFixed(load, 0),
  name: "Load in Btu/h",
};

const place = createPlacement(HOURS, LOADS, AREA);
const curveOf = (loads: readonly number[]): string =>
  formatPoints(loads.map((load, at) => place([at + 1, load])));
const [STEADY_X, STEADY_Y] = place([15, Math.max(...STEADY)]);
const [SERIES_X, SERIES_Y] = place([16, Math.max(...TIME_SERIES)]);

/** Load of each hour with and without storage. */
export const HourlyLoads = () => (
  <Drawing {...TEXT} size={[400, 256]}>
    <g className={joinClasses("graph")}>
      <Axes x={HOURS} y={LOADS} area={AREA} />
      <polyline points={curveOf(STEADY)} className={joinClasses("hidden", "mid")} />
      <polyline points={curveOf(TIME_SERIES)} className={joinClasses("accent")} />
      <circle cx={STEADY_X} cy={STEADY_Y} r="4" className={joinClasses("body")} />
      <circle cx={SERIES_X} cy={SERIES_Y} r="4.5" className={joinClasses("accent", "solid")} />
      <Label at={[STEADY_X - 10, STEADY_Y - 6]} anchor="end">
        Each hour by itself: 6,527
      </Label>
      <Label at={[SERIES_X + 34, SERIES_Y - 4]} kind="name">
        6,156
      </Label>
      <Label at={[SERIES_X + 34, SERIES_Y + 12]}>with storage</Label>
    </g>
  </Drawing>
);
