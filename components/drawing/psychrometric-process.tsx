import { mixedAir } from "@/lib/science/psychrometrics/air-processes";
import { type AirState, humidityRatioOf, knownAirState } from "@/lib/science/psychrometrics/air-state";
import { pressureAtAltitude } from "@/lib/science/psychrometrics/moist-air";
import { ZERO_CELSIUS } from "@/lib/units/constants";
import { Drawing } from "./drawing";
import { Arrow, formatPoints, joinClasses, Label, type Point } from "./marks";
import { Axes, type Axis, createPlacement, valuesBetween } from "./plot";

const TEXT = {
  title: "Air conditioning process on the psychrometric chart",
  description:
    "Moisture in grains of water per pound of dry air over temperature, with the curves of 100% and 50% relative humidity. Outdoor air at 94.5 °F with a wet bulb of 75 °F mixes with room air at 75 °F and 50%: the mixture lies on the straight line between them, a fifth of the way. The coil cools it to 55 °F, near saturation, and takes out water on the way. The supply air then warms up and takes on moisture along the room line, back to the room’s state.",
  caption:
    "Nashville’s design hour with 20% outdoor air. The steeper the line from mixture to coil, the more of the coil’s work is drying. The slope of the room line is set by the room’s sensible heat ratio.",
};

const PRESSURE = pressureAtAltitude(177);
const GRAINS = 7000;
const kelvin = (fahrenheit: number): number => (fahrenheit - 32) / 1.8 + ZERO_CELSIUS;
const fahrenheit = (kelvins: number): number => (kelvins - ZERO_CELSIUS) * 1.8 + 32;

/** Design hour, room, and air off the coil. */
const OUTDOOR = knownAirState(
  34.7 + ZERO_CELSIUS,
  { kind: "wet-bulb", value: 23.9 + ZERO_CELSIUS },
  PRESSURE,
);
const ROOM = knownAirState(kelvin(75), { kind: "relative", value: 0.5 }, PRESSURE);
const COIL = knownAirState(kelvin(55), { kind: "relative", value: 0.95 }, PRESSURE);

const AREA = [40, 30, 384, 228] as const;
const FAHRENHEIT: Axis = {
  from: 48,
  to: 100,
  ticks: [50, 60, 70, 80, 90, 100],
  format: String,
  name: "Dry bulb in °F",
};
const MOISTURE: Axis = {
  from: 35,
  to: 130,
  ticks: [40, 60, 80, 100, 120],
  format: String,
  name: "Grains of water per lb of dry air",
};
const place = createPlacement(FAHRENHEIT, MOISTURE, AREA);

/** Mixture of one part outdoor air and four parts room air. */
function mixture(): AirState {
  const mixed = mixedAir({ dryAir: 1, state: OUTDOOR }, { dryAir: 4, state: ROOM });
  return mixed.ok ? mixed.value : ROOM;
}

const placeOf = ({ temperature, humidityRatio }: AirState): Point =>
  place([fahrenheit(temperature), humidityRatio * GRAINS]);

/** Middle of a line, for its arrowhead: points cover the ends. */
const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** Curve of constant relative humidity, as far as it is inside the plane. */
function humidityCurve(share: number): string {
  const points = valuesBetween(FAHRENHEIT.from, FAHRENHEIT.to, 104).flatMap((at): Point[] => {
    const ratio = humidityRatioOf(kelvin(at), { kind: "relative", value: share }, PRESSURE);
    const grains = ratio.ok ? ratio.value * GRAINS : 0;
    return grains >= MOISTURE.from && grains <= MOISTURE.to ? [place([at, grains])] : [];
  });
  return formatPoints(points);
}

/** Mixing, cooling and the room line, computed with the psychrometric functions of the calculators. */
export function PsychrometricProcess() {
  const [outdoor, room] = [placeOf(OUTDOOR), placeOf(ROOM)];
  const [coil, mixed] = [placeOf(COIL), placeOf(mixture())];
  return (
    <Drawing {...TEXT} size={[400, 266]}>
      <g className={joinClasses("graph")}>
        <Axes x={FAHRENHEIT} y={MOISTURE} area={AREA} />
        <polyline points={humidityCurve(1)} />
        <polyline points={humidityCurve(0.5)} className={joinClasses("fine")} />
        <polyline points={formatPoints([room, outdoor])} className={joinClasses("hidden", "mid")} />
        <Arrow through={[mixed, middle(mixed, coil)]} tone="cold" />
        <polyline points={formatPoints([mixed, coil])} className={joinClasses("cold")} />
        <Arrow through={[coil, middle(coil, room)]} tone="accent" />
        <polyline points={formatPoints([coil, room])} className={joinClasses("accent")} />
        {[outdoor, room, coil, mixed].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className={joinClasses("body")} />
        ))}
        <Label at={[outdoor[0] - 6, outdoor[1] - 10]} anchor="end" kind="name">
          Outdoor air
        </Label>
        <Label at={[mixed[0] + 2, mixed[1] - 12]} anchor="end">
          Mixture
        </Label>
        <Label at={[room[0] + 10, room[1] + 14]} kind="name">
          Room
        </Label>
        <Label at={[coil[0] + 8, coil[1] + 22]} kind="name">
          Off the coil
        </Label>
        <Label at={place([63, 108])} anchor="end" kind="quiet">
          100%
        </Label>
        <Label at={place([91.5, 121])} anchor="end" kind="quiet">
          50%
        </Label>
      </g>
    </Drawing>
  );
}
