import type { DataLoader } from "../../data/loader.ts";
import type { PanelOutcome } from "../panel-api.ts";

interface Constant {
  id: string;
  name: string;
  value: string;
  uncertainty?: string;
  goesOn?: true;
  unit?: string;
}

const MOST_CONSTANTS = 5;

/** The constants whose names have all of these words, the plainest first. */
export async function constantsFor(
  text: string,
  load: DataLoader,
): Promise<
  PanelOutcome<{ constants: { name: string; value: string; uncertainty: string; unit: string }[] }>
> {
  const { constants } = await load<{ constants: readonly Constant[] }>("constants", "constants");
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const found = constants
    .filter(({ name }) => words.length > 0 && words.every((word) => name.toLowerCase().includes(word)))
    // The plainest name is the constant itself: “electron mass”, not “electron mass in u”.
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, MOST_CONSTANTS);
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
