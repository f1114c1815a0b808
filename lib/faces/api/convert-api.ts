import { compiledConverter, converters, findConverter } from "../../catalog/converters.ts";
import { firstProblem, type Problem } from "../../core/result/result.ts";
import { sealOfConversion } from "../../run/conversion-seal.ts";
import { readParameters } from "../../run/converter-input.ts";
import { digitsOf, shownNumber } from "../../run/converter-view.ts";
import { namesakeNote } from "../../run/format/namesake-note.ts";
import { convert, isTextUnit } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatConverted } from "../../units/format.ts";
import { pairFormula } from "../../units/formula.ts";
import type { ConverterLaws } from "../../units/law.ts";
import { readValue } from "../../units/read-value.ts";
import { withUnit } from "../../units/with-unit.ts";
import { type ConvertAnswer, convertRequest } from "./convert-schema.ts";
import { messages } from "./messages.ts";

type ConvertOutcome =
  | { status: 200; body: ConvertAnswer }
  | { status: 400 | 404; detail: string; problems: readonly Problem[] };

/** Maximum number of parameters, above that of any converter. */
const MAX_NAMES = 200;

const reject = (status: 400 | 404, path: string, message: string): ConvertOutcome => ({
  status,
  detail: message,
  problems: [{ path, message }],
});

const shorten = (text: string): string => [...text].slice(0, 60).join("");

/** Converts by query parameters; `loadLaws` loads the function laws of a converter. */
export async function convertByQuery(
  query: URLSearchParams,
  loadLaws: (slug: string) => Promise<ConverterLaws | undefined>,
): Promise<ConvertOutcome> {
  if (query.size > MAX_NAMES) return reject(400, "", messages.tooManyParameters(MAX_NAMES));
  const names = new Set<string>();
  const repeated = [...query.keys()].find((name) => names.size === names.add(name).size);
  if (repeated !== undefined)
    return reject(400, shorten(repeated), messages.parameterRepeated(shorten(repeated)));
  const sent = Object.fromEntries<string | number>(query);
  if (/^\d{1,2}$/.test(query.get("digits") ?? "")) sent.digits = Number(query.get("digits"));
  const request = convertRequest.safeParse(sent);
  if (!request.success) {
    const problems = request.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return { status: 400, detail: problems[0]?.message ?? "", problems };
  }
  const { tool, from: fromId, to: toId, value: text, digits: precision, ...texts } = request.data;
  const declaration = findConverter(tool);
  if (!declaration) return reject(404, "tool", messages.converterUnknown(shorten(tool)));
  const converter = compiledConverter(declaration);
  const from = findUnit(converter, fromId);
  const to = findUnit(converter, toId);
  if (!from)
    return reject(404, "from", messages.unitUnknown({ converter: declaration.name, unit: shorten(fromId) }));
  if (!to)
    return reject(404, "to", messages.unitUnknown({ converter: declaration.name, unit: shorten(toId) }));

  const parameterIds = new Set(converter.parameters.map(({ id }) => id));
  const unknown = Object.keys(texts).find((name) => !parameterIds.has(name));
  if (unknown !== undefined)
    return reject(
      400,
      shorten(unknown),
      messages.parameterUnknown({ converter: declaration.name, name: shorten(unknown) }),
    );
  const { parameters, problems } = readParameters(converter, texts);
  const broken = Object.entries(problems).map(([path, message]) => ({ path, message }));
  if (broken[0]) return { status: 400, detail: broken[0].message, problems: broken };

  const laws = await loadLaws(declaration.slug);
  if (text.trim() === "") return reject(400, "value", messages.valueMissing);
  const input = isTextUnit(from, laws)
    ? { ok: true as const, value: text.trim() }
    : readValue(text, converter, from.id, laws, parameters);
  if (!input.ok) return reject(400, "value", firstProblem(input).message);
  const converted = convert(converter, { value: input.value, from: from.id, to: to.id, parameters }, laws);
  if (!converted.ok) {
    const { path, message } = firstProblem(converted);
    return reject(400, path, message);
  }

  const digits = digitsOf(precision === undefined ? "auto" : `s${precision}`, converter);
  const formatted = formatConverted(converted.value, digits);
  const seal = sealOfConversion({
    converter,
    from,
    to,
    input: input.value,
    value: converted.value,
    formatted,
    parameters,
    laws,
  });
  const result = shownNumber(converted.value, digits);
  const value = shownNumber(input.value, { significant: 15 });
  if ([value, result].some((each) => typeof each === "number" && !Number.isFinite(each)))
    return reject(400, "value", messages.resultTooLarge);
  const notes = [converted.note, namesakeNote(converter, input.value, [from, to], digits)].filter(Boolean);
  return {
    status: 200,
    body: {
      tool: declaration.slug,
      from: from.id,
      to: to.id,
      value,
      result,
      display: withUnit(formatted.display, to),
      formula: pairFormula(converter, from, to).lines.join("; "),
      exact: seal === "exact",
      exactFactor: seal === "exact" || seal === "factor",
      ...(converter.parameters.length > 0 && { parameters: { ...parameters } }),
      ...(notes.length > 0 && { note: notes.join(" ") }),
    },
  };
}

export const converterListing = () => ({
  converters: converters.map((declaration) => {
    const converter = compiledConverter(declaration);
    return {
      slug: declaration.slug,
      name: declaration.name,
      category: declaration.category,
      baseUnit: declaration.base,
      units: converter.units.map(({ id, name, symbol, aliases }) => ({
        id,
        name,
        symbol,
        aliases: aliases ?? [],
      })),
      parameters: converter.parameters.map(({ id, label, unit, default: value, min, max }) => ({
        id,
        label,
        unit,
        default: value,
        min,
        max,
      })),
    };
  }),
});
