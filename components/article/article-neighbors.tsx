import Link from "next/link";
import { type Article, articlePath, neighborsOf } from "@/lib/catalog/articles";

/** Links to the articles before and after one. */
export function ArticleNeighbors({ article }: { article: Article }) {
  const { previous, next } = neighborsOf(article);
  return (
    <nav
      aria-label="More articles"
      className="mt-12 grid gap-4 border-line border-t pt-4 sm:grid-cols-2 print:hidden"
    >
      {previous && <Neighbor article={previous} label="Previous" />}
      {next && <Neighbor article={next} label="Next" />}
    </nav>
  );
}

const Neighbor = ({ article, label }: { article: Article; label: "Previous" | "Next" }) => (
  <Link
    href={articlePath(article)}
    prefetch={false}
    rel={label === "Next" ? "next" : "prev"}
    className={`group flex min-h-11 flex-col justify-center text-sm ${
      label === "Next" ? "sm:col-start-2 sm:items-end sm:text-right" : ""
    }`}
  >
    <span className="text-muted">{label}</span>
    <span className="font-medium text-accent underline-offset-4 group-hover:underline">{article.title}</span>
  </Link>
);
