import type { CompiledConverter } from "../../units/compile.ts";
import type { ParameterValues } from "../../units/law.ts";

interface Named<C extends CompiledConverter> {
  converter: C;
  parameters: ParameterValues;
  /** The text without the name. */
  rest: string;
}

/** Returns the longest preset name in a text, at word boundaries; undefined without any. */
export function namedPreset<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): Named<C> | undefined {
  const lower = ` ${text.toLowerCase().replace(/[?!.,]/g, " ")} `;
  let first: { converter: C; name: string; parameters: ParameterValues; at: number } | undefined;
  for (const converter of converters)
    for (const { id, presets = [] } of converter.parameters)
      for (const { names = [], value } of presets)
        for (const name of names) {
          const at = name.length > (first?.name.length ?? 0) ? lower.indexOf(` ${name} `) : -1;
          if (at >= 0) first = { converter, name, parameters: { [id]: value }, at };
        }
  if (!first) return undefined;
  const { converter, name, parameters, at } = first;
  const before = text
    .slice(0, at)
    .trimEnd()
    .replace(/ of(?: the)?$/i, "");
  return { converter, parameters, rest: `${before}${text.slice(at + name.length)}`.trim() };
}
