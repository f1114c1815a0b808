"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { messages } from "./messages";
import { noList, type StoredList, subscribeToLists } from "./stored-list";
import { favoritePages } from "./visitor-pages";

interface FavoriteButtonProps {
  list: StoredList;
  item: string;
  /** Name of the item in the notice. */
  name: string;
}

/** Star that adds an item to a list of favorites or removes it; a phone displays no text next to it. */
export function FavoriteButton({ list, item, name }: FavoriteButtonProps) {
  const isFavorite = useSyncExternalStore(subscribeToLists, list.read, noList).includes(item);

  function toggle() {
    try {
      const notice = list.toggle(item) ? messages.addedToFavorites : messages.removedFromFavorites;
      notify(notice(name));
    } catch {
      notifyError(messages.favoritesNotUpdated);
    }
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isFavorite}
      className="script-only -my-2 inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 font-medium text-muted text-sm hover:text-accent max-md:-mr-2 max-md:w-11 md:min-w-42 md:justify-start print:hidden"
    >
      <Icon name="star" className={`size-6 text-accent ${isFavorite ? "fill-accent" : ""}`} />
      <span className="max-md:sr-only">{isFavorite ? messages.favorited : messages.addToFavorites}</span>
    </button>
  );
}

/** Star of a page that is not a converter. */
export const FavoritePageButton = ({ path, name }: { path: string; name: string }) => (
  <FavoriteButton list={favoritePages} item={path} name={name} />
);
