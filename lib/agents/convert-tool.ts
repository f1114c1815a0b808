import { compiledConverter, converterPath, converters } from "../catalog/converters.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import type { Conversion } from "../faces/answers/conversion.ts";
import { PRESET_DIGITS } from "../faces/answers/conversion-answer.ts";
import { settingsOf, settingText } from "../faces/answers/settings.ts";
import { convertByQuery } from "../faces/api/convert-api.ts";
import { queryOf } from "../run/address/converter-url.ts";
import { initialState } from "../run/converter-view.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { compoundText } from "../units/compound.ts";
import { convert } from "../units/convert.ts";
import { findUnit } from "../units/find-unit.ts";
import type { ParameterValues } from "../units/law.ts";
import { readValue } from "../units/read-value.ts";
import { findUnitByName, normalizeName, spellings } from "../units/unit-names.ts";
import { messages } from "./messages.ts";
import { strictObject } from "./strict-schema.ts";
import { type PageLink, propertiesOf, type Tool, type ToolResult, textOf } from "./tool.ts";

export const convertTool: Tool = {
  name: "convert",
  description:
    "Converts a value from one unit to another, exactly. Units by name, symbol or common abbreviation; the value may be compound: 5 ft 11 in.",
  parameters: strictObject({
    value: { type: "string", description: "The number as it was said: 2.5, 3/4, 5 ft 11 in." },
    from: { type: "string", description: "The unit of the value: cup, °F, mph." },
    to: { type: "string", description: "The unit to convert to: mL, °C, km/h." },
  }),
  run(input) {
    const { value, from, to } = propertiesOf(input);
    return convertByNames(textOf(value), textOf(from), textOf(to));
  },
};

const MAX_NAME_LENGTH = 80;

async function convertByNames(value: string, from: string, to: string): Promise<ToolResult> {
  const [source, target] = [from.slice(0, MAX_NAME_LENGTH), to.slice(0, MAX_NAME_LENGTH)];
  const isUnit = { from: false, to: false };
  const conversions: (Conversion & { distance: number })[] = [];
  for (const declaration of converters) {
    const converter = compiledConverter(declaration);
    const [fromId, toId] = [findUnitByName(converter, source), findUnitByName(converter, target)];
    isUnit.from ||= fromId !== undefined;
    isUnit.to ||= toId !== undefined;
    if (fromId === undefined || toId === undefined) continue;
    const distance = misspelt(converter, source, fromId) + misspelt(converter, target, toId);
    conversions.push({ converter, value, from: fromId, to: toId, distance });
  }
  const [best] = conversions.sort((a, b) => a.distance - b.distance);
  if (best) return runConversion(best);
  const problems = (["from", "to"] as const)
    .filter((field) => !isUnit[field])
    .map((path) => ({ path, message: messages.unitUnknown(path === "from" ? source : target) }));
  if (problems.length > 0)
    return { ok: false, message: problems.map(({ message }) => message).join(" "), problems };
  return { ok: false, message: messages.unitsDiffer({ source, target }) };
}

/** Returns 1 for a unit that only matches ignoring capitals: "ML" for mL. */
function misspelt(converter: CompiledConverter, name: string, id: string): number {
  const unit = findUnit(converter, id);
  return unit && spellings(unit).includes(normalizeName(name)) ? 0 : 1;
}

export async function runConversion(conversion: Conversion): Promise<ToolResult> {
  const { converter, value, from, to, parameters } = conversion;
  const query = new URLSearchParams({ tool: converter.slug, from, to, value, ...textsOf(parameters) });
  const first = await convertByQuery(query, lawsOf);
  if (first.status !== 200) return { ok: false, message: first.detail, problems: first.problems };
  const page = await conversionPage(conversion);
  const settings =
    converter.parameters.length === 0
      ? []
      : settingsOf(conversion, first.body.value, await lawsOf(converter.slug));
  const isPreset = parameters !== undefined && settings.length > 0;
  if (isPreset) query.set("digits", String(PRESET_DIGITS.significant));
  const outcome = isPreset ? await convertByQuery(query, lawsOf) : first;
  if (outcome.status !== 200) return { ok: false, message: outcome.detail, problems: outcome.problems };
  const { body } = outcome;
  return {
    ok: true,
    text: [
      `${withUnit(converter, value, from)} ${spokenResult(conversion) ?? `= ${body.display}`}`,
      body.formula,
      ...(body.note === undefined ? [] : [body.note]),
      ...settings.map((parameter) => settingText(parameter, parameters)),
    ].join("\n"),
    data: body,
    ...(page && { page }),
  };
}

/** Formats "≈ 5 ft 6.93 in" if the question requests feet and inches. */
function spokenResult({ converter, value, from, to, spoken }: Conversion): string | undefined {
  const unit = findUnit(converter, to);
  const input = readValue(value, converter, from);
  if (!spoken || !unit || !input.ok) return undefined;
  const converted = convert(converter, { value: input.value, from, to });
  return converted.ok && typeof converted.value !== "string"
    ? compoundText(converter, unit, converted.value)
    : undefined;
}

const textsOf = (parameters: ParameterValues = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([id, value]) => [id, String(value)]));

async function conversionPage(conversion: Conversion): Promise<PageLink | undefined> {
  const { converter, value, from, to, parameters } = conversion;
  const declaration = converters.find(({ slug }) => slug === converter.slug);
  if (!declaration) return undefined;
  const start = initialState(converter, declaration.defaultPair, await lawsOf(converter.slug));
  const set = { ...start.parameters, ...textsOf(parameters) };
  const query = queryOf({ ...start, text: value, from, to, parameters: set }, start);
  const path = converterPath(declaration);
  return { path: query === "" ? path : `${path}?${query}`, label: declaration.name };
}

/** Formats "2.5 cups (US)": the value, with the name of its unit unless it contains one. */
function withUnit(converter: CompiledConverter, value: string, id: string): string {
  const unit = findUnit(converter, id);
  if (!unit || /[^\d\s.,/+\-½⅓⅔¼¾⅛⅜⅝⅞]/.test(value)) return value;
  return `${value} ${value === "1" ? unit.name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : unit.plural}`;
}
