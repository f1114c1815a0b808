import type { FieldProblem } from "../../kit/calculator/computation.ts";
import { type DuctSection, round, sectionArea } from "../../science/fluids/duct-section.ts";
import { type Fitting, type FittingDetails, fittingsOf } from "./fittings.ts";
import type { OtherDuct } from "./joined-fittings.ts";
import type { SingleInputs } from "./modes.ts";
import type { Setting } from "./setting.ts";

type Row = SingleInputs["fittings"][number];

/** The fittings of one duct, whose rows say what they join; `flow` is undefined while it is looked for. */
export function singleFittings(
  rows: readonly Row[],
  { tables }: Setting,
  section: DuctSection,
  flow: number | undefined,
): Fitting[] | FieldProblem {
  const otherDuct = (
    { mainFlow, otherDiameter }: Row,
    { junction }: FittingDetails,
  ): OtherDuct | FieldProblem => {
    if (otherDiameter === undefined)
      return { field: "otherDiameter", message: "Enter the diameter of the duct that this fitting joins." };
    const area = sectionArea(round(otherDiameter));
    if (!junction) return { flow: 0, area };
    if (flow === undefined)
      return {
        field: "coefficient",
        message: "Enter a coefficient: a tee or wye’s changes with the unknown flow.",
      };
    return mainFlow === undefined
      ? { field: "mainFlow", message: "Enter the airflow of the main." }
      : { flow: mainFlow, area };
  };
  return fittingsOf(
    rows,
    { flow: flow ?? 0, section },
    tables.fittings,
    (index) => `fittings.${index}`,
    otherDuct,
  );
}
