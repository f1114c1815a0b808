"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import {
  FAVORITES_KEY,
  MAX_LISTED,
  noList,
  RECENT_KEY,
  readList,
  subscribe,
} from "@/components/converter/preferences";
import { fetchJson } from "@/components/ui/fetch-json";
import type { Menu } from "@/lib/catalog/search/menu";
import { NavLink } from "./nav-link";

/** Tools in the menu of small screens: the visitor’s favorites and recent converters, and every calculator. */
export function MenuTools() {
  const [menu, setMenu] = useState<Menu>();
  const favorites = useSyncExternalStore(subscribe, () => readList(FAVORITES_KEY), noList);
  const recent = useSyncExternalStore(subscribe, () => readList(RECENT_KEY), noList);
  useEffect(() => {
    // Without the data the lists are omitted: the links above lead to all tools.
    fetchJson<Menu>("/menu.json").then(setMenu, () => {});
  }, []);
  if (!menu) return null;
  const linksTo = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => menu.converters[slug] ?? []).slice(0, MAX_LISTED);
  const lists = [
    { title: "Favorites", links: linksTo(favorites) },
    { title: "Recently Used", links: linksTo(recent) },
    ...menu.tools.map(({ category, links }) => ({ title: category, links })),
  ].filter(({ links }) => links.length > 0);
  return lists.map(({ title, links }) => (
    <section key={title} aria-label={title} className="pt-4">
      <h2 className="px-1 font-medium text-muted text-sm">{title}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {links.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              href={path}
              label={name}
              section={path}
              className="flex min-h-11 items-center px-1 text-base leading-snug aria-[current]:font-semibold aria-[current]:text-accent"
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
