import { type Article, articlePath } from "../../catalog/articles.ts";
import { absoluteUrl, EDITORS, PRODUCT } from "../../catalog/site.ts";

export const FEED = "/feed.xml";

/** Returns the Atom feed (RFC 4287) of articles, the latest change first. */
export function atomFeed(articles: readonly Article[]): string {
  const latest = articles.toSorted((one, other) => other.changed.localeCompare(one.changed));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escaped(absoluteUrl("/articles"))}</id>
  <title>${escaped(`${PRODUCT} articles`)}</title>
  <updated>${startOf(latest[0]?.changed ?? "1970-01-01")}</updated>
  <link rel="self" type="application/atom+xml" href="${escaped(absoluteUrl(FEED))}"/>
  <link rel="alternate" type="text/html" href="${escaped(absoluteUrl("/articles"))}"/>
  <author><name>${escaped(EDITORS)}</name></author>
${latest.map(entryOf).join("\n")}
</feed>
`;
}

const entryOf = (article: Article): string => `  <entry>
    <id>${escaped(absoluteUrl(articlePath(article)))}</id>
    <title>${escaped(article.title)}</title>
    <published>${startOf(article.published)}</published>
    <updated>${startOf(article.changed)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(absoluteUrl(articlePath(article)))}"/>
    <summary>${escaped(article.description)}</summary>
  </entry>`;

/** Atom has moments, not days (RFC 3339). */
const startOf = (day: string): string => `${day}T00:00:00Z`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
