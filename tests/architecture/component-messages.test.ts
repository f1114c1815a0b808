import { describe, expect, it } from "vitest";
import { isTest } from "./imports.ts";
import { sourceFiles } from "./regular-expressions.ts";
import { checkSentences, type SentenceException, sentencesInFunctions } from "./sentences.ts";

/** Files of messages. The routes of app/admin/messages are none. */
const DECLARATIONS = /\/messages\.ts$|^components\/.*\/messages\//;

const EXCEPTIONS: readonly SentenceException[] = [
  { file: "scientific/keys.tsx", start: "", reason: "names of keys, next to their signs" },
  { file: "plot/export.ts", start: "Inter, Arial", reason: "list of fonts" },
  { file: "report/calculation-sections.tsx", start: "Source, edition", reason: "static head of a column" },
  { file: "[categorySlug]/page.tsx", start: "#", reason: "metadata of a page" },
  { file: "sitemap/page.tsx", start: "All converters", reason: "static label in a list of links" },
  { file: "converters/page.tsx", start: "#", reason: "prose of a page" },
  { file: "privacy-policy/page.tsx", start: "", reason: "prose of a page" },
  { file: "calculators-for-your-site/page.tsx", start: "Keep", reason: "prose of a page" },
  { file: "app/admin/page.tsx", start: "Re", reason: "static labels of figures" },
  { file: "app/global-not-found.tsx", start: "", reason: "labels with the name of the site" },
  { file: "units-link.tsx", start: "Show", reason: "link with the name of a system of units" },
];

describe("sentences of components and pages", () => {
  it("are declared in messages.ts if a condition chooses them or a value is part of them", () => {
    const files = sourceFiles(["components", "app"]).filter(
      (file) => !isTest(file) && !DECLARATIONS.test(file),
    );
    expect(checkSentences(files, EXCEPTIONS)).toEqual({ unexplained: [], unused: [] });
  });

  it.each([
    ['<p>{isLost ? "The list could not be loaded." : ""}</p>', 1],
    ["<button title={`Copy the result ${" + "text}`} />", 1],
    ['<Dialog question="Delete all of the rows?" />', 1],
    ["<p>The list of {name} could not be loaded.</p>", 1],
    ["<p>The list could not be loaded.</p>", 0],
    ["<p>The list of <a href={path}>all</a> is not there.</p>", 0],
    ['<input aria-label="Search all of the pages" className="Grid cells with gaps" />', 0],
    ['console.warn("The list could not be loaded")', 0],
  ])("are recognized in %j", (markup, count) => {
    expect(sentencesInFunctions(`const Part = () => ${markup};`, "part.tsx")).toHaveLength(count);
  });
});
