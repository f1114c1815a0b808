/**
 * Writes a new calculator that passes the tests: `npm run new:calculator -- tank-volume "Tank Volume" math-utility`.
 * What it computes (a square) is to be replaced, its examples first.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculatorCategories } from "../lib/catalog/curation.ts";
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

const calculator = `import { number } from "../../fields/field.ts";
import { formula } from "../../formulas/formula.ts";
import { cite } from "../../sources/cite.ts";
import { defineForm } from "../define.ts";
import { examples } from "./examples.ts";

export default defineForm({
  id: "${id}",
  label: "${label}",
  category: "${category}",
  heading: "${label} Calculator",
  summary: "The square of a number.",
  seo: {
    title: "${label} Calculator",
    description: "The square of a number, step by step, with its source and worked examples that were checked by hand.",
  },
  keywords: ["square"],
  guide: [
    { title: "Method", text: "The number is multiplied by itself." },
    { title: "Sign", text: "The square of a negative number is positive." },
    { title: "Rounding", text: "The result is shown to ten significant digits and computed to fifteen." },
    { title: "Limits", text: "Numbers up to a thousand million." },
  ],
  inputs: {
    side: number({ label: "Number", default: 3, min: -1e9, max: 1e9 }),
  },
  outputs: {
    square: { label: "Square", format: { kind: "number" }, primary: true },
  },
  formulas: {
    square: formula(
      "s = a^2",
      {
        s: { meaning: "square", format: { kind: "number" } },
        a: { meaning: "number", format: { kind: "number" } },
      },
      { title: "Square", source: "ISO 80000-2" },
    ),
  },
  assumptions: [],
  sources: [cite("ISO 80000-2", "Powers")],
  examples,
  related: [],
});
`;

const compute = `import { stepsOf } from "../../formulas/step.ts";
import { computeModule } from "../compute-module.ts";
import type calculator from "./calculator.ts";

const step = stepsOf<typeof calculator>();

/** The square of a number. Source: ISO 80000-2. */
export const { compute } = computeModule<typeof calculator>({
  compute: ({ side }) => {
    const square = side * side;
    return {
      ok: true,
      answer: {
        outputs: { square },
        steps: [step("square", { s: square, a: side })],
        warnings: [],
      },
    };
  },
});
`;

const by = '{ kind: "independent", by: "mental arithmetic" }';
const example = (key: string, title: string, inputs: string, expected: string, shown = ""): string =>
  `  { id: "${key}", title: "${title}", origin: ${by}, inputs: ${inputs}, expect: ${expected}${shown} },`;
const result = (value: number): string => `{ outputs: { square: ${value} } }`;
const examples = `import type { Example } from "../define.ts";

export const examples: readonly Example[] = [
${[
  example("default", "The square of 3", "{}", result(9), ", shown: true"),
  example("negative", "The square of −4", '{ side: "-4" }', result(16), ", shown: true"),
  example("fraction", "The square of a half", '{ side: "1/2" }', result(0.25), ", shown: true"),
  example("zero", "The square of nothing", "{ side: 0 }", result(0)),
  example("comma", "A decimal comma", '{ side: "1,5" }', result(2.25)),
  example("large", "A large number", "{ side: 1e6 }", result(1e12)),
  example("text", "No number", '{ side: "abc" }', '{ errors: ["side"] }'),
  example("beyond", "Beyond the limit", "{ side: 1e10 }", '{ errors: ["side"] }'),
].join("\n")}
];
`;

mkdirSync(folder);
writeFileSync(join(folder, "calculator.ts"), calculator);
writeFileSync(join(folder, "compute.ts"), compute);
writeFileSync(join(folder, "examples.ts"), examples);
writeLists(root);
console.log(`lib/calculators/${id} is written; nothing else needs to know it. Begin with its examples.ts.`);
