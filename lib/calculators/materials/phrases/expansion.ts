import type { QuantityEntry } from "../../../kit/fields/field.ts";
import { showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import { ZERO_CELSIUS } from "../../../units/constants.ts";
import { lengthEntry, materialOf, materialSlots } from "./parts.ts";

const temperature = { slug: "temperature", plainUnit: "" } as const;

/** Asks for the expansion of a piece of a material between two temperatures, or by a temperature change. */
export const expansion: Frame = {
  cues: ["thermal? expansion | expand | expands | grow | grows | lengthen | longer | contract | shrink"],
  slots: {
    ...materialSlots,
    span: required({ slug: "length" }),
    from: {
      type: temperature,
      roles: "from | between | by | over | to",
      rolesFollow: true,
      sharesUnit: true,
      needsRole: "plain",
    },
    to: { type: temperature, roles: "to | and", sharesUnit: true, needsRole: "plain" },
  },
  words: "when heated cooled by change rise degrees long rod bar pipe beam rail",
  call(match) {
    const [material, heated, span] = [materialOf(match), temperaturesOf(match), match.value("span")];
    if (material === undefined || !heated || span?.kind !== "quantity") return undefined;
    const { from, to, note } = heated;
    const input = { mode: "expansion", material, span: lengthEntry(match, span), from, to };
    return showCall(input, ["change", "stress"], note);
  },
};

interface Temperatures {
  from: QuantityEntry;
  to: QuantityEntry;
  note?: string;
}

/** Returns the temperatures before and after. A single one is a change from the form’s default, or the temperature after it. */
function temperaturesOf(match: FrameValues): Temperatures | undefined {
  const [from, to] = [match.quantity("from"), match.quantity("to")];
  if (from && to) return from.unit === "" || to.unit === "" ? undefined : { from, to };
  const { value, unit } = from ?? to ?? { value: "", unit: "" };
  if (!["celsius", "fahrenheit", "kelvin"].includes(unit)) return undefined;
  const isFahrenheit = unit === "fahrenheit";
  const [start, symbol] = isFahrenheit ? [70, "°F"] : [20, "°C"];
  const degrees = Number(value);
  const end = from ? start + degrees : unit === "kelvin" ? degrees - ZERO_CELSIUS : degrees;
  // Rounded, for 70.00000000000001.
  const last = String(Number(end.toFixed(3)));
  const change = from
    ? `${degrees} ${unit === "kelvin" ? "K" : symbol} is taken as the change in temperature: from`
    : "Heated from";
  const scale = isFahrenheit ? "fahrenheit" : "celsius";
  return {
    from: { value: String(start), unit: scale },
    to: { value: last, unit: scale },
    note: `${change} ${start} ${symbol} to ${last} ${symbol}.`,
  };
}
