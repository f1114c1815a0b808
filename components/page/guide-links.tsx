import Link from "next/link";
import { articlesAbout } from "@/lib/catalog/article-tools";
import { articlePath } from "@/lib/catalog/articles";

/** Links from a tool, by its path, to the articles that explain it. */
export const GuideLinks = ({ path }: { path: string }) => (
  <section
    aria-labelledby="guides"
    className="mt-6 flex flex-wrap items-baseline gap-x-5 text-sm print:hidden"
  >
    <h2 id="guides" className="font-medium text-muted text-sm">
      Guides
    </h2>
    <ul className="flex flex-wrap gap-x-5">
      {articlesAbout(path).map((article) => (
        <li key={article.slug}>
          <Link
            href={articlePath(article)}
            prefetch={false}
            className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            {article.title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
