import type { Call } from "../../../phrases/define.ts";
import { measuresIn, type Named } from "./measures.ts";

const GROWS =
  /\b(?:expand|expands|expansion|grow|grows|lengthen|lengthens|longer|contract|contracts|shrink|shrinks)\b/;
const DEGREES = "(?<![\\d.,/])(-?\\d{1,4}(?:\\.\\d{1,3})?)\\s?(?:°|degrees?|deg)?\\s?";
const SCALE = "(celsius|fahrenheit|kelvin|c|f|k)(?![\\w/])";
const TEMPERATURES = new RegExp(
  `(?:\\b(?:from|between) )?${DEGREES}(?:c|f|celsius|fahrenheit)? (?:to|and|-) ${DEGREES}${SCALE}`,
);
const CHANGE = new RegExp(`(\\bto )?${DEGREES}${SCALE}`);

/** Where a change begins that is said without its temperatures: the room's, as in a fresh form. */
const ROOM = { celsius: 20, fahrenheit: 70 } as const;

/** How much a length of a material grows between two temperatures, or by a change of so many degrees. */
export function expansionIn(lower: string, { id }: Named): Call | undefined {
  if (!GROWS.test(lower)) return undefined;
  const between = TEMPERATURES.exec(lower);
  const [said, toward, degrees = "", scale = ""] = between ?? CHANGE.exec(lower) ?? [];
  if (said === undefined) return undefined;
  const [span, more] = measuresIn(lower.replace(said, " "));
  if (!span || more) return undefined;
  const heated = between
    ? { from: toward ?? "", to: degrees, unit: unitOf(scale), note: undefined }
    : heatedBy(Number(degrees), scale, toward !== undefined);
  return {
    kind: "call",
    input: {
      mode: "expansion",
      material: id,
      span: span.measure,
      from: { value: heated.from, unit: heated.unit },
      to: { value: heated.to, unit: heated.unit },
    },
    focus: {
      show: ["change", "stress"],
      assumes: [],
      ...(heated.note !== undefined && { note: heated.note }),
    },
  };
}

const unitOf = (scale: string): keyof typeof ROOM => (scale.startsWith("f") ? "fahrenheit" : "celsius");

/** One figure of degrees: a change, or where it ends, counted from room temperature. */
function heatedBy(degrees: number, scale: string, isEnd: boolean) {
  const unit = unitOf(scale);
  const symbol = unit === "celsius" ? "°C" : "°F";
  const from = ROOM[unit];
  const kelvin = scale.startsWith("k");
  // Thousandths, as they may be said: no 70.00000000000001.
  const end = !isEnd ? from + degrees : kelvin ? degrees - 273.15 : degrees;
  const to = String(Number(end.toFixed(3)));
  const what = isEnd
    ? `Heated from ${from} ${symbol}`
    : `${degrees} ${kelvin ? "K" : symbol} is taken as the change in temperature: from ${from} ${symbol}`;
  return { from: String(from), to, unit, note: `${what} to ${to} ${symbol}.` };
}
