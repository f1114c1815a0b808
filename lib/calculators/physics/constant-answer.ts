import type { DataLoader } from "../../data/loader.ts";
import type { PanelOutcome } from "../panel-api.ts";
import { findConstants } from "./constant-names.ts";

interface Constant {
  id: string;
  name: string;
  value: string;
  uncertainty?: string;
  goesOn?: true;
  unit?: string;
}

const MOST_CONSTANTS = 5;

/** Answers with the constants that match a text. */
export async function constantsFor(
  text: string,
  load: DataLoader,
): Promise<
  PanelOutcome<{ constants: { name: string; value: string; uncertainty: string; unit: string }[] }>
> {
  const { constants } = await load<{ constants: readonly Constant[] }>("constants", "constants");
  const found = findConstants(constants, text).slice(0, MOST_CONSTANTS);
  const [first] = found;
  if (!first) {
    const message = `There is no constant “${text.slice(0, 40)}” in CODATA 2022.`;
    return { ok: false, detail: message, errors: [{ field: "constant", message }] };
  }
  const line = ({ name, value, goesOn, unit = "", uncertainty }: Constant): string =>
    `${name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} = ${withPower(value)}${goesOn ? "…" : ""} ${unit}`.trim() +
    (uncertainty === undefined
      ? " (exact)"
      : `, standard uncertainty ${withPower(uncertainty)} ${unit}`.trimEnd());
  return {
    ok: true,
    answer: {
      constants: found.map(({ name, value, uncertainty = "exact", unit = "1" }) => ({
        name,
        value,
        uncertainty,
        unit,
      })),
    },
    text: [line(first), "CODATA 2022, NIST."],
    seal: first.uncertainty === undefined ? "exact" : "measured",
  };
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "6.62607015e-34" as "6.62607015 × 10⁻³⁴". */
function withPower(text: string): string {
  const [mantissa = "", exponent] = text.split("e");
  if (exponent === undefined) return mantissa;
  const power = [...exponent].map((sign) => (sign === "-" ? "⁻" : (RAISED[Number(sign)] ?? ""))).join("");
  return `${mantissa} × 10${power}`;
}
