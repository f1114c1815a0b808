import { formatPrecise } from "@/lib/calculators/scientific/expression/format";
import { functions } from "@/lib/calculators/scientific/expression/functions";
import { constants } from "@/lib/science/functions/constants";
import { displayText } from "@/lib/units/figures";
import type { Insertable } from "./insert-chooser";

export const constantList: readonly Insertable[] = [...constants].map(
  ([name, { value, symbol, label, unit }]) => ({
    name,
    title: label,
    sign: symbol === name ? symbol : `${symbol} · ${name}`,
    detail: displayText(formatPrecise(value)) + (unit ? ` ${unit}` : ""),
  }),
);

export const functionList: readonly Insertable[] = [...functions].map(([name, { signature, about }]) => ({
  name,
  title: about,
  sign: signature,
}));
