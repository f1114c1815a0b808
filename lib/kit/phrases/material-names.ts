import list from "./generated/material-names.json" with { type: "json" };

const { sources } = list;
/** Facts about the properties, label and aliases by id. */
const materials: Readonly<Record<string, readonly string[]>> = list.materials;

/** Material for each common name that several entries of the table share. */
const USUAL: Readonly<Record<string, string>> = {
  steel: "steel-1020-hot-rolled",
  "carbon steel": "steel-1020-hot-rolled",
  "mild steel": "steel-1020-hot-rolled",
  "low carbon steel": "steel-1020-hot-rolled",
  "structural steel": "steel-s235",
  "alloy steel": "steel-4140-normalized",
  aluminium: "pure-aluminum",
  "aluminum 6061": "aluminum-6061-t6",
  "titanium alloy": "titanium-6al-4v",
  "grey cast iron": "gray-iron-g3000",
  bronze: "bronze-c93200",
  brass: "brass-c26000",
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, " ")
    .trim();

let ids: ReadonlyMap<string, string> | undefined;

/** Maps all names of materials to ids; skips names without a word, a code or three digits. */
function idsByName(): ReadonlyMap<string, string> {
  if (ids) return ids;
  const names = [
    ...Object.entries(USUAL),
    ...Object.entries(materials).flatMap(([id, [, label = "", ...aliases]]) =>
      [label, id, ...aliases].map((name) => [name, id] as const),
    ),
  ].map(([name, id]) => [plain(name), id] as const);
  // A name of several materials means the first of them.
  ids = new Map(names.filter(([name]) => /[a-z]{3}|\d{3}|[a-z]\d|\d[a-z]/.test(name)).reverse());
  return ids;
}

/** Returns the id of a material by a name without digits: "copper". */
export const findMaterial = (name: string): string | undefined =>
  /\d/.test(name) ? undefined : idsByName().get(plain(name));

/** Returns the id of a material by a name with digits: "6061-T6". */
export const findGrade = (name: string): string | undefined =>
  /\d/.test(name) ? idsByName().get(plain(name)) : undefined;

/** Returns the source of a material's property, in one line; undefined if the table does not have the property. */
export function sourceOf(id: string, property: string): string | undefined {
  const source = factOf(id, property);
  return source === undefined ? undefined : sources[source];
}

/** Returns the temperature in °C that the table states for a material’s properties. */
export const temperatureOf = (id: string): number | undefined => factOf(id, "at");

function factOf(id: string, name: string): number | undefined {
  const facts = materials[id]?.[0]?.split(" ") ?? [];
  const place = facts.indexOf(name);
  return place < 0 ? undefined : Number(facts[place + 1]);
}
