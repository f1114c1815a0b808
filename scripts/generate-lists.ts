/**
 * Writes the lists of what lies in the folders, in folders called generated, as bundlers need them: with literal paths. Those of
 * converters lie in lib/quantities, below the fields that refer to them, all others in lib/catalog.
 * `npm run lists`; starting, building and `npm run new:calculator` do it too, and a test fails when a list is stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.ts";

const HEADER = "// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.\n";
const folderOf = (list: string): string =>
  ["converters", "laws", "all-laws", "quantities"].includes(list)
    ? "lib/quantities/generated"
    : "lib/catalog/generated";

/** A file of a folder: the name that it is listed by, and its path from the project's folder. */
interface Listed {
  id: string;
  path: string;
}

/** The text of every list by its path, made from the folders of a copy of the project. */
export function generatedLists(project: string): ReadonlyMap<string, string> {
  const namesIn = (folder: string): string[] => readdirSync(join(project, folder)).sort();
  const has = (path: string): boolean => existsSync(join(project, path));

  const calculators = namesIn("lib/calculators").filter((id) => has(`lib/calculators/${id}/calculator.ts`));
  const filesOf = (ids: readonly string[], file: string): Listed[] =>
    ids.map((id) => ({ id, path: `lib/calculators/${id}/${file}` })).filter(({ path }) => has(path));
  const withForm = calculators.filter((id) => has(`lib/calculators/${id}/compute.ts`));
  const withPanel = calculators.filter((id) => !withForm.includes(id));

  const categories = namesIn("lib/converters");
  const inCategory = (category: string, ending: string): Listed[] =>
    namesIn(`lib/converters/${category}`)
      .filter((file) => file.endsWith(ending) && (ending !== ".ts" || !file.endsWith(".laws.ts")))
      .map((file) => ({ id: file.slice(0, -ending.length), path: `lib/converters/${category}/${file}` }));
  const converters = categories.flatMap((category) => inCategory(category, ".ts"));
  const laws = categories.flatMap((category) => inCategory(category, ".laws.ts"));

  const quantities = namesIn("lib/quantities/without-page").map((file) => ({
    id: file.replace(/\.ts$/, ""),
    path: `lib/quantities/without-page/${file}`,
  }));

  return new Map(
    [
      [
        "calculators",
        imports(filesOf(calculators, "calculator.ts"), "Calculator") +
          array("formCalculators", withForm, "Calculator") +
          array("panelCalculators", withPanel, "Calculator"),
      ],
      ["computes", loaders("computes", filesOf(withForm, "compute.ts"))],
      ["phrases", values("phrases", filesOf(calculators, "phrases.ts"), "Phrases")],
      [
        "converters",
        imports(converters, "Converter") +
          array(
            "converters",
            converters.map(({ id }) => id),
            "Converter",
          ),
      ],
      ["laws", loaders("laws", laws)],
      ["all-laws", values("allLaws", laws, "Laws")],
      [
        "quantities",
        imports(quantities, "Quantity") +
          array(
            "quantities",
            quantities.map(({ id }) => id),
            "Quantity",
          ),
      ],
    ].map(([name = "", text]) => [`${folderOf(name)}/${name}.ts`, `${HEADER}${text}`]),
  );
}

/** Writes the lists that are stale; gives their paths. */
export function writeLists(project: string): string[] {
  const stale = [...generatedLists(project)].filter(([path, text]) => {
    const full = join(project, path);
    return !existsSync(full) || readFileSync(full, "utf8") !== text;
  });
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return stale.map(([path]) => path);
}

/** What a file's default export is called: "wireGaugeConverter". */
const nameOf = (id: string, kind: string): string =>
  `${id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}${kind}`;

const keyOf = (id: string): string => (/^[a-z]\w*$/.test(id) ? id : `"${id}"`);
const fromList = (path: string): string => path.replace(/^lib\//, "../../");

const imports = (files: readonly Listed[], kind: string): string =>
  files.map(({ id, path }) => `import ${nameOf(id, kind)} from "${fromList(path)}";\n`).join("");

const array = (list: string, ids: readonly string[], kind: string): string =>
  `\nexport const ${list} = [\n${ids.map((id) => `  ${nameOf(id, kind)},\n`).join("")}];\n`;

const values = (list: string, files: readonly Listed[], kind: string): string =>
  `${imports(files, kind)}\nexport const ${list} = {\n${files
    .map(({ id }) => `  ${keyOf(id)}: ${nameOf(id, kind)},\n`)
    .join("")}};\n`;

/** Each path is literal, so that each file becomes a chunk of its own. */
const loaders = (list: string, files: readonly Listed[]): string =>
  `\nexport const ${list} = {\n${files
    .map(({ id, path }) => `  ${keyOf(id)}: () => import("${fromList(path)}"),\n`)
    .join("")}};\n`;

if (import.meta.main) {
  const written = writeLists(root);
  console.log(written.length === 0 ? "Every list is as the folders are." : `Written: ${written.join(", ")}`);
}
