import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articles } from "../../lib/catalog/articles.ts";
import { findCalculator } from "../../lib/catalog/calculators.ts";
import { applicationKind } from "../../lib/catalog/curation.ts";
import { SITE_URL } from "../../lib/catalog/site.ts";
import {
  articleData,
  breadcrumbs,
  faqPage,
  itemList,
  jsonLdText,
  ratedSite,
  webApplication,
  webSite,
} from "../../lib/faces/page/json-ld.ts";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Converters", path: "/converters" },
];

describe("structured data", () => {
  it("says how the site was rated", () => {
    expect(ratedSite("Tools.", { average: 14 / 3, count: 3 })).toMatchObject({
      "@type": "WebApplication",
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: "4.67",
        reviewCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it("calls a tool a free web application", () => {
    const data = webApplication({ name: "Length Converter", description: "Lengths.", path: "/converters/l" });
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "WebApplication",
      name: "Length Converter",
      url: `${SITE_URL}/converters/l`,
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    });
  });

  it("names the kind of application of a calculator by its category, and of health by the calculator", () => {
    const kinds = ["hvac", "physics", "loan", "bmi", "date"].map((id) => {
      const calculator = findCalculator(id);
      return calculator && applicationKind(calculator);
    });
    expect(kinds).toEqual([
      "DesignApplication",
      "EducationalApplication",
      "FinanceApplication",
      "HealthApplication",
      "UtilitiesApplication",
    ]);
  });

  it("dates an article and gives it an image", () => {
    const [article] = articles;
    if (!article) throw new Error("there is no article");
    expect(articleData(article, "2026-11-30")).toMatchObject({
      "@type": "Article",
      datePublished: article.published,
      dateModified: "2026-11-30",
      image: `${SITE_URL}/social/articles.png`,
    });
  });

  it("numbers breadcrumbs and list items from 1, with absolute addresses", () => {
    expect(breadcrumbs(crumbs)).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: SITE_URL },
        { "@type": "ListItem", position: 2, name: "Converters", item: `${SITE_URL}/converters` },
      ],
    });
    expect(itemList("All", crumbs)).toMatchObject({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: SITE_URL }, { position: 2 }],
    });
  });

  it("gives every question its accepted answer", () => {
    expect(faqPage([{ q: "Why?", a: "Because." }])).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because." } },
      ],
    });
    expect(webSite("Tools")).toMatchObject({ "@type": "WebSite", name: "SciCalc", url: SITE_URL });
  });
});

describe("its text in a script element", () => {
  it("cannot end the element or open a comment", () => {
    const text = jsonLdText(faqPage([{ q: "</script><!--<script>", a: "a < b" }]));
    expect(text).not.toContain("<");
    expect(text).toContain("\\u003c/script>");
  });

  it("is the same data again when parsed, whatever stands in it", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("</script>", "<!--", "]]>", "\u2028", '"', "\\"),
        (name, trap) => {
          const data = itemList(name + trap, [{ name: trap + name, path: "/a" }]);
          const text = jsonLdText(data);
          expect(text).not.toContain("<");
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
        },
      ),
    );
  });

  it("may hold several things", () => {
    expect(JSON.parse(jsonLdText([breadcrumbs(crumbs), webSite("Tools")]))).toHaveLength(2);
  });
});
