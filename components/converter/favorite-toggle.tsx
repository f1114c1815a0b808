"use client";

import { useEffect } from "react";
import { FavoriteStar } from "@/components/page/favorite-star";
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

  return <FavoriteStar list={favoriteConverters} item={slug} name={`${name} converter`} hasText />;
}
