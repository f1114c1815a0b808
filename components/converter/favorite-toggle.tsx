"use client";

import { useEffect } from "react";
import { FavoriteButton } from "@/components/page/favorite-button";
import { addRecentPage } from "@/components/page/visitor-pages";
import { favoriteConverters, MAX_RECENT, recentConverters } from "./preferences";

/** Adds this converter to the favorites or removes it; opening the page also makes it the most recent one. */
export function FavoriteToggle({ slug, name }: { slug: string; name: string }) {
  useEffect(() => {
    try {
      recentConverters.moveToFront(slug, MAX_RECENT);
    } catch (error) {
      console.error("Could not store the recent converters", error);
    }
    addRecentPage(location.pathname);
  }, [slug]);

  return <FavoriteButton list={favoriteConverters} item={slug} name={`${name} converter`} hasText />;
}
