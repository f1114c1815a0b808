import { ArticleCard } from "@/components/article/article-card";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { articlePath, articles } from "@/lib/catalog/articles";
import { pageAt } from "@/lib/catalog/pages";
import { absoluteUrl } from "@/lib/catalog/site";
import { FEED } from "@/lib/faces/page/atom-feed";
import { breadcrumbs, itemList } from "@/lib/faces/page/json-ld";
import { ARTICLES_IMAGE, metadataFor } from "@/lib/faces/page/metadata";
import { minutesOf } from "./minutes";

const page = pageAt("/articles");

export const metadata = metadataFor({ ...page, feed: FEED, ogImage: ARTICLES_IMAGE });

export default function ArticlesPage() {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Articles", path: page.path },
  ];
  const items = articles.map((article) => ({ name: article.title, path: articlePath(article) }));
  return (
    <div className="column pt-8 md:pt-12">
      <JsonLd data={[breadcrumbs(crumbs), itemList(page.title, items)]} />
      <h1 className="text-3xl md:text-4xl">Articles</h1>
      <p className="measure mt-3 text-muted leading-relaxed">
        Guides to the methods behind the numbers: formulas, worked examples and the standards they come from.
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} index={index} minutes={minutesOf(article)} />
        ))}
      </ul>
      <p className="mt-8 text-muted text-sm">
        SciCalc has no ads and no premium version. Everything here is free. New and changed articles are in
        the{" "}
        <a href={FEED} className="text-accent underline underline-offset-4">
          Atom feed
        </a>
        .
      </p>
      <ShareBlock url={absoluteUrl(page.path)} title={page.title} />
    </div>
  );
}
