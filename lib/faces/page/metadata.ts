import type { Metadata } from "next";
import { absoluteUrl, PRODUCT, SITE_URL } from "../../catalog/site.ts";

/** Description of a page for search engines and link previews. */
interface PageMetadata {
  title: string;
  description: string;
  /** Path of the page, "/" or "/calculators/basic". */
  path: string;
  ogType?: "website" | "article";
  ogImage?: string;
  ogTitle?: string;
  ogDescription?: string;
  noIndex?: boolean;
  /** Path of the Atom feed that lists the page. */
  feed?: string;
}

export const DEFAULT_TITLE = "Free Scientific & Engineering Calculators";
export const DEFAULT_SHARE_TITLE = "Awesome Calculator";
export const SOCIAL_IMAGE = "/social.png";
/** Returns the image for links to the pages of a category, or to the articles (`npm run social-image`). */
export const socialImage = (category: string): string => `/social/${category}.png`;
export const ARTICLES_IMAGE = socialImage("articles");

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMIT = 160;
const SUFFIX = ` | ${PRODUCT}`;
/** Maximum characters of a title before the product’s name. */
export const TITLE_ROOM = TITLE_LIMIT - SUFFIX.length;

/** Appends the product's name to a title, at most 60 characters; truncates at a word. */
export const pageTitle = (title: string): string => cut(title, TITLE_ROOM) + SUFFIX;

/** Limits a description to 160 characters. */
export const pageDescription = (description: string): string => cut(description, DESCRIPTION_LIMIT);

/** Returns the path without trailing slash, except for the root. */
export const canonicalPath = (path: string): string =>
  path === "/" ? path : path.replace(/(?<!\/)\/+$/, "") || "/";

/** Builds a description from sentences, each in its first wording that fits; skips those without one. */
export function writtenToLength(sentences: readonly (readonly string[])[]): string {
  let text = "";
  for (const wordings of sentences) {
    const longer = wordings
      .filter((wording) => wording !== "")
      .map((wording) => `${text} ${wording}`.trim())
      .find((candidate) => candidate.length <= DESCRIPTION_LIMIT);
    text = longer ?? text;
  }
  return text;
}

function cut(text: string, limit: number): string {
  const plain = text.trim().replace(/\s+/g, " ");
  if (plain.length <= limit) return plain;
  const head = plain.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "");
  const space = head.lastIndexOf(" ");
  return `${(space > limit / 2 ? head.slice(0, space) : head).replace(/(?<![\s,;:&–—-])[\s,;:&–—-]+$/, "")}…`;
}

/** Next's metadata object for a page. */
export function metadataFor(page: PageMetadata): Metadata {
  const title = pageTitle(page.title || DEFAULT_TITLE);
  const description = pageDescription(page.description);
  const canonical = absoluteUrl(canonicalPath(page.path));
  const image = {
    url: page.ogImage ?? SOCIAL_IMAGE,
    width: 1200,
    height: 630,
    alt: `${PRODUCT}: ${DEFAULT_TITLE}`,
  };
  const shared = {
    title: page.ogTitle ?? (page.title || DEFAULT_SHARE_TITLE),
    description: page.ogDescription ?? description,
    images: [image],
  };
  return {
    metadataBase: new URL(SITE_URL),
    title: { absolute: title },
    description,
    alternates: {
      canonical,
      ...(page.feed && { types: { "application/atom+xml": absoluteUrl(page.feed) } }),
    },
    openGraph: {
      ...shared,
      url: canonical,
      siteName: PRODUCT,
      type: page.ogType ?? "website",
      locale: "en_US",
    },
    twitter: { ...shared, card: "summary_large_image" },
    ...(page.noIndex && { robots: { index: false, follow: true } }),
  };
}
