"use client";

import { useEffect, useState } from "react";
import { favoriteConverters } from "@/components/converter/preferences";
import { favoritePages } from "@/components/page/visitor-pages";
import { fetchJson } from "@/components/ui/fetch-json";
import type { Menu, MenuLink } from "@/lib/catalog/search/menu";
import { favoriteLinks, menuLinks } from "@/lib/catalog/search/menu-links";
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
  const favorites = favoriteLinks(menu, favoritePages.read(), favoriteConverters.read());
  return (
    <>
      <LinkRow id="recently-used" title="Recently used" links={menuLinks(menu, recent)} />
      <LinkRow id="favorites" title="Favorites" links={favorites} />
    </>
  );
}

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
