import { constants } from "@/lib/calculators/scientific/constants";
import { formatPrecise } from "@/lib/calculators/scientific/format";
import { functions } from "@/lib/calculators/scientific/functions";
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
