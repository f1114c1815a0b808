"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { messages } from "./messages";
import { noList, type StoredList, subscribeToLists } from "./stored-list";

export interface FavoriteButtonProps {
  list: StoredList;
  item: string;
  /** Name of the item in the notice. */
  name: string;
  /** True if text is displayed next to the star where there is room; otherwise only screen readers read it. */
  hasText?: boolean;
}

/** Star that adds an item to a list of favorites or removes it. */
export function FavoriteButton({ list, item, name, hasText = false }: FavoriteButtonProps) {
  const isFavorite = useSyncExternalStore(subscribeToLists, list.read, noList).includes(item);

  const label = isFavorite ? messages.favorited : messages.addToFavorites;

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
      title={hasText ? undefined : label}
      className={`script-only -my-1 inline-flex h-11 shrink-0 items-center justify-center gap-1.5 rounded-md font-medium text-muted text-sm hover:text-accent max-md:-mr-2 print:hidden ${hasText ? "max-md:w-11 md:min-w-42 md:justify-start md:px-2" : "w-11"}`}
    >
      <Icon name="star" className={`size-6 text-accent ${isFavorite ? "fill-accent" : ""}`} />
      <span className={hasText ? "max-md:sr-only" : "sr-only"}>{label}</span>
    </button>
  );
}
