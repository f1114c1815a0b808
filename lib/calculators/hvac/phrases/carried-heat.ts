import type { Call } from "../../../phrases/define.ts";
import { formulaCall, valueText } from "../../../reader/formula-call.ts";
import type { Found, Frame, Slot } from "../../../reader/frame.ts";
import { numberOf } from "../../../reader/number-of.ts";
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
function fluidOf(found: Found): "air" | "water" | undefined {
  const said = found.choice("fluid");
  const unit = found.quantity("flow")?.unit;
  const byUnit = unit === "cubic-foot-per-minute" ? "air" : unit?.startsWith("gallon") ? "water" : undefined;
  if (said !== undefined && byUnit !== undefined && said !== byUnit) return undefined;
  return said === "air" || said === "water" ? said : byUnit;
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
  found: Found,
  solve: "Q" | "q" | "dT",
  values: Readonly<Record<string, string | undefined>>,
): Call | undefined {
  const fluid = fluidOf(found);
  if (fluid === undefined) return undefined;
  const isUs = /°F|Btu|CFM|gpm/.test(Object.values(values).join(" "));
  return formulaCall(
    `${fluid}-heat`,
    solve,
    { ...values, ...(isUs && US_FLUIDS[fluid]) },
    {
      note: isUs || fluid === "air" ? NOTES[fluid] : undefined,
      unit: isUs && solve === "Q" ? FLOW_UNITS[fluid] : found.choice("unit"),
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
    call(found) {
      const value = found.value("count");
      const [number, q] = [value ? numberOf(value) : 1, found.quantity("heat")];
      const isEach = found.choice("each") !== undefined;
      const dT = differenceOf(found);
      if (!q || dT === undefined || (number !== 1) !== isEach) return undefined;
      const said = valueText(found, "heat") ?? "";
      const total =
        number === 1 ? said : said.replace(q.value, String(numberOf(found.value("heat")) * number));
      return callFor(found, "Q", { q: total, dT });
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
    call(found) {
      const dT = differenceOf(found);
      return dT === undefined ? undefined : callFor(found, "q", { Q: valueText(found, "flow"), dT });
    },
  }),
);

const rises: Frame = {
  cues: ["delta 't' | temp rise | temperature rise | temperature difference | temperature drop | temp drop"],
  slots: { flow, heat },
  choices,
  words,
  call: (found) => callFor(found, "dT", { Q: valueText(found, "flow"), q: valueText(found, "heat") }),
};

/** Heat that air or water carries by its flow and temperature difference. */
export const carriedHeatFrames: readonly Frame[] = [...flows, ...heats, rises];
