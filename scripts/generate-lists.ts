/**
 * Writes files with literal paths for bundlers, from the contents of folders: lists in folders named
 * generated (those of quantities in lib/kit/quantities, below the fields that refer to them, names of
 * materials in lib/kit/phrases, all others in lib/catalog), and the pages of calculators with a custom panel.
 * `npm run lists`; starting, building and `npm run new:calculator` do it too, and a test fails if a list is
 * stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { panelsInSystems } from "../lib/catalog/curation.ts";
import { materialNames } from "./material-names.ts";
import { panelPages } from "./panel-pages.ts";
import { root } from "./paths.ts";

const HEADER = "// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.\n";

/** Listed file: its name in the list, and its path from the project's folder. */
interface Listed {
  id: string;
  path: string;
}

export function generatedFiles(project: string): ReadonlyMap<string, string> {
  const files = [
    ...filesIn("lib/catalog/generated", {
      ...calculatorLists(project),
      "converter-texts": record("converterTexts", filesEnding(converterFiles(project), ".texts"), "Texts"),
    }),
    ...filesIn("lib/kit/quantities/generated", converterLists(project)),
    ...calculatorsOf(project).withPanel.flatMap((id) => pagesOf(project, id)),
  ];
  return new Map([
    ...files.map(([path, text]) => [path, HEADER + text] as const),
    ["lib/kit/phrases/generated/material-names.json", materialNames(project)],
  ]);
}

/** Returns the files of lists, whose imports by paths from the root become relative to their folder. */
const filesIn = (folder: string, lists: Readonly<Record<string, string>>): [path: string, text: string][] =>
  Object.entries(lists).map(([name, text]) => [
    `${folder}/${name}.ts`,
    text.replaceAll('"lib/', `"${posix.relative(folder, "lib")}/`),
  ]);

/** Lists the ids of calculators: folders with a declaration. Those without a panel compute. */
function calculatorsOf(project: string) {
  const all = namesIn(project, "lib/calculators").filter((id) =>
    existsSync(join(project, "lib/calculators", id, "calculator.ts")),
  );
  const withForm = all.filter((id) => existsSync(join(project, "lib/calculators", id, "compute.ts")));
  return { all, withForm, withPanel: all.filter((id) => !withForm.includes(id)) };
}

function calculatorLists(project: string): Record<string, string> {
  const { all, withForm, withPanel } = calculatorsOf(project);
  const filesOf = (ids: readonly string[], file: string): Listed[] =>
    ids
      .map((id) => ({ id, path: `lib/calculators/${id}/${file}` }))
      .filter(({ path }) => existsSync(join(project, path)));
  return {
    calculators:
      imports(filesOf(all, "calculator.ts"), "Calculator") +
      array("formCalculators", withForm, "Calculator") +
      array("panelCalculators", withPanel, "Calculator"),
    computes: loaders("computes", filesOf(withForm, "compute.ts")),
    "panel-apis": record("panelApis", filesOf(withPanel, "api.ts"), "Api"),
    "panel-api-loaders": loaders("panelApiLoaders", filesOf(withPanel, "api.ts")),
    entries: record("entries", filesOf(withPanel, "entries.ts"), "Entries"),
    "form-jobs": record("formJobs", filesOf(withForm, "jobs.ts"), "Jobs"),
    "panel-jobs": record("panelJobs", filesOf(withPanel, "jobs.ts"), "Jobs"),
    ...phraseLists(project, filesOf(all, "phrases.ts")),
  };
}

/** Returns a list of all phrases, and one for each category, which a page compiles in a separate task. */
function phraseLists(project: string, files: readonly Listed[]): Record<string, string> {
  const byCategory = Map.groupBy(files, ({ id }) => `phrases-${categoryOf(project, id)}`);
  const lists = [...byCategory].map(([name, group]) => [name, record("phrases", group, "Phrases")] as const);
  const paths = [...byCategory.keys()].map((id) => ({ id, path: `lib/catalog/generated/${id}.ts` }));
  return {
    phrases: record("phrases", files, "Phrases"),
    ...Object.fromEntries(lists),
    "phrases-loaders": loaders("phrasesLoaders", paths),
  };
}

/** Returns the category that the declaration of a calculator names. */
const categoryOf = (project: string, id: string): string =>
  /^ {2}category: "([a-z-]{1,40})",$/m.exec(
    readFileSync(join(project, "lib/calculators", id, "calculator.ts"), "utf8"),
  )?.[1] ?? "other";

const converterFiles = (project: string): Listed[] =>
  namesIn(project, "lib/converters").flatMap((category) => listedIn(project, `lib/converters/${category}`));

/** Returns the files of this part of converters, by the converter’s id. */
const filesEnding = (files: readonly Listed[], part: ".laws" | ".texts"): Listed[] =>
  files
    .filter(({ id }) => id.endsWith(part))
    .map(({ id, path }) => ({ id: id.slice(0, -part.length), path }));

function converterLists(project: string): Record<string, string> {
  const files = converterFiles(project);
  const laws = filesEnding(files, ".laws");
  return {
    converters: list(
      "converters",
      files.filter(({ id }) => !id.includes(".")),
      "Converter",
    ),
    laws: loaders("laws", laws),
    "all-laws": record("allLaws", laws, "Laws"),
    quantities: list("quantities", listedIn(project, "lib/kit/quantities/without-page"), "Quantity"),
  };
}

/** Returns the pages of a calculator. @throws Error if it neither computes nor has a panel. */
function pagesOf(project: string, id: string): [path: string, text: string][] {
  if (!existsSync(join(project, "components/panels", id, "panel.tsx")))
    throw new Error(
      `lib/calculators/${id} has no compute.ts, and there is no components/panels/${id}/panel.tsx`,
    );
  const has = (file: string): boolean => existsSync(join(project, "lib/calculators", id, file));
  return panelPages(id, {
    isInSystems: panelsInSystems.includes(id),
    entries: has("entries.ts"),
    jobs: has("jobs.ts"),
  });
}

const namesIn = (project: string, folder: string): string[] => readdirSync(join(project, folder)).sort();

const listedIn = (project: string, folder: string): Listed[] =>
  namesIn(project, folder).map((file) => ({ id: file.replace(/\.ts$/, ""), path: `${folder}/${file}` }));

/** Writes stale files; returns their paths. */
export function writeLists(project: string): string[] {
  const stale = [...generatedFiles(project)].filter(([path, text]) => {
    const full = join(project, path);
    return !existsSync(full) || readFileSync(full, "utf8") !== text;
  });
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return stale.map(([path]) => path);
}

/** Returns the name of a file's default export: "wireGaugeConverter". */
const nameOf = (id: string, kind: string): string =>
  `${id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}${kind}`;

const keyOf = (id: string): string => (/^[a-z]\w*$/.test(id) ? id : `"${id}"`);

const imports = (files: readonly Listed[], kind: string): string =>
  files.map(({ id, path }) => `import ${nameOf(id, kind)} from "${path}";\n`).join("");

const array = (name: string, ids: readonly string[], kind: string): string =>
  `\nexport const ${name} = [\n${ids.map((id) => `  ${nameOf(id, kind)},\n`).join("")}];\n`;

const list = (name: string, files: readonly Listed[], kind: string): string =>
  imports(files, kind) +
  array(
    name,
    files.map(({ id }) => id),
    kind,
  );

const record = (name: string, files: readonly Listed[], kind: string): string =>
  `${imports(files, kind)}\nexport const ${name} = {\n${files
    .map(({ id }) => `  ${keyOf(id)}: ${nameOf(id, kind)},\n`)
    .join("")}};\n`;

/** Returns loaders with literal paths, so that each file becomes a separate chunk. */
const loaders = (name: string, files: readonly Listed[]): string =>
  `\nexport const ${name} = {\n${files
    .map(({ id, path }) => `  ${keyOf(id)}: () => import("${path}"),\n`)
    .join("")}};\n`;

if (import.meta.main) {
  const changed = writeLists(root);
  console.log(changed.length === 0 ? "Every list is as the folders are." : `Written: ${changed.join(", ")}`);
}
