"use client";

import { useEffect, useSyncExternalStore } from "react";
import { addRecentPage } from "@/components/page/recent-pages";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { messages } from "./messages";
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
    addRecentPage(location.pathname);
  }, [slug]);

  function toggle() {
    try {
      const notice = toggleFavorite(slug) ? messages.addedToFavorites : messages.removedFromFavorites;
      notify(notice(name));
    } catch {
      notifyError(messages.favoritesNotUpdated);
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
      {favorited ? messages.favorited : messages.addToFavorites}
    </button>
  );
}
