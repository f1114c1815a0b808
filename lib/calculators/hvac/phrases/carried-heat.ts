import type { Call } from "../../../kit/phrases/define.ts";
import { formulaCall, valueText } from "../../../kit/reader/formula-call.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { numberOf } from "../../../kit/reader/number-of.ts";
import { DIFFERENCE_SLOTS, differenceChoices, differenceOf } from "./temperature-difference.ts";

const isRequired = true;
const heat: Slot = { type: { slug: "heat-flow-rate" }, isRequired };
const flow: Slot = { type: { slug: "volumetric-flow-rate" }, isRequired };
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
const count: Slot = { type: "number", roles: "boiler | chiller | furnace | coil | unit", needsRole: true };

const flows = DIFFERENCE_SLOTS.map(
  (difference): Frame => ({
    cues: [FLOW],
    slots: { ...difference, heat, count },
    choices: { ...choices, each: { yes: "each | apiece" } },
    words,
    call(match) {
      const value = match.value("count");
      const [number, q] = [value ? numberOf(value) : 1, match.quantity("heat")];
      const isEach = match.choice("each") !== undefined;
      const dT = differenceOf(match);
      if (!q || dT === undefined || (number !== 1) !== isEach) return undefined;
      const heatText = valueText(match, "heat") ?? "";
      const total =
        number === 1 ? heatText : heatText.replace(q.value, String(numberOf(match.value("heat")) * number));
      return callFor(match, "Q", { q: total, dT });
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
      return dT === undefined ? undefined : callFor(match, "q", { Q: valueText(match, "flow"), dT });
    },
  }),
);

const rises: Frame = {
  cues: ["delta 't' | temp rise | temperature rise | temperature difference | temperature drop | temp drop"],
  slots: { flow, heat },
  choices,
  words,
  call: (match) => callFor(match, "dT", { Q: valueText(match, "flow"), q: valueText(match, "heat") }),
};

/** Heat that air or water carries by its flow and temperature difference. */
export const carriedHeatFrames: readonly Frame[] = [...flows, ...heats, rises];
