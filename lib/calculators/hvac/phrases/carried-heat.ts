import type { Call } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { DIFFERENCE_SLOTS, differenceChoices, differenceOf } from "./temperature-difference.ts";

const heat: Slot = required({ slug: "heat-flow-rate" });
const flow: Slot = required({ slug: "volumetric-flow-rate" });
const HEAT =
  "btu | btuh | kw | kilowatt | watt | heat | ton of cooling | ton of heating | ton | heating | cooling | capacity";
const FLOW = "cfm | gpm | flow | airflow | air flow | how much air | how much water";
const words =
  "sensible supply return air water chilled hot loop temp temperature degree degrees f delta t cooling heating heat capacity needed required total coil coils drop rise hour much warm cool raise carry carries carried deliver hydronic boiler chiller furnace";

/** Returns "air" or "water" if the words or the unit of the flow say which it is. */
function fluidOf(match: FrameValues): "air" | "water" | undefined {
  const fluid = match.choice("fluid");
  const unit = match.quantity("flow")?.unit;
  const byUnit = unit === "cubic-foot-per-minute" ? "air" : unit?.startsWith("gallon") ? "water" : undefined;
  if (fluid !== undefined && byUnit !== undefined && fluid !== byUnit) return undefined;
  return fluid === "air" || fluid === "water" ? fluid : byUnit;
}

const choices = {
  ...differenceChoices,
  fluid: {
    air: "air | cfm | airflow | supply air | furnace",
    water: "water | gpm | hydronic | chilled water | hot water | boiler",
  },
};

/** Properties in US units, next to which rules of thumb are exact: 1.08 Btu/h per cfm and °F, 500 per gpm and °F. */
const US_FLUIDS = {
  air: { rho: "0.075 lb/ft³", c: "0.24 Btu/(lb·°F)" },
  water: { rho: "8.333333333 lb/gal", c: "1 Btu/(lb·°F)" },
} as const;
const NOTES = {
  air: "Sensible heat of standard air at sea level.",
  water: "Water at 8.33 lb/gal, as in Btu/h = 500 × gpm × ΔT.",
} as const;
const FLOW_UNITS = { air: "CFM", water: "gpm" } as const;

function callFor(
  match: FrameValues,
  solve: "Q" | "q" | "dT",
  values: Readonly<Record<string, string | undefined>>,
): Call | undefined {
  const fluid = fluidOf(match);
  if (fluid === undefined) return undefined;
  const isUs = /°F|Btu|CFM|gpm/.test(Object.values(values).join(" "));
  return formulaCall(
    `${fluid}-heat`,
    solve,
    { ...values, ...(isUs && US_FLUIDS[fluid]) },
    {
      note: isUs || fluid === "air" ? NOTES[fluid] : undefined,
      unit: isUs && solve === "Q" ? FLOW_UNITS[fluid] : match.choice("unit"),
    },
  );
}

/** Several units of one capacity: "2 boilers 80000 btu/h each". */
const count: Slot = named("number", "boiler | chiller | furnace | coil | unit");

const flows = DIFFERENCE_SLOTS.map(
  (difference): Frame => ({
    cues: [FLOW],
    slots: { ...difference, heat, count },
    choices: { ...choices, each: { yes: "each | apiece" } },
    words,
    call(match) {
      const [count, q] = [match.text("count"), match.quantity("heat")];
      const dT = differenceOf(match);
      if (!q || dT === undefined || ((count ?? "1") !== "1") !== match.isChosen("each")) return undefined;
      const heat = match.measure("heat") ?? "";
      const total = heat.replace(q.value, String(match.number("heat") * Number(count)));
      return callFor(match, "Q", { q: count === undefined ? heat : total, dT });
    },
  }),
);

const heats = DIFFERENCE_SLOTS.map(
  (difference): Frame => ({
    cues: [HEAT],
    slots: { ...difference, flow },
    choices: {
      ...choices,
      unit: { kW: "kw | kilowatt", "Btu/h": "btu | btuh | btu / 'h' | btu per hour", TR: "ton" },
    },
    words,
    call(match) {
      const dT = differenceOf(match);
      return dT === undefined ? undefined : callFor(match, "q", { Q: match.measure("flow"), dT });
    },
  }),
);

const rises: Frame = {
  cues: ["delta 't' | temp rise | temperature rise | temperature difference | temperature drop | temp drop"],
  slots: { flow, heat },
  choices,
  words,
  call: (match) => callFor(match, "dT", { Q: match.measure("flow"), q: match.measure("heat") }),
};

/** Heat that air or water carries by its flow and temperature difference. */
export const carriedHeatFrames: readonly Frame[] = [...flows, ...heats, rises];
