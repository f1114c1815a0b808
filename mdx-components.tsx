import type { MDXComponents } from "mdx/types";
import Link from "next/link";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldTables } from "./components/article/field-table";
import { Formula } from "./components/article/formula";
import { ToolLink } from "./components/article/tool-link";
import { drawings } from "./components/drawing/drawings";
import { anchorOf } from "./lib/catalog/anchor";

/** A heading with the anchor that the table of contents points at. Headings of articles are plain text. */
function ArticleHeading({ children }: { children?: ReactNode }) {
  return <h2 id={anchorOf(String(children))}>{children}</h2>;
}

function ArticleLink({ href = "", children }: ComponentPropsWithoutRef<"a">) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}

/** Markdown aligns columns by inline styles; ours are in the style sheet. */
const HeadCell = ({ style, ...rest }: ComponentPropsWithoutRef<"th">) => (
  <th data-align={style?.textAlign} {...rest} />
);
const Cell = ({ style, ...rest }: ComponentPropsWithoutRef<"td">) => (
  <td data-align={style?.textAlign} {...rest} />
);

const components: MDXComponents = {
  a: ArticleLink,
  h2: ArticleHeading,
  th: HeadCell,
  td: Cell,
  FieldTables,
  Formula,
  ToolLink,
  ...drawings,
};

/** Returns what the articles' Markdown becomes (Next's convention for MDX). */
export const useMDXComponents = (): MDXComponents => components;
