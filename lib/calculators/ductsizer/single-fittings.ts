import type { Problem } from "../../core/result/result.ts";
import { type DuctSection, round, sectionArea } from "../../science/fluids/duct-section.ts";
import { type Fitting, type FittingDetails, fittingsOf } from "./fittings.ts";
import type { OtherDuct } from "./joined-fittings.ts";
import { messages } from "./messages.ts";
import type { SingleInputs } from "./modes.ts";
import type { Setting } from "./setting.ts";

type Row = SingleInputs["fittings"][number];

/** Resolves the fittings of one duct, whose rows name what they join; `flow` is undefined if unknown. */
export function singleFittings(
  rows: readonly Row[],
  { tables }: Setting,
  section: DuctSection,
  flow: number | undefined,
): Fitting[] | Problem {
  const otherDuct = ({ mainFlow, otherDiameter }: Row, { junction }: FittingDetails): OtherDuct | Problem => {
    if (otherDiameter === undefined)
      return { path: "otherDiameter", message: messages.fittings.otherDiameterMissing };
    const area = sectionArea(round(otherDiameter));
    if (!junction) return { flow: 0, area };
    if (flow === undefined) return { path: "coefficient", message: messages.fittings.coefficientOnly };
    return mainFlow === undefined
      ? { path: "mainFlow", message: messages.fittings.mainAirflowMissing }
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
