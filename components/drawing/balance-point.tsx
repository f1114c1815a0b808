import { formatFixed } from "@/lib/core/numeric/text";
import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label, type Point } from "./marks";
import { Axes, type Axis, createPlacement } from "./plot";

const TEXT = {
  title: "Balance point of a heat pump",
  description:
    "Heat in Btu/h over outdoor temperature from 0 °F to 60 °F. The house loses nothing at 65 °F and 30,000 Btu/h at 10 °F. The heat pump delivers 36,000 Btu/h at 47 °F and 22,000 at 17 °F. The lines cross at 21 °F. Below it, the shaded gap between them is left to backup heat: 11,267 Btu/h at 10 °F.",
  caption:
    "The colder it gets, the more the house needs and the less the heat pump delivers. Backup heat fills the gap below the balance point.",
};

const AREA = [58, 34, 380, 214] as const;
const OUTDOOR: Axis = {
  from: 0,
  to: 60,
  ticks: [0, 20, 40, 60],
  format: (temperature) => `${temperature} °F`,
  name: "Outdoor temperature",
};
const HEAT: Axis = {
  from: 0,
  to: 45_000,
  ticks: [0, 20_000, 40_000],
  format: (heat) => formatFixed(heat, 0),
  name: "Heat in Btu/h",
};
const place = createPlacement(OUTDOOR, HEAT, AREA);

/** Example of the article, °F and Btu/h: no loss at 65 °F, and two rating points of the heat pump. */
const lossAt = (outdoor: number): number => (30_000 * (65 - outdoor)) / (65 - 10);
const capacityAt = (outdoor: number): number => 22_000 + ((36_000 - 22_000) * (outdoor - 17)) / (47 - 17);

/** Both are linear, so the gap is, too. */
const gapAt = (outdoor: number): number => lossAt(outdoor) - capacityAt(outdoor);
const BALANCE = (60 * gapAt(0)) / (gapAt(0) - gapAt(60));

const pointOn = (line: (outdoor: number) => number, outdoor: number): Point =>
  place([outdoor, line(outdoor)]);

/** Loss of a house and capacity of a heat pump, with the gap that backup heat fills. */
export function BalancePoint() {
  const [x, y] = pointOn(lossAt, BALANCE);
  return (
    <Drawing {...TEXT} size={[400, 254]}>
      <g className={joinClasses("graph")}>
        <polygon
          points={formatPoints([pointOn(lossAt, 0), [x, y], pointOn(capacityAt, 0)])}
          className={joinClasses("area")}
        />
        <Axes x={OUTDOOR} y={HEAT} area={AREA}>
          <polyline
            points={formatPoints([pointOn(lossAt, 0), pointOn(lossAt, 60)])}
            className={joinClasses("strong")}
          />
          <polyline
            points={formatPoints([pointOn(capacityAt, 0), pointOn(capacityAt, 60)])}
            className={joinClasses("cold")}
          />
          <circle cx={x} cy={y} r="4.5" className={joinClasses("accent", "solid")} />
          <Label at={[x, y + 38]} anchor="middle" kind="name">
            Balance point
          </Label>
          <Label at={place([44, 15_500])}>House loses</Label>
          <Label at={place([43, 38_000])} anchor="end">
            Heat pump delivers
          </Label>
        </Axes>
      </g>
      <Label at={place([2, 23_500])} kind="quiet">
        Backup
      </Label>
    </Drawing>
  );
}
