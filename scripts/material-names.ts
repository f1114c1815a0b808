import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Records {
  records: readonly { id: string; label: string; aliases?: readonly string[] }[];
}

interface Properties {
  sources: Readonly<Record<string, { title: string; edition: string }>>;
  materials: Readonly<Record<string, { values: Readonly<Record<string, { source: string } | undefined>> }>>;
}

const read = <T>(project: string, file: string): T =>
  JSON.parse(readFileSync(join(project, "data/materials", file), "utf8"));

/** Returns the text of a list of material names and property sources: all that reading a question needs. */
export function materialNames(project: string): string {
  const { records } = read<Records>(project, "records.json");
  const { sources, materials } = read<Properties>(project, "properties.json");
  const keys = Object.keys(sources);
  const lines = records.map(({ id, label, aliases = [] }) => {
    const cited = Object.entries(materials[id]?.values ?? {}).flatMap(([property, value]) =>
      value ? [`${property} ${keys.indexOf(value.source)}`] : [],
    );
    return `  ${JSON.stringify([id, [label, ...aliases], cited.join(" ")])},\n`;
  });
  const titles = keys.map(
    (key) => `  ${JSON.stringify([sources[key]?.title, sources[key]?.edition].join(", "))},\n`,
  );
  return `
/** Sources of the figures. */
export const materialSources: readonly string[] = [
${titles.join("")}];

/** Id, names, and the place in the list above for each property that has a source: "density 0 modulus 0". */
export const materialNames: readonly (readonly [id: string, names: readonly string[], cited: string])[] = [
${lines.join("")}];
`;
}
