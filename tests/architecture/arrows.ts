import type { ImportGraph } from "./imports.ts";

/**
 * The layers (README, “Where things are”), lowest first: a file imports from its own layer and from lower ones, never from
 * higher ones. `lib/answers` reads a question as a whole and answers it, for the assistant and for the answer bar. `lib/phrases` reads what people ask in words, `lib/formulas` reads, sets and writes formulas. `lib/numeric`
 * to `lib/fluids` are the maths that several calculators share; the leaves `lib/units`, `lib/civil` and `lib/data` lie
 * beside each other. `data` has the schemas of the data sets: only tests need them.
 */
export const LAYERS: readonly string[] = [
  "lib/units",
  "lib/sources",
  "lib/civil",
  "lib/data",
  "data",
  "lib/converters",
  "lib/quantities",
  "lib/fields",
  "lib/phrases",
  "lib/reader",
  "lib/formulas",
  "lib/numeric",
  "lib/chemistry",
  "lib/finance",
  "lib/health",
  "lib/plumbing",
  "lib/psychrometrics",
  "lib/solar",
  "lib/ventilation",
  "lib/fluids",
  "lib/building-load",
  "lib/fire",
  "lib/calculators",
  "lib/forms",
  "lib/catalog",
  "lib/projects",
  "lib/faces",
  "lib/answers",
  "lib/tools",
  "components",
  "content",
  "app",
];
/** The folders of components, lowest first, by the same rule. */
export const COMPONENTS: readonly string[] = [
  "ui",
  "formula",
  "table",
  "chart",
  "calendar",
  "page",
  "report",
  "forms",
  "reviews",
  "faq",
  "plain",
  "article",
  "calculator",
  "converter",
  "project",
  "panels",
  "embed",
  "home",
  "search",
  "chat",
  "site",
  "admin",
];
export const SERVER = "lib/server";
/** Code in front of Next: plain Node, served by scripts/serve.ts; the server shares how it names a client. */
export const FRONT = "lib/front";

/** The layer that a path is in; undefined for packages and for what lies elsewhere. */
export const layerOf = (path: string): string | undefined =>
  [...LAYERS, SERVER, FRONT].find((layer) => path.startsWith(`${layer}/`));

/** Questions of all calculators: for the server and for the answer bar, which loads them on first use. */
const isPhrases = (path: string): boolean =>
  /^lib\/(?:phrases\/|reader\/|calculators\/[^/]+\/phrases[./]|catalog\/(?:generated\/)?phrases\.ts)/.test(
    path,
  );
/** Calculators with a page, with their tables: for the server only. */
const isEntries = (path: string): boolean =>
  /^lib\/(?:calculators\/[^/]+\/entries\.ts|catalog\/(?:generated\/)?entries\.ts)/.test(path);
const isSource = (path: string): boolean => /^(data|lib|components|content|app)\//.test(path);
const calculatorOf = (path: string): string | undefined => /^lib\/calculators\/([^/]+)\//.exec(path)?.[1];

const folderOf = (path: string): string | undefined => /^components\/([^/]+)\//.exec(path)?.[1];

/** Returns the error of an import between components, or undefined. */
function componentViolation(file: string, target: string): string | undefined {
  const [folder, other] = [folderOf(file), folderOf(target)];
  if (folder === undefined || other === undefined) return undefined;
  const [from, to] = [COMPONENTS.indexOf(folder), COMPONENTS.indexOf(other)];
  if (from < 0 || to < 0) return "has no place among the folders of components";
  if (to > from) return `components/${folder} is below components/${other}`;
  const panels = [file, target].map((path) => /^components\/panels\/([^/]+)\//.exec(path)?.[1]);
  return panels.every(Boolean) && panels[0] !== panels[1] ? "one panel never imports another" : undefined;
}

/** Returns the error of one import, or undefined. */
function violation(file: string, target: string): string | undefined {
  const [layer, other] = [layerOf(file), layerOf(target)];
  if (layer === "lib/units" && other !== "lib/units") return "lib/units imports nothing outside itself";
  if (layer === "lib/civil" && isSource(target) && other !== "lib/civil")
    return "lib/civil imports no other of our folders";
  if (layer === "lib/data" && isSource(target) && other !== "lib/data")
    return "lib/data imports no other of our folders";
  // Code that only the server runs may import a table (docs/decisions/data-sets.md).
  const isTable = (layer === SERVER || isPhrases(file) || isEntries(file)) && target.endsWith(".json");
  if (other === "data" && layer !== "data" && !isTable) return "the schemas of data are for tests";
  if (layer === "lib/converters" && other !== "lib/units")
    return "a converter is data: it imports only lib/units";
  if (!isSource(target)) return undefined;
  if (other === undefined) return "has no place among the layers";
  if (isPhrases(target) && !isPhrases(file) && !["lib/answers", "lib/tools", SERVER].includes(layer ?? ""))
    return "phrases are for lib/answers, lib/tools and lib/server";
  if (
    other === "lib/answers" &&
    layer === "components" &&
    !["search", "panels"].includes(folderOf(file) ?? "")
  )
    return "of the components only the search and the panels read questions";
  if (isEntries(target) && layer === "components") return "entries come to components as properties";
  if (other === "lib/tools" && ![other, SERVER, "app"].includes(layer ?? ""))
    return "lib/tools is for agents and the server, not for pages";
  if (layer === FRONT) return other === FRONT ? undefined : "lib/front imports nothing of the site";
  if (other === FRONT) return layer === SERVER ? undefined : "only lib/server imports lib/front";
  if (other === SERVER)
    return layer === "app" || layer === SERVER ? undefined : "only app imports lib/server";
  if (layer === SERVER)
    return other === "app" || other === "components" ? "lib/server is below app" : undefined;
  const [from, to] = [LAYERS.indexOf(layer ?? ""), LAYERS.indexOf(other)];
  if (to > from) return `${layer} is below ${other}`;
  const [mine, theirs] = [calculatorOf(file), calculatorOf(target)];
  const crosses = mine !== undefined && theirs !== undefined && mine !== theirs;
  return crosses ? "one calculator never imports another" : componentViolation(file, target);
}

/** Every file and import that breaks the arrows, as a line each. */
export function violationsOf(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, targets]) => {
    const lines = targets.flatMap((target) => {
      const reason = violation(file, target);
      return reason ? [`${file} → ${target}: ${reason}`] : [];
    });
    if (layerOf(file) === undefined) lines.push(`${file}: has no place among the layers`);
    if (file.startsWith("components/") && !COMPONENTS.includes(folderOf(file) ?? ""))
      lines.push(`${file}: has no place among the folders of components`);
    if (file.startsWith("lib/") && file.endsWith(".tsx")) lines.push(`${file}: panels belong to components`);
    return lines;
  });
}
