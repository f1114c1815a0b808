/**
 * Writes the folder of a new calculator that passes the tests:
 * `npm run new:calculator -- tank-volume "Tank Volume" math-utility`.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculatorCategories } from "../lib/catalog/curation.ts";
import { templateFiles } from "./calculator-template.ts";
import { writeLists } from "./generate-lists.ts";
import { root } from "./paths.ts";

const [id = "", label = "", category = ""] = process.argv.slice(2);
const slugs = calculatorCategories.map(({ slug }) => slug);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || label === "" || !slugs.includes(category)) {
  console.error(`Usage: npm run new:calculator -- <id> "<Label>" <${slugs.join(" | ")}>`);
  process.exit(2);
}
const folder = join(root, "lib", "calculators", id);
if (existsSync(folder)) {
  console.error(`lib/calculators/${id} exists already.`);
  process.exit(2);
}

mkdirSync(join(folder, "tests"), { recursive: true });
for (const [name, text] of Object.entries(templateFiles({ id, label, category })))
  writeFileSync(join(folder, name), text);
writeLists(root);
console.log(
  `lib/calculators/${id} is written; nothing else needs to know it. Begin with its examples.ts and tests/cases.json.`,
);
