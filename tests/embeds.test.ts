import { describe, expect, test } from "vitest";
import { calculatorPath, calculators, findCalculator } from "../lib/catalog/calculators.ts";
import { converterPath, converters } from "../lib/catalog/converters.ts";
import { embeddableCalculators, embeddableConverters, embeddableTools } from "../lib/catalog/embeds.ts";
import { pageAt, pagesIn } from "../lib/catalog/pages.ts";
import { embedSnippet } from "../lib/faces/embed/embed-snippet.ts";

/** The specification's tools, section 2, "Embed page". */
const SPECIFIED = [
  { slug: "basic", path: "/embed/basic" },
  { slug: "scientific", path: "/embed/scientific" },
  { slug: "length-converter", path: "/embed/converter/length" },
  { slug: "bmi", path: "/embed/bmi" },
  { slug: "loan", path: "/embed/loan" },
];

/** Those that have come since. */
const ADDED = [
  { slug: "ductsizer", path: "/embed/ductsizer" },
  { slug: "plumbing", path: "/embed/plumbing" },
  { slug: "pipesizer", path: "/embed/pipesizer" },
  { slug: "firefighting", path: "/embed/firefighting" },
  { slug: "hvac", path: "/embed/hvac" },
];

describe("embeddable tools", () => {
  test("are those of the specification in its order and the added ones, without calculators that do not exist yet", () => {
    const existing = SPECIFIED.filter(
      ({ slug }) => slug === "length-converter" || findCalculator(slug) !== undefined,
    );
    expect(embeddableTools.map(({ slug, path }) => ({ slug, path }))).toEqual([...existing, ...ADDED]);
  });

  test("have a name, a description and a page of their own that exists", () => {
    const pages = [...calculators.map(calculatorPath), ...converters.map(converterPath)];
    for (const { name, description, page } of embeddableTools) {
      expect(name).toMatch(/ (Calculator|Converter)$/);
      expect(description).toMatch(/\.$/);
      expect(pages).toContain(page);
    }
  });

  test("every calculator among them has a frame of its own", () => {
    const framed = embeddableCalculators.map(({ id }) => `/embed/${id}`);
    for (const { path } of embeddableTools)
      if (!path.startsWith("/embed/converter/")) expect(framed).toContain(path);
  });

  test("every converter can be embedded, under its own slug", () => {
    const tools = embeddableConverters.flatMap(({ tools }) => tools);
    expect(tools.map(({ path }) => path)).toEqual(converters.map(({ slug }) => `/embed/converter/${slug}`));
    expect(tools.map(({ page }) => page)).toEqual(converters.map(converterPath));
  });
});

test("the page of embeds is the header's last entry and kept out of search engines", () => {
  expect(pagesIn("header").at(-1)).toMatchObject({ path: "/calculators-for-your-site", label: "Embeds" });
  expect(pageAt("/calculators-for-your-site").noIndex).toBe(true);
});

describe("the code to copy", () => {
  const source = {
    name: "Length Converter",
    src: "https://scicalc.example/embed/converter/length",
    page: "https://scicalc.example/converters/general-physics-mechanics/length",
    product: "SciCalc",
  };

  test("is a credit and a frame of the specified size that does not scroll", () => {
    expect(embedSnippet(source)).toBe(
      `<!-- Length Converter. Powered by SciCalc: https://scicalc.example/converters/general-physics-mechanics/length -->
<iframe
  src="https://scicalc.example/embed/converter/length"
  title="Length Converter"
  style="width: 100%; height: 400px; border: 0; border-radius: 10px"
  scrolling="no"
  loading="lazy"
  allow="clipboard-write"
></iframe>
`,
    );
  });

  test("is safe whatever a tool is called", () => {
    const code = embedSnippet({
      ...source,
      name: `--> <script>"Young's" & co`,
      src: `${source.src}?a=1&b="2"`,
    });
    expect(code).not.toContain("<script>");
    expect(code.match(/-->/g)).toHaveLength(1);
    expect(code).toContain(`title="--&gt; &lt;script&gt;&quot;Young&#39;s&quot; &amp; co"`);
    expect(code).toContain(`src="${source.src}?a=1&amp;b=&quot;2&quot;"`);
  });
});
