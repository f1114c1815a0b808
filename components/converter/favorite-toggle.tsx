"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { addRecent, FAVORITES_KEY, noList, readList, subscribe, toggleFavorite } from "./preferences";

/** Adds this converter to the favorites or removes it; opening the page also makes it the most recent one. */
export function FavoriteToggle({ slug, name }: { slug: string; name: string }) {
  const favorites = useSyncExternalStore(subscribe, () => readList(FAVORITES_KEY), noList);
  const favorited = favorites.includes(slug);

  useEffect(() => {
    try {
      addRecent(slug);
    } catch (error) {
      console.error("Could not store the recent converters", error);
    }
  }, [slug]);

  function toggle() {
    try {
      notify(
        toggleFavorite(slug)
          ? {
              title: "Added to Favorites",
              description: `${name} converter has been added to your favorites.`,
            }
          : {
              title: "Removed from Favorites",
              description: `${name} converter has been removed from your favorites.`,
            },
      );
    } catch {
      notify({ title: "Error", description: "Could not update favorites.", variant: "destructive" });
    }
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={favorited}
      className="script-only inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 font-medium text-muted text-xs leading-tight hover:text-accent max-md:-mr-2 max-md:h-14 max-md:w-20 max-md:flex-col max-md:justify-center max-md:gap-0.5 md:min-w-42 md:text-sm print:hidden"
    >
      <Icon name="star" className={`size-6 ${favorited ? "fill-accent text-accent" : "text-accent"}`} />
      {favorited ? "Favorited" : "Add to Favorites"}
    </button>
  );
}
