import { runConversion } from "../../agents/convert-tool.ts";
import type { ToolResult } from "../../agents/tool.ts";
import { type Conversion, DECIMALS_OF_PRESSURE } from "../../faces/answers/conversion.ts";
import { conversionKinds } from "../../faces/answers/unit-kinds.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";

/** Runs the conversion that a text asks for. A unit of several kinds has a line for each: US and imperial pints. */
export async function runConversionIn(
  conversion: Conversion,
  text: string,
  units: UnitSystem = "us",
): Promise<ToolResult> {
  if (conversion.over !== undefined) return runBloodPressure(conversion, conversion.over);
  const [first, ...others] = await Promise.all(conversionKinds(conversion, text, units).map(runConversion));
  if (!first?.ok) return first ?? runConversion(conversion);
  const figureOf = (line: string): string => line.slice(line.indexOf(" = ") + 3).split(" ")[0] ?? "";
  const [line = "", ...rest] = first.text.split("\n");
  const lines = others
    .flatMap((other) => (other.ok ? (other.text.split("\n")[0] ?? "") : []))
    .filter((other) => figureOf(other) !== figureOf(line));
  return { ...first, text: [line, ...lines, ...rest].join("\n") };
}

/** Converts both numbers of a blood pressure: "120/80 mmHg = 16.0 over 10.7 kPa". */
async function runBloodPressure({ over: _, ...systolic }: Conversion, over: string): Promise<ToolResult> {
  const results = await Promise.all([systolic, { ...systolic, value: over }].map(runConversion));
  const [first] = results;
  if (!first?.ok || !results[1]?.ok) return first ?? runConversion(systolic);
  const lines = results.map(({ ...result }) => (result.ok ? (result.text.split("\n")[0] ?? "") : ""));
  const [source = "", target = ""] = lines[0]?.split(/ [=≈] /) ?? [];
  const value = lines
    .map((line) => Number.parseFloat(line.split(/ [=≈] /)[1]?.replaceAll(",", "") ?? ""))
    .map((number) => number.toFixed(DECIMALS_OF_PRESSURE[systolic.to]))
    .join(" over ");
  const unit = target.replace(/^[\d.,]+ /, "");
  return {
    ...first,
    text: `${source.replace(systolic.value, `${systolic.value}/${over}`)} = ${value} ${unit}`,
  };
}
