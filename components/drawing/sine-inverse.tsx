import { Drawing } from "./drawing";
import { formatPoints, joinClasses, Label } from "./marks";
import { type Area, Axes, type Axis, createPlacement, valuesBetween } from "./plot";

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
const place = createPlacement(angle, sine, AREA);
const curve = (from: number, to: number): string =>
  formatPoints(valuesBetween(from, to, 60).map((at) => place([at, Math.sin((at * Math.PI) / 180)])));

/** Graph of the sine with the branch that its inverse function returns. */
export const SineInverse = () => (
  <Drawing {...TEXT} size={[400, 232]}>
    <Axes x={angle} y={sine} area={AREA} />
    <path d={`M${place([-180, 0.5]).join(" ")}H${AREA[2]}`} className={joinClasses("hidden")} />
    <polyline points={curve(-180, 360)} className={joinClasses("fine")} />
    <polyline points={curve(-90, 90)} className={joinClasses("accent")} />
    {[30, 150].map((at) => {
      const [x, y] = place([at, 0.5]);
      const isReturned = at === 30;
      return (
        <g key={at}>
          <circle
            cx={x}
            cy={y}
            r="4"
            className={joinClasses(...(isReturned ? ["accent", "solid"] : ["solid"]))}
          />
          <Label
            at={[x + (isReturned ? -8 : 8), y - 8]}
            anchor={isReturned ? "end" : "start"}
            kind={isReturned ? "name" : undefined}
          >
            {`${at}°`}
          </Label>
        </g>
      );
    })}
  </Drawing>
);
