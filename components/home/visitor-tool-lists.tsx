"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { FAVORITES_KEY, readList } from "@/components/converter/preferences";
import { fetchJson } from "@/components/ui/fetch-json";
import type { Menu, MenuLink } from "@/lib/catalog/search/menu";

/** Number of links in each list. */
const MAX_LINKS = 6;

export interface VisitorToolListsProps {
  /** Paths of recent pages, newest first. */
  recent: readonly string[];
}

export function VisitorToolLists({ recent }: VisitorToolListsProps) {
  const [menu, setMenu] = useState<Menu>();
  useEffect(() => {
    // Without the names the lists are omitted.
    fetchJson<Menu>("/menu.json").then(setMenu, () => {});
  }, []);
  if (!menu) return null;
  const byPath = new Map(linksIn(menu).map((link) => [link.path, link]));
  const favorites = readList(FAVORITES_KEY).flatMap((slug) => menu.converters[slug] ?? []);
  return (
    <>
      <LinkList title="Recently Used" links={recent.flatMap((path) => byPath.get(path) ?? [])} />
      <LinkList title="Favorites" links={favorites} />
    </>
  );
}

const linksIn = ({ tools, converters }: Menu): MenuLink[] => [
  ...tools.flatMap(({ links }) =>
    links.flatMap(({ name, path, jobs }) => [{ name: `${name} Calculator`, path }, ...jobs]),
  ),
  ...Object.values(converters),
];

interface LinkListProps {
  title: string;
  links: readonly MenuLink[];
}

function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 border-line border-t pt-3">
      <h2 className="font-normal text-muted text-sm">{title}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-6">
        {links.slice(0, MAX_LINKS).map(({ name, path }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="flex min-h-11 items-center py-1 text-accent text-sm leading-snug underline-offset-4 hover:underline md:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
