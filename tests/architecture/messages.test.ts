import { describe, expect, it } from "vitest";
import { isTest } from "./imports.ts";
import { sourceFiles } from "./regular-expressions.ts";
import { checkSentences, type SentenceException, sentencesInFunctions } from "./sentences.ts";

/** Declarations of sentences, questions in words, and examples. */
const DECLARATIONS = /messages(?:\.ts$|\/)|\/phrases|examples?[\w-]*\.ts$/;

/** Sentences that stay inside a function, with the reason. */
const EXCEPTIONS: readonly SentenceException[] = [
  { file: "assistant/prompt.ts", start: "", reason: "instructions of the language model" },
  { file: "calorie/formulas.ts", start: "Estimated energy", reason: "title of a formula" },
  { file: "finance/doubling-formulas.ts", start: "By the rule", reason: "title of a formula" },
  { file: "faces/api/openapi-components.ts", start: "", reason: "the document that describes the API" },
  { file: "faces/api/openapi.ts", start: "", reason: "the document that describes the API" },
  { file: "hvac/air-formulas.ts", start: "", reason: "titles of formulas" },
  { file: "page/json-ld.ts", start: "Requires", reason: "value of structured data" },
  { file: "periodictable/api.ts", start: "At most", reason: "limit in a schema" },
  { file: "periodictable/facts.ts", start: "Electron affinity", reason: "key in the data set" },
  { file: "projects/published-schema.ts", start: "Several", reason: "the schema of project files" },
  { file: "server/metrics.ts", start: "", reason: "help of a metric, next to its name" },
  { file: "time/moment-modes.ts", start: "When clocks", reason: "label of a field" },
];

describe("sentences of lib", () => {
  it("are declared in messages.ts, not inside functions", () => {
    const files = sourceFiles(["lib"]).filter((file) => !isTest(file) && !DECLARATIONS.test(file));
    expect(checkSentences(files, EXCEPTIONS)).toEqual({ unexplained: [], unused: [] });
  });

  it.each([
    ['const f = () => "The amount must be above 0.";', 1],
    ["function f(n: number) { return `At most ${" + "n} rows may be entered.`; }", 1],
    ['const title = "The amount must be above 0.";', 0],
    ['const f = () => { throw new Error("There is no section here."); };', 0],
    ['const f = () => { throw new AdminError("There is no such address."); };', 1],
    ['const f = () => log.warn("The database cannot be reached.");', 0],
    ['const f = () => sql("SELECT name FROM the table");', 0],
    ['const f = () => "Total cost";', 0],
    ["const messages = { tooMany: (n: number) => `At most ${" + "n} rows may be entered.` };", 0],
    ["const f = () => { const messages = () => 'The amount must be above 0.'; };", 1],
  ])("are recognized in %j", (source, count) => {
    expect(sentencesInFunctions(source)).toHaveLength(count);
  });
});
