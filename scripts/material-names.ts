import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Records {
  records: readonly { id: string; label: string; aliases?: readonly string[]; note?: string }[];
}

interface Properties {
  sources: Readonly<Record<string, { title: string; edition: string }>>;
  materials: Readonly<Record<string, { values: Readonly<Record<string, { source: string } | undefined>> }>>;
}

const read = <T>(project: string, file: string): T =>
  JSON.parse(readFileSync(join(project, "data/materials", file), "utf8"));

/**
 * Returns the JSON of material names and property sources, all that reading a question needs: titles of `sources`, and for
 * each material the indices of the sources of its properties and the temperature in °C that its note states
 * ("density 0 modulus 0 at 20"), its label and its aliases.
 */
export function materialNames(project: string): string {
  const { records } = read<Records>(project, "records.json");
  const { sources, materials } = read<Properties>(project, "properties.json");
  const keys = Object.keys(sources);
  const citedOf = (id: string, note = ""): string =>
    [
      ...Object.entries(materials[id]?.values ?? {}).flatMap(([property, value]) =>
        value ? [`${property} ${keys.indexOf(value.source)}`] : [],
      ),
      ...(/At [\d.]+(?= °C)/.exec(note) ?? []).map((text) => text.toLowerCase()),
    ].join(" ");
  const list = {
    sources: keys.map((key) => `${sources[key]?.title}, ${sources[key]?.edition}`),
    materials: Object.fromEntries(
      records.map(({ id, label, aliases = [], note }) => [id, [citedOf(id, note), label, ...aliases]]),
    ),
  };
  return `${JSON.stringify(list, null, 1)}\n`;
}
