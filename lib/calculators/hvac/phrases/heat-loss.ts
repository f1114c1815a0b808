import type { Call } from "../../../kit/phrases/define.ts";
import { sizeIn, WITHOUT } from "../../../kit/reader/areas.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits } from "../../../kit/reader/number-of.ts";
import { AREA_SLOTS, floorAreaOf } from "./areas.ts";
import { DIFFERENCE_SLOTS, differenceChoices, differenceOf } from "./temperature-difference.ts";

const R_VALUE = "'r' | r value | rvalue";
/** An R-value without a unit, in h·ft²·°F/Btu. */
const resistance: Slot = required("number", R_VALUE, { needsRole: true });
const minus: Slot = named({ slug: "area" }, WITHOUT);

const losses = AREA_SLOTS.flatMap((area) =>
  DIFFERENCE_SLOTS.map(
    (difference): Frame => ({
      cues: ["heat loss | heat gain | heat flow | heat lost | conduction loss | btu"],
      slots: { ...area, ...difference, resistance, minus },
      choices: differenceChoices,
      words:
        "wall walls ceiling roof floor attic insulated insulation window windows door doors thru through btu hour surface f degree degrees area and",
      call(match): Call | undefined {
        const size = floorAreaOf(match);
        const [cut, dT] = [match.value("minus"), differenceOf(match)];
        const without = cut ? sizeIn(cut, true) : 0;
        if (!size?.isUs || !(size.area > without) || dT === undefined) return undefined;
        return formulaCall("heat-loss", "q", {
          A: `${digits(size.area - without)} ft²`,
          dT,
          R: `${match.text("resistance")} h·ft²·°F/Btu`,
        });
      },
    }),
  ),
);

/** Layers of insulation on each other. */
const total: Frame = {
  cues: ["total r value | combined r value | overall r value | r value of | r value", R_VALUE],
  not: "u value | u factor | convert",
  slots: { resistance: { ...resistance, max: 6 } },
  choices: { join: { plus: "plus | + | and" } },
  words: "layers layer overall total combined insulation batt batts foam sheathing",
  fits: (match) => match.values("resistance").length > 1,
  expression: (match) => match.texts("resistance").join(" + "),
  focus: {
    label: "Total R-value",
    note: "In h·ft²·°F/Btu, the unit of R-values in the US.",
  },
};

export const heatLossFrames: readonly Frame[] = [...losses, total];
