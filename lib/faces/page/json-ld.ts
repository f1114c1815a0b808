import type {
  Article as ArticleData,
  BreadcrumbList,
  DefinedTerm,
  FAQPage,
  ItemList,
  Thing,
  WebApplication,
  WebSite,
  WithContext,
} from "schema-dts";
import { type Article, articlePath } from "../../catalog/articles.ts";
import { absoluteUrl, EDITORS, PRODUCT, SITE_URL } from "../../catalog/site.ts";
import { ARTICLES_IMAGE } from "./metadata.ts";

export interface Crumb {
  name: string;
  path: string;
}

/** Structured data of a free tool that runs in the browser. */
export const webApplication = (tool: {
  name: string;
  description: string;
  path: string;
  /** Kind of application, as in Google’s list for software apps. */
  category?: string;
}): WithContext<WebApplication> => ({
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name: tool.name,
  description: tool.description,
  url: absoluteUrl(tool.path),
  applicationCategory: tool.category ?? "UtilitiesApplication",
  operatingSystem: "Any",
  browserRequirements: "Requires a web browser",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  publisher: { "@type": "Organization", name: PRODUCT, url: SITE_URL },
});

/** Structured data of the rated site. `average` is of `count` reviews, from 1 to 5. */
export const ratedSite = (
  description: string,
  { average, count }: { average: number; count: number },
): WithContext<WebApplication> => ({
  ...webApplication({ name: PRODUCT, description, path: "/" }),
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: average.toFixed(2),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  },
});

export const breadcrumbs = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

export const pageBreadcrumbs = ({ label, path }: { label: string; path: string }) =>
  breadcrumbs([
    { name: "Home", path: "/" },
    { name: label, path },
  ]);

/** Structured data of an entry with a page: an element of the periodic table. */
export const definedTerm = (term: {
  name: string;
  code?: string;
  description: string;
  path: string;
  set: Crumb;
}): WithContext<DefinedTerm> => ({
  "@context": "https://schema.org",
  "@type": "DefinedTerm",
  name: term.name,
  ...(term.code !== undefined && { termCode: term.code }),
  description: term.description,
  url: absoluteUrl(term.path),
  inDefinedTermSet: { "@type": "DefinedTermSet", name: term.set.name, url: absoluteUrl(term.set.path) },
});

export const faqPage = (questions: readonly { q: string; a: string }[]): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ q, a }) => ({
    "@type": "Question",
    name: q,
    acceptedAnswer: { "@type": "Answer", text: a },
  })),
});

export const itemList = (name: string, items: readonly Crumb[]): WithContext<ItemList> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.name,
    url: absoluteUrl(item.path),
  })),
});

export const webSite = (description: string): WithContext<WebSite> => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: PRODUCT,
  description,
  url: SITE_URL,
});

/** An article by the editorial team. `modified` is an ISO day. */
export const articleData = (article: Article, modified: string): WithContext<ArticleData> => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: article.title,
  description: article.description,
  image: absoluteUrl(ARTICLES_IMAGE),
  datePublished: article.published,
  dateModified: modified,
  author: {
    "@type": "Organization",
    name: EDITORS,
    url: absoluteUrl("/editorial-policy"),
  },
  publisher: { "@type": "Organization", name: PRODUCT, url: SITE_URL },
  mainEntityOfPage: absoluteUrl(articlePath(article)),
  isAccessibleForFree: true,
});

/** Formats JSON for a script element: escapes `<`, so that no text can end the element. */
export const jsonLdText = (data: WithContext<Thing> | readonly WithContext<Thing>[]): string =>
  JSON.stringify(data).replace(/</g, "\\u003c");
