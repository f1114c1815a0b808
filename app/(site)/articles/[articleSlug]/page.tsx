import type { MDXContent } from "mdx/types";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ArticleNeighbors } from "@/components/article/article-neighbors";
import { ArticleTools } from "@/components/article/article-tools";
import { TableOfContents } from "@/components/article/table-of-contents";
import { formulaFonts } from "@/components/formula/fonts";
import { CitedSources } from "@/components/page/cited-sources";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { LastUpdated } from "@/components/site/last-updated";
import { Prose } from "@/components/site/prose";
import { articlePath, articles, findArticle } from "@/lib/catalog/articles";
import { buildDay } from "@/lib/catalog/dates";
import { absoluteUrl } from "@/lib/catalog/site";
import { FEED } from "@/lib/faces/page/atom-feed";
import { articleData, breadcrumbs } from "@/lib/faces/page/json-ld";
import { ARTICLES_IMAGE, metadataFor } from "@/lib/faces/page/metadata";
import { minutesOf } from "../minutes";

interface Props {
  params: Promise<{ articleSlug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ slug }) => ({ articleSlug: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = findArticle((await params).articleSlug);
  if (!article) notFound();
  return metadataFor({
    ...article,
    path: articlePath(article),
    ogType: "article",
    feed: FEED,
    ogImage: ARTICLES_IMAGE,
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = findArticle((await params).articleSlug);
  if (!article) notFound();
  const { default: Body }: { default: MDXContent } = await import(`@/content/articles/${article.slug}.mdx`);
  const path = articlePath(article);
  const today = buildDay();
  const crumbs = breadcrumbs([
    { name: "Home", path: "/" },
    { name: "Articles", path: "/articles" },
    { name: article.title, path },
  ]);
  return (
    <article className="column pt-4 md:pt-6">
      <JsonLd data={[crumbs, articleData(article, article.modifiedByBuild ? today : article.changed)]} />
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <header>
          <Link
            href="/articles"
            prefetch={false}
            className="inline-flex min-h-11 items-center font-medium text-accent text-sm underline-offset-4 hover:underline print:hidden"
          >
            ← Back to articles
          </Link>
          <h1 className="mt-2 text-3xl md:text-4xl">{article.title}</h1>
          <LastUpdated
            day={today}
            changed={article.changed}
            checked={article.checked}
            minutes={minutesOf(article)}
          />
        </header>
        <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-14 print:hidden">
          <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
            <TableOfContents headings={[...article.headings, { title: "Sources", id: "sources" }]} />
          </div>
        </div>
        <div className={`mt-8 min-w-0 ${formulaFonts}`}>
          <Prose>
            <Body />
          </Prose>
          <ArticleTools article={article} />
          <CitedSources sources={article.sources} />
          <ArticleNeighbors article={article} />
        </div>
      </div>
      <ShareBlock url={absoluteUrl(path)} title={article.title} />
    </article>
  );
}
