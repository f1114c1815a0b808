import Link from "next/link";
import { toolsOf } from "@/lib/catalog/article-tools";
import type { Article } from "@/lib/catalog/articles";

/** Links to the calculators, jobs and converters that an article explains. */
export function ArticleTools({ article }: { article: Article }) {
  const tools = toolsOf(article);
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="tools" className="mt-12 print:hidden">
      <h2 id="tools" className="text-xl">
        Calculators and converters
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tools.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm hover:border-accent hover:text-accent md:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
