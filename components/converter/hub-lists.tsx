"use client";

import Link from "next/link";
import { useEffect, useSyncExternalStore } from "react";
import { noList, subscribeToLists } from "@/components/page/stored-list";
import { notify } from "@/components/ui/notify";
import type { HubTool } from "@/lib/catalog/search/hub-search";
import { messages } from "./messages";
import { favoriteConverters, MAX_LISTED, recentConverters } from "./preferences";

/** Lists the visitor's favorites and recent converters, if any. */
export function HubLists({ tools }: { tools: readonly HubTool[] }) {
  const favorites = useSyncExternalStore(subscribeToLists, favoriteConverters.read, noList);
  const recent = useSyncExternalStore(subscribeToLists, recentConverters.read, noList);

  useEffect(() => {
    const broken = [favoriteConverters, recentConverters].filter((list) => !list.isReadable());
    if (broken.length === 0) return;
    console.error(`Could not load preferences: ${broken.map(({ key }) => key).join(", ")}`);
    notify(messages.preferencesNotLoaded);
  }, []);

  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  const lists = [
    { title: "Favorites", slugs: favorites },
    { title: "Recently Used", slugs: recent },
  ]
    .map(({ title, slugs }) => ({
      title,
      items: slugs.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MAX_LISTED),
    }))
    .filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;

  return (
    <div className="mt-8 grid gap-4 md:grid-cols-2">
      {lists.map(({ title, items }) => (
        <section key={title} aria-label={title} className="rounded-lg border border-line bg-surface p-5">
          <h2 className="text-lg">{title}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {items.map((tool) => (
              <li key={tool.slug}>
                <Link
                  href={tool.path}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center rounded-md border border-line px-3 text-sm hover:border-accent hover:text-accent"
                >
                  {tool.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
