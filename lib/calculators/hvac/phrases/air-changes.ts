import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required, type Slot } from "../../../kit/reader/frame.ts";
import { roomVolumeOf, sides } from "./areas.ts";

const ACH =
  "air change per hour | air change an hour | air change each hour | air change / hour | air change | ach";
const VOLUMES: readonly Readonly<Record<string, Slot>>[] = [
  { sides },
  { area: required({ slug: "area" }), sides: { ...sides, max: 1 } },
  { volume: required({ slug: "volume" }) },
];
const words = "room rooms ceiling ceilings house space volume cfm needed required ventilation exhaust fan";

function callOf(match: FrameValues, solve: string, values: Readonly<Record<string, string | undefined>>) {
  const V = match.measure("volume") ?? roomVolumeOf(match);
  return V === undefined ? undefined : formulaCall("air-changes", solve, { ...values, V });
}

export const airChangeFrames: readonly Frame[] = VOLUMES.flatMap((volume): Frame[] => [
  {
    cues: [ACH],
    slots: { ...volume, flow: required({ slug: "volumetric-flow-rate" }) },
    words,
    call: (match) => callOf(match, "n", { Q: match.measure("flow") }),
  },
  {
    cues: [ACH, "cfm | airflow | air flow | flow | fan | exhaust"],
    slots: {
      ...volume,
      changes: required({ slug: "air-change-rate", plainUnit: "air-change-per-hour" }, "air change", {
        rolesFollow: true,
        needsRole: "plain",
      }),
    },
    words,
    fits: (match) => {
      const changes = match.value("changes");
      return changes?.kind === "quantity" && (!changes.isPlain || match.wordAfter(changes) === "air");
    },
    call: (match) => callOf(match, "Q", { n: match.measure("changes") }),
  },
]);
