import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { physicsView } from "../lib/calculators/physics/view.ts";
import {
  calculatorPath,
  calculators,
  findCalculator,
  findFormCalculator,
  panelCalculators,
} from "../lib/catalog/calculators.ts";
import { compiledConverter, converterPath, converters, findConverter } from "../lib/catalog/converters.ts";
import {
  embeddableCalculators,
  embeddableConverters,
  featuredTools,
  findUnknownEmbed,
} from "../lib/catalog/embeds.ts";
import { jobs } from "../lib/catalog/jobs.ts";
import { pageAt, pagesIn } from "../lib/catalog/pages.ts";
import { embedExamples } from "../lib/faces/embed/embed-examples.ts";
import { embedSnippet } from "../lib/faces/embed/embed-snippet.ts";
import { plainCalculator } from "../lib/faces/plain/plain-calculator.ts";
import { plainConverter } from "../lib/faces/plain/plain-converter.ts";
import { askedPath } from "../lib/run/address/rendered-pages.ts";
import { root } from "../scripts/paths.ts";

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
  test("follow the order of the specification, then the added ones, without unwritten calculators", () => {
    const existing = SPECIFIED.filter(
      ({ slug }) => slug === "length-converter" || findCalculator(slug) !== undefined,
    );
    expect(featuredTools.map(({ slug, path }) => ({ slug, path }))).toEqual([...existing, ...ADDED]);
  });

  test("have a name, a description and a page of their own that exists", () => {
    const pages = [...calculators.map(calculatorPath), ...converters.map(converterPath)];
    for (const { name, description, page } of featuredTools) {
      expect(name).toMatch(/ (Calculator|Converter)$/);
      expect(description).toMatch(/\.$/);
      expect(pages).toContain(page);
    }
  });

  test("every calculator can be embedded, under its own id, by a page that exists", () => {
    const tools = embeddableCalculators.flatMap(({ tools }) => tools);
    expect(tools.map(({ path }) => path).sort()).toEqual(calculators.map(({ id }) => `/embed/${id}`).sort());
    expect(tools.map(({ page }) => page).sort()).toEqual(calculators.map(calculatorPath).sort());
    for (const { id } of panelCalculators)
      expect(existsSync(join(root, "app/embed", id, "page.tsx")), id).toBe(true);
  });

  test("every job can be embedded below its calculator, and leads to its page", () => {
    const tools = embeddableCalculators.flatMap(({ tools }) => tools);
    const embedded = tools.flatMap((tool) => tool.jobs.map((job) => ({ ...job, tool: tool.path })));
    expect(embedded.map(({ page }) => page)).toEqual(expect.arrayContaining(jobs.map(({ path }) => path)));
    for (const { path, tool } of embedded) {
      expect(path.startsWith(`${tool}/`) || path.startsWith(`${tool}?`), path).toBe(true);
      expect(findUnknownEmbed(path.split("?")[0] ?? ""), path).toBeUndefined();
    }
  });

  test("every converter can be embedded, under its own slug", () => {
    const tools = embeddableConverters.flatMap(({ tools }) => tools);
    expect(tools.map(({ path }) => path)).toEqual(converters.map(({ slug }) => `/embed/converter/${slug}`));
    expect(tools.map(({ page }) => page)).toEqual(converters.map(converterPath));
  });
});

describe("an embed that does not exist", () => {
  test.each([
    ["/embed", "/embed/unknown"],
    ["/embed/no-such-tool", "/embed/unknown"],
    ["/embed/bmi/more", "/embed/unknown"],
    ["/embed/asked/bmi", "/embed/unknown"],
    ["/embed/converter", "/embed/converter/unknown"],
    ["/embed/converter/no-such-tool", "/embed/converter/unknown"],
    ["/embed/converter/length/more", "/embed/converter/unknown"],
  ])("%s has the page that says so", (path, page) => expect(findUnknownEmbed(path)).toBe(page));

  test.each(["/embed/bmi", "/embed/physics", "/embed/converter/length", "/calculators/no-such-tool", "/"])(
    "%s is not one",
    (path) => expect(findUnknownEmbed(path)).toBeUndefined(),
  );
});

test("an embed with inputs in its address is rendered for browsers without script", () => {
  const tools = { calculator: (id: string) => id === "bmi", converter: (slug: string) => slug === "length" };
  const pathOf = (path: string, query: string, variant = path) =>
    askedPath(path, new URLSearchParams(query), variant, tools);
  expect(pathOf("/embed/bmi", "weight=80", "/embed/bmi~us")).toBe("/embed/asked/bmi~us");
  expect(pathOf("/embed/converter/length", "value=6")).toBe("/embed/asked/converter/length");
  expect(pathOf("/embed/bmi", "")).toBeUndefined();
  expect(pathOf("/embed/basic", "a=1")).toBeUndefined();
  expect(pathOf("/embed/converter/no-such-tool", "a=1")).toBeUndefined();
});

test.each(embedExamples)(
  "the example on the embed page starts with its values: $text",
  async ({ address }) => {
    const { pathname, searchParams } = new URL(address, "https://scicalc.example");
    const id = pathname.split("/").at(-1) ?? "";
    const [form, converter] = [findFormCalculator(id), findConverter(id)];
    if (form) {
      const page = await plainCalculator(form, searchParams, "si");
      expect([page.ignored, page.problems]).toEqual([[], []]);
      const values = page.fields.map(({ name, value }) => [name, value]);
      for (const name of searchParams.keys())
        if (!name.endsWith(".unit")) expect(values).toContainEqual([name, searchParams.get(name)]);
    } else if (converter) {
      const page = plainConverter(
        compiledConverter(converter),
        converter.defaultPair,
        searchParams,
        undefined,
      );
      expect([page.ignored, page.problems]).toEqual([[], []]);
      // 6 ft = 6 × 30.48 cm (international foot, NIST SP 811 B.8).
      expect(page.figures[0]?.text).toBe("182.88 cm");
    } else expect(physicsView(searchParams.get("formula") ?? "")?.title).toBe("Ohm’s law");
  },
);

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
