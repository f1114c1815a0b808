import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculators } from "../../lib/catalog/calculators.ts";
import { converterCategories } from "../../lib/catalog/converter-categories.ts";
import { converters } from "../../lib/catalog/converters.ts";
import { calculatorCategories } from "../../lib/catalog/curation.ts";
import { pages } from "../../lib/catalog/pages.ts";
import { absoluteUrl, PRODUCT, SITE_URL } from "../../lib/catalog/site.ts";
import {
  canonicalPath,
  DEFAULT_SHARE_TITLE,
  DEFAULT_TITLE,
  metadataFor,
  pageDescription,
  pageTitle,
  SOCIAL_IMAGE,
  socialImage,
} from "../../lib/faces/page/metadata.ts";

const LONG = "Thermal Conductivity, Diffusivity, Resistance and Everything Else That Moves Heat";

describe("titles and descriptions (docs/specification.md, section 5)", () => {
  it("end in the product's name and have at most 60 and 160 characters", () => {
    expect(pageTitle("Length Converter")).toBe("Length Converter | SciCalc");
    const exactly = "x".repeat(60 - " | SciCalc".length);
    expect(pageTitle(exactly)).toBe(`${exactly} | SciCalc`);
    expect(pageTitle(`${exactly}y`)).toHaveLength(60);
    expect(pageDescription("a".repeat(160))).toBe("a".repeat(160));
    expect(pageDescription("a".repeat(161))).toHaveLength(160);
  });

  it("are cut at a word, with an ellipsis and no loose comma before it", () => {
    expect(pageTitle(LONG)).toBe("Thermal Conductivity, Diffusivity, Resistance… | SciCalc");
    expect(pageDescription(`${"word ".repeat(31)}and - moreover`)).toBe(`${"word ".repeat(31)}and…`);
    expect(pageTitle("  two   blanks\n")).toBe("two blanks | SciCalc");
  });

  it("keep to the limits whatever the text, and cut no character in two", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.lorem({ maxCount: 60 }));
    fc.assert(
      fc.property(text, (words) => {
        const [title, description] = [pageTitle(words), pageDescription(words)];
        expect(title.length).toBeLessThanOrEqual(60);
        expect(title.endsWith(` | ${PRODUCT}`)).toBe(true);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(title.isWellFormed() && description.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(pageTitle("😀".repeat(40)).isWellFormed()).toBe(true);
    expect(pageTitle(`x${"😀".repeat(40)}`).isWellFormed()).toBe(true);
  });

  it("fit for every page of the catalog", () => {
    const titles = [
      ...calculators.map(({ label }) => label),
      ...converters.map(({ name }) => name),
      ...converterCategories.map(({ name }) => name),
      ...pages.map(({ title }) => title),
    ];
    for (const title of titles) expect(pageTitle(title), title).not.toContain("…");
  });
});

describe("the canonical address", () => {
  it.each([
    ["/", "/"],
    ["/converters/", "/converters"],
    ["/converters", "/converters"],
    ["/a/b///", "/a/b"],
    ["//", "/"],
  ])("of %s is %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it("is absolute, without a trailing slash", () => {
    expect(absoluteUrl("/converters")).toBe(`${SITE_URL}/converters`);
    expect(absoluteUrl("/")).toBe(SITE_URL);
    expect(SITE_URL).toMatch(/^https?:\/\/[^/]+$/);
  });
});

describe("the metadata of a page", () => {
  const page = metadataFor({ title: "Length Converter", description: "Lengths.", path: "/converters/x/" });

  it("carries title, description and canonical address, for search engines and link previews", () => {
    const url = `${SITE_URL}/converters/x`;
    expect(page.title).toEqual({ absolute: "Length Converter | SciCalc" });
    expect(page.description).toBe("Lengths.");
    expect(page.alternates).toEqual({ canonical: url });
    expect(page.openGraph).toMatchObject({
      title: "Length Converter",
      url,
      type: "website",
      siteName: "SciCalc",
    });
    expect(page.twitter).toMatchObject({ card: "summary_large_image", title: "Length Converter" });
    expect(page.robots).toBeUndefined();
  });

  it("uses the defaults of the specification where a page names none", () => {
    const bare = metadataFor({ title: "", description: "", path: "/" });
    expect(bare.title).toEqual({ absolute: `${DEFAULT_TITLE} | SciCalc` });
    expect(DEFAULT_TITLE).toBe("Free Scientific & Engineering Calculators");
    expect(bare.openGraph).toMatchObject({ title: "Awesome Calculator", images: [{ url: SOCIAL_IMAGE }] });
    expect(DEFAULT_SHARE_TITLE).toBe("Awesome Calculator");
  });

  it("takes what a page sets for sharing, and keeps a page out of search engines on request", () => {
    const set = metadataFor({
      title: "T",
      description: "D",
      path: "/a",
      ogType: "article",
      ogImage: "/a.png",
      ogTitle: "Shared",
      ogDescription: "For sharing",
      noIndex: true,
    });
    expect(set.openGraph).toMatchObject({
      type: "article",
      title: "Shared",
      description: "For sharing",
      images: [{ url: "/a.png" }],
    });
    expect(set.robots).toEqual({ index: false, follow: true });
  });
});

it.each([...calculatorCategories, ...converterCategories, { slug: "articles" }])(
  "the image for links to $slug exists",
  ({ slug }) => expect(existsSync(join("public", socialImage(slug)))).toBe(true),
);
