import { describe, expect, it } from "vitest";
import { articles } from "../../lib/catalog/articles.ts";
import { SITE_URL } from "../../lib/catalog/site.ts";
import { atomFeed } from "../../lib/faces/page/atom-feed.ts";

const [first, second] = articles;
if (!first || !second) throw new Error("there are fewer than two articles");

describe("the Atom feed", () => {
  it("lists the latest change first and has its day", () => {
    const feed = atomFeed([
      { ...first, slug: "older", changed: "2026-01-02" },
      { ...second, slug: "newer", changed: "2026-03-04" },
    ]);
    expect(feed.indexOf("/articles/newer")).toBeLessThan(feed.indexOf("/articles/older"));
    expect(feed).toMatch(/<\/title>\n {2}<updated>2026-03-04T00:00:00Z<\/updated>/);
  });

  it("has the fields that RFC 4287 requires of an entry", () => {
    const feed = atomFeed([{ ...first, published: "2025-08-13", changed: "2026-11-25" }]);
    expect(feed).toContain(`<id>${SITE_URL}/articles/${first.slug}</id>`);
    expect(feed).toContain(`<title>${first.title}</title>`);
    expect(feed).toContain("<published>2025-08-13T00:00:00Z</published>");
    expect(feed).toContain("<updated>2026-11-25T00:00:00Z</updated>");
  });

  it("escapes the characters that XML reserves", () => {
    const feed = atomFeed([{ ...first, title: 'R&D <"1">' }]);
    expect(feed).toContain("<title>R&amp;D &lt;&quot;1&quot;&gt;</title>");
  });
});
