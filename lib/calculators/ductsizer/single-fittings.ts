import { failure, type Result, success } from "../../core/result/result.ts";
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
): Result<Fitting[]> {
  const otherDuct = ({ mainFlow, otherDiameter }: Row, { junction }: FittingDetails): Result<OtherDuct> => {
    if (otherDiameter === undefined) return failure("otherDiameter", messages.fittings.otherDiameterMissing);
    const area = sectionArea(round(otherDiameter));
    if (!junction) return success({ flow: 0, area });
    if (flow === undefined) return failure("coefficient", messages.fittings.coefficientOnly);
    return mainFlow === undefined
      ? failure("mainFlow", messages.fittings.mainAirflowMissing)
      : success({ flow: mainFlow, area });
  };
  return fittingsOf(
    rows,
    { flow: flow ?? 0, section },
    tables.fittings,
    (index) => `fittings.${index}`,
    otherDuct,
  );
}
