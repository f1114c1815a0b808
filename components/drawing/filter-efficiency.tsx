import { Drawing } from "./drawing";
import { joinClasses, Label } from "./marks";
import { Axes, type Axis, createPlacement, Legend } from "./plot";

const TEXT = {
  title: "Share of particles that a filter must catch, by its MERV",
  description:
    "Bars for three sizes of particles. From 3 to 10 micrometers, MERV 8 catches at least 70%, MERV 11 85%, MERV 13 90%. From 1 to 3 micrometers: 20%, 65% and 85%. From 0.3 to 1 micrometer there is no requirement for MERV 8; MERV 11 catches at least 20%, MERV 13 50%.",
  caption:
    "Minimum in the laboratory, in one pass (ASHRAE 52.2-2017). Pollen and most dust are in the group on the right, smoke mostly in the one on the left.",
};

const AREA = [48, 54, 392, 214] as const;
const SIZES = ["0.3–1 µm", "1–3 µm", "3–10 µm"] as const;
const SIZE: Axis = {
  from: 0.45,
  to: 3.55,
  ticks: [1, 2, 3],
  format: (place) => SIZES[place - 1] ?? "",
  name: "Size of the particles",
};
const SHARE: Axis = { from: 0, to: 100, ticks: [0, 50, 100], format: (share) => `${share}%`, name: "" };

/** Minimum average efficiency in the three size ranges, percent. 0 means no requirement. */
const FILTERS = [
  { name: "MERV 8", shares: [0, 20, 70], tone: ["shade", "fine"] },
  { name: "MERV 11", shares: [20, 65, 85], tone: ["area"] },
  { name: "MERV 13", shares: [50, 85, 90], tone: ["accent", "solid"] },
] as const;

const WIDTH = 0.26;
const place = createPlacement(SIZE, SHARE, AREA);

/** Bars of the minimum efficiencies of three filters. */
export const FilterEfficiency = () => (
  <Drawing {...TEXT} size={[400, 252]}>
    <Legend at={[48, 16]} entries={FILTERS.map(({ name, tone }) => [tone, name, 96])} />
    <Axes x={SIZE} y={SHARE} area={AREA}>
      {FILTERS.flatMap(({ name, shares, tone }, filter) =>
        shares.map((share, size) => {
          const start = size + 1 + (filter - 1.5) * (WIDTH + 0.02);
          const [left, top] = place([start, share]);
          const [right, bottom] = place([start + WIDTH, 0]);
          return (
            <g key={`${name} ${SIZES[size]}`}>
              <rect
                x={left}
                y={top}
                width={right - left}
                height={bottom - top}
                className={joinClasses(...tone)}
              />
              <Label at={[(left + right) / 2, top - 5]} anchor="middle">
                {share === 0 ? "–" : share}
              </Label>
            </g>
          );
        }),
      )}
    </Axes>
  </Drawing>
);
