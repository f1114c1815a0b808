"use client";

import { useEffect, useState } from "react";
import { FAVORITES_KEY, readList } from "@/components/converter/preferences";
import { fetchJson } from "@/components/ui/fetch-json";
import type { Menu, MenuLink } from "@/lib/catalog/search/menu";
import { ToolRow } from "./tool-row";

/** Number of links in each row. */
const MAX_LINKS = 8;

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
      <LinkRow
        id="recently-used"
        title="Recently used"
        links={recent.flatMap((path) => byPath.get(path) ?? [])}
      />
      <LinkRow id="favorites" title="Favorites" links={favorites} />
    </>
  );
}

const linksIn = ({ tools, converters }: Menu): MenuLink[] => [
  ...tools.flatMap(({ links }) =>
    links.flatMap(({ name, path, jobs }) => [{ name: `${name} Calculator`, path }, ...jobs]),
  ),
  ...Object.values(converters),
];

interface LinkRowProps {
  id: string;
  title: string;
  links: readonly MenuLink[];
}

const LinkRow = ({ id, title, links }: LinkRowProps) =>
  links.length > 0 && (
    <ToolRow
      id={id}
      title={title}
      links={links.slice(0, MAX_LINKS).map(({ name, path }) => ({ label: name, path }))}
    />
  );
