import { roundTo } from "@/lib/core/numeric/round";
import { Drawing } from "./drawing";
import { joinClasses, Label, type Point } from "./marks";

const TEXT = {
  title: "The unit circle in degrees and radians",
  description:
    "A circle of radius 1 with the angles 0°, 30°, 45°, 60°, 90° and their multiples. The angle of 30°, π/6, is drawn out: its cosine √3/2 is the horizontal side of a right triangle, its sine 1/2 the vertical side. Angles are also named in radians: π/6, π/4, π/3, π/2, π, 3π/2.",
  caption:
    "The cosine of an angle is how far right its point is, the sine how far up; left and down are negative. At 30° they are √3/2 and 1/2.",
};

const [CENTER, RADIUS]: readonly [Point, number] = [[200, 160], 116];
const NAMES: Readonly<Record<number, string>> = {
  0: "0",
  30: "π/6",
  45: "π/4",
  60: "π/3",
  90: "π/2",
  180: "π",
  270: "3π/2",
};
const ANGLES = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330];
const SHOWCASE = 30;

/** Returns the point of an angle in degrees at a distance from the center, in user units. */
function pointOf(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [
    roundTo(CENTER[0] + distance * Math.cos(radians), 2),
    roundTo(CENTER[1] - distance * Math.sin(radians), 2),
  ];
}

const anchorOf = (angle: number): "start" | "middle" | "end" => {
  const across = Math.cos((angle * Math.PI) / 180);
  if (Math.abs(across) < 0.1) return "middle";
  return across > 0 ? "start" : "end";
};

/** Angles around the unit circle, with the sine and cosine of one of them. */
export const UnitCircle = () => {
  const [x, y] = pointOf(SHOWCASE, RADIUS);
  const [centerX, centerY] = CENTER;
  const [arcX, arcY] = pointOf(SHOWCASE, 34);
  return (
    <Drawing {...TEXT} size={[400, 320]}>
      <path
        d={`M${centerX - RADIUS - 14} ${centerY}H${centerX + RADIUS + 14}`}
        className={joinClasses("grid")}
      />
      <path
        d={`M${centerX} ${centerY - RADIUS - 14}V${centerY + RADIUS + 14}`}
        className={joinClasses("grid")}
      />
      <polygon points={`${centerX},${centerY} ${x},${centerY} ${x},${y}`} className={joinClasses("area")} />
      <circle cx={centerX} cy={centerY} r={RADIUS} className={joinClasses("fine")} />
      <path d={`M${centerX} ${centerY}L${x} ${y}`} />
      <path d={`M${centerX} ${centerY}H${x}`} className={joinClasses("accent")} />
      <path d={`M${x} ${centerY}V${y}`} className={joinClasses("accent")} />
      <path d={`M${centerX + 34} ${centerY}A34 34 0 0 0 ${arcX} ${arcY}`} />
      {ANGLES.map((angle) => {
        const [dotX, dotY] = pointOf(angle, RADIUS);
        const [textX, textY] = pointOf(angle, RADIUS + 12);
        const name = NAMES[angle];
        const unnamedKind = name ? undefined : "quiet";
        return (
          <g key={angle}>
            <circle
              cx={dotX}
              cy={dotY}
              r={angle === SHOWCASE ? 4.5 : 2.5}
              className={joinClasses(...(angle === SHOWCASE ? ["accent", "solid"] : ["fine", "solid"]))}
            />
            <Label
              at={[textX, textY + 4]}
              anchor={anchorOf(angle)}
              kind={angle === SHOWCASE ? "name" : unnamedKind}
            >
              {name ? `${angle}° = ${name}` : `${angle}°`}
            </Label>
          </g>
        );
      })}
      <Label at={[(centerX + x) / 2, centerY + 17]} anchor="middle" kind="name">
        √3/2
      </Label>
      <Label at={[x - 7, centerY - 14]} anchor="end" kind="name">
        1/2
      </Label>
    </Drawing>
  );
};
