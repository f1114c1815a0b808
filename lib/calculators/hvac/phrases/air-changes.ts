import { formulaCall, valueText } from "../../../kit/reader/formula-call.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { valuesOf } from "../../../kit/reader/questions.ts";
import { roomVolumeOf, sides } from "./areas.ts";

const ACH =
  "air change per hour | air change an hour | air change each hour | air change / hour | air change | ach";
const VOLUMES: readonly Readonly<Record<string, Slot>>[] = [
  { sides },
  { area: { type: { slug: "area" }, isRequired: true }, sides: { ...sides, max: 1 } },
  { volume: { type: { slug: "volume" }, isRequired: true } },
];
const words = "room rooms ceiling ceilings house space volume cfm needed required ventilation exhaust fan";

function callOf(match: FrameValues, solve: string, values: Readonly<Record<string, string | undefined>>) {
  const V = valueText(match, "volume") ?? roomVolumeOf(match);
  return V === undefined ? undefined : formulaCall("air-changes", solve, { ...values, V });
}

export const airChangeFrames: readonly Frame[] = VOLUMES.flatMap((volume): Frame[] => [
  {
    cues: [ACH],
    slots: { ...volume, flow: { type: { slug: "volumetric-flow-rate" }, isRequired: true } },
    words,
    call: (match) => callOf(match, "n", { Q: valueText(match, "flow") }),
  },
  {
    cues: [ACH, "cfm | airflow | air flow | flow | fan | exhaust"],
    slots: {
      ...volume,
      changes: {
        type: { slug: "air-change-rate", plainUnit: "air-change-per-hour" },
        roles: "air change",
        rolesFollow: true,
        needsRole: "plain",
        isRequired: true,
      },
    },
    words,
    call: (match) => {
      const changes = match.value("changes");
      const next = valuesOf(match.question).sentence.tokens[changes?.end ?? 0]?.text;
      const isNamed = changes?.kind === "quantity" && (!changes.isPlain || next === "air");
      return isNamed ? callOf(match, "Q", { n: valueText(match, "changes") }) : undefined;
    },
  },
]);
