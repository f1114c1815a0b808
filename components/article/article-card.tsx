import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { type Article, articlePath } from "@/lib/catalog/articles";
import styles from "./article-card.module.css";

interface ArticleCardProps {
  article: Article;
  index: number;
  /** Minutes to read it. */
  minutes: number;
}

export function ArticleCard({ article, index, minutes }: ArticleCardProps) {
  return (
    <li
      style={{ animationDelay: `${index * 0.05}s` }}
      className={`flex flex-col rounded-lg border border-line bg-surface p-5 ${styles.card}`}
    >
      <Icon name={article.icon} className="size-6 text-accent" />
      <h2 className="mt-3 text-lg">{article.title}</h2>
      <p className="mt-1 flex-1 text-muted text-sm leading-relaxed">{article.description}</p>
      <p className="tabular mt-2 text-muted text-sm">{minutes}-minute read</p>
      <Link
        href={articlePath(article)}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start font-medium text-accent text-sm underline-offset-4 hover:underline"
      >
        Read Article<span className="sr-only">: {article.title}</span>
      </Link>
    </li>
  );
}
