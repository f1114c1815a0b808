import { withoutCourtesy, withoutEndMarks } from "../../kit/phrases/normalize.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { type Conversion, conversionIn } from "./conversion.ts";

const MAX_UNITS = 6;
const MAX_UNIT_LENGTH = 40;
const BEFORE_UNIT = /^(?:in|to|into|as) /;

/** Target of a question; without a conversion if it is not a unit of the quantity. */
interface TargetConversion<C extends CompiledConverter> {
  unit: string;
  conversion: Conversion<C> | undefined;
}

/**
 * Reads "1000 psi in bar and in kPa", "5 miles to km, feet and yards" as a conversion for each unit. Undefined if there is no
 * such list, or if it has more than six units.
 */
export function readConversionsInUnits<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): TargetConversion<C>[] | undefined {
  const [first = "", ...others] = withoutEndMarks(withoutCourtesy(text)).split(/,? (?:and|or) |, /);
  const units = others.map((other) => other.replace(BEFORE_UNIT, ""));
  if (units.length === 0 || units.length >= MAX_UNITS) return undefined;
  if (units.some(({ length }) => length > MAX_UNIT_LENGTH)) return undefined;
  const match = conversionIn(first, converters);
  if (!match || !isWhole(match.left)) return undefined;
  const { left: _, spoken: __, otherKind: ___, ...conversion } = match;
  return [
    { unit: "", conversion },
    ...units.map((unit) => {
      const to = findUnitByName(conversion.converter, unit);
      return {
        unit,
        conversion: to === undefined || to === conversion.from ? undefined : { ...conversion, to },
      };
    }),
  ];
}
