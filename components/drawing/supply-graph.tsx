import { FLOW_EXPONENT } from "@/lib/science/fire/friction";
import { pressureAt } from "@/lib/science/fire/water-supply";
import { Drawing } from "./drawing";
import { joinClasses, Label, type Point } from "./marks";
import { DEMANDS, HOSE, SUPPLY } from "./store-figures";

const TEXT = {
  title: "Supply and demand on N to the power of 1.85 paper",
  description:
    "Pressure over flow, with the flow axis stretched as flow to the power of 1.85, so that the supply is a straight line: 72 psi at no flow, 58 psi at 751 gpm. With K = 5.6 the sprinklers need 345 gpm at 63.3 psi; 250 gpm for hoses moves the point to 595 gpm, 0.4 psi above the line. With K = 8.0 they need 375 gpm at 57.2 psi; with hoses, 625 gpm, 4.8 psi below the line.",
  caption:
    "On this paper a flow test is a straight line. Before the hose allowance both designs lie below it; with it, K = 5.6 is 0.4 psi short and K = 8.0 has 4.8 psi to spare.",
};

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 388, 24, 216];
const MAX_FLOW = 800;
const [MIN_PRESSURE, MAX_PRESSURE] = [45, 75];

const placeX = (flow: number): number => LEFT + (RIGHT - LEFT) * (flow / MAX_FLOW) ** FLOW_EXPONENT;
const placeY = (pressure: number): number =>
  BOTTOM - ((BOTTOM - TOP) * (pressure - MIN_PRESSURE)) / (MAX_PRESSURE - MIN_PRESSURE);
const place = (flow: number, pressure: number): Point => [placeX(flow), placeY(pressure)];

const FLOWS = [0, 200, 300, 400, 500, 600, 700, 800] as const;
const PRESSURES = [50, 60, 70] as const;

const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;

/** Water supply and two demands over flow^1.85. */
export function SupplyGraph() {
  return (
    <Drawing {...TEXT} size={[400, 262]}>
      <g className={joinClasses("graph")}>
        {PRESSURES.map((pressure) => (
          <g key={pressure}>
            <path d={line(place(0, pressure), place(MAX_FLOW, pressure))} className={joinClasses("grid")} />
            <Label at={[LEFT - 6, placeY(pressure) + 4]} anchor="end" kind="quiet">
              {pressure}
            </Label>
          </g>
        ))}
        {FLOWS.map((flow) => (
          <g key={flow}>
            <path
              d={line(place(flow, MAX_PRESSURE), place(flow, MIN_PRESSURE))}
              className={joinClasses("grid")}
            />
            <Label
              at={[placeX(flow), BOTTOM + 16]}
              anchor={flow === MAX_FLOW ? "end" : "middle"}
              kind="quiet"
            >
              {flow}
            </Label>
          </g>
        ))}
        <path d={`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`} />
        <path
          d={line(place(0, SUPPLY.static), place(MAX_FLOW, pressureAt(SUPPLY, MAX_FLOW)))}
          className={joinClasses("cold")}
        />
        {DEMANDS.map(({ factor, flow, pressure }) => {
          const [tip, y] = place(flow + HOSE, pressure);
          return (
            <g key={factor}>
              <path d={line(place(flow, pressure), [tip, y])} className={joinClasses("accent")} />
              <circle cx={placeX(flow)} cy={y} r="3.5" className={joinClasses("body")} />
              <circle cx={tip} cy={y} r="4.5" className={joinClasses("accent", "solid")} />
              <Label at={[placeX(flow), y + 18]} anchor="middle">{`K = ${factor}`}</Label>
            </g>
          );
        })}
        <Label at={[LEFT + 52, placeY(SUPPLY.static) - 2]} kind="name">
          Supply by flow test
        </Label>
        <Label at={[254, placeY(63.3) - 9]}>0.4 psi short</Label>
        <Label at={[276, placeY(57.2) + 18]}>4.8 psi to spare</Label>
        <Label at={[164, placeY(57.2) + 18]} kind="quiet">
          + 250 for hoses
        </Label>
        <Label at={[LEFT, TOP - 8]} anchor="middle" kind="quiet">
          psi
        </Label>
        <Label at={[RIGHT, BOTTOM + 36]} anchor="end" kind="quiet">
          Flow in gpm, spaced as flow to the 1.85
        </Label>
      </g>
    </Drawing>
  );
}
