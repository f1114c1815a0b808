import { Drawing } from "./drawing";
import { Label, look } from "./marks";
import { type Area, Axes, type Axis, placeIn, pointsOf, valuesBetween } from "./plot";

const TEXT = {
  title: "The part of the sine that asin inverts",
  description:
    "Graph of sin(x) from −180° to 360°. A horizontal line at 0.5 meets it at 30° and at 150°. Only the rising part from −90° to 90° is emphasized: asin(0.5) is the 30° that lies on it.",
  caption: "Of all angles with the sine 0.5, asin returns the one on the bold part.",
};

const AREA: Area = [30, 34, 382, 194];
const angle: Axis = {
  from: -180,
  to: 360,
  ticks: [-180, -90, 0, 90, 180, 270, 360],
  format: (degrees) => `${String(degrees).replace("-", "−")}°`,
  name: "x",
};
const sine: Axis = {
  from: -1.15,
  to: 1.15,
  ticks: [-1, 0, 1],
  format: (value) => String(value).replace("-", "−"),
  name: "sin(x)",
};
const place = placeIn(angle, sine, AREA);
const curve = (from: number, to: number): string =>
  pointsOf(valuesBetween(from, to, 60).map((at) => place([at, Math.sin((at * Math.PI) / 180)])));

/** Graph of the sine with the branch that its inverse function returns. */
export const SineInverse = () => (
  <Drawing {...TEXT} size={[400, 232]}>
    <Axes x={angle} y={sine} area={AREA} />
    <path d={`M${place([-180, 0.5]).join(" ")}H${AREA[2]}`} className={look("hidden")} />
    <polyline points={curve(-180, 360)} className={look("fine")} />
    <polyline points={curve(-90, 90)} className={look("accent")} />
    {[30, 150].map((at) => {
      const [x, y] = place([at, 0.5]);
      return (
        <g key={at}>
          <circle cx={x} cy={y} r="4" className={look(...(at === 30 ? ["accent", "solid"] : ["solid"]))} />
          <Label
            at={[x + (at === 30 ? -8 : 8), y - 8]}
            anchor={at === 30 ? "end" : "start"}
            {...(at === 30 && { kind: "name" as const })}
          >
            {`${at}°`}
          </Label>
        </g>
      );
    })}
  </Drawing>
);
