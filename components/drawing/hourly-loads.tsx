import { Axes, type Plane, pathThrough, placeOn } from "./axes";
import { Drawing } from "./drawing";
import { STEADY, TIME_SERIES } from "./hourly-figures";
import { Label, look } from "./marks";

const TEXT = {
  title: "Cooling load of the corner room over the design day",
  description:
    "Two curves over 24 hours, in Btu/h. Each hour by itself: lowest in the early morning near 2,900, rising steeply after noon to a peak of 6,527 at 3 p.m. With storage, by the radiant time series: the same shape, but a lower peak of 6,156 an hour later, and a higher load through the evening, when the floor and the walls give back the heat of the afternoon.",
  caption:
    "Storage trims the peak by 6% and moves it an hour. What it takes off the afternoon comes back in the evening.",
};

const PLANE: Plane = { left: 52, right: 392, top: 26, bottom: 216, x: [1, 24], y: [2000, 7000] };
const HOURS = [
  [6, "6 a.m."],
  [12, "Noon"],
  [18, "6 p.m."],
] as const;
const LOADS = [
  [2000, "2,000"],
  [4000, "4,000"],
  [6000, "6,000"],
] as const;

const curveOf = (loads: readonly number[]): string =>
  pathThrough(loads.map((load, at) => placeOn(PLANE, at + 1, load)));
const [STEADY_X, STEADY_Y] = placeOn(PLANE, 15, Math.max(...STEADY));
const [SERIES_X, SERIES_Y] = placeOn(PLANE, 16, Math.max(...TIME_SERIES));

/** Load of each hour with and without storage. */
export const HourlyLoads = () => (
  <Drawing {...TEXT} size={[400, 244]}>
    <g className={look("graph")}>
      <Axes plane={PLANE} across={HOURS} up={LOADS} />
      <path d={curveOf(STEADY)} className={look("hidden", "mid")} />
      <path d={curveOf(TIME_SERIES)} className={look("accent")} />
      <circle cx={STEADY_X} cy={STEADY_Y} r="4" className={look("body")} />
      <circle cx={SERIES_X} cy={SERIES_Y} r="4.5" className={look("accent", "solid")} />
      <Label at={[STEADY_X - 10, STEADY_Y - 6]} anchor="end">
        Each hour by itself: 6,527
      </Label>
      <Label at={[SERIES_X + 34, SERIES_Y - 4]} kind="name">
        6,156
      </Label>
      <Label at={[SERIES_X + 34, SERIES_Y + 12]}>with storage</Label>
      <Label at={[8, 14]} kind="quiet">
        Btu/h
      </Label>
    </g>
  </Drawing>
);
