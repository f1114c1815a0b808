import type { CompiledConverter } from "../units/compile.ts";
import type { ParameterValues } from "../units/law.ts";

/** A preset of a converter's parameter that a text names: the flour of "2 cups of flour in grams". */
interface Named<C extends CompiledConverter> {
  converter: C;
  parameters: ParameterValues;
  /** The text without the name. */
  rest: string;
}

/** The longest name of a preset that stands in a text as words of their own; undefined: none does. */
export function namedPreset<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): Named<C> | undefined {
  const lower = ` ${text.toLowerCase().replace(/[?!.,]/g, " ")} `;
  const found = converters
    .flatMap((converter) =>
      converter.parameters.flatMap(({ id, presets = [] }) =>
        presets.flatMap(({ names = [], value }) =>
          names.map((name) => ({
            converter,
            name,
            parameters: { [id]: value },
            at: lower.indexOf(` ${name} `),
          })),
        ),
      ),
    )
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.name.length - a.name.length);
  const [first] = found;
  if (!first) return undefined;
  const { converter, name, parameters, at } = first;
  const before = text
    .slice(0, at)
    .trimEnd()
    .replace(/ of(?: the)?$/i, "");
  return { converter, parameters, rest: `${before}${text.slice(at + name.length)}`.trim() };
}
