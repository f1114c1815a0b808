"use client";

import { useEffect } from "react";
import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import { noteUse } from "@/components/ui/use-presence";
import type { FavoriteButtonProps } from "./favorite-button";
import { favoritePages } from "./visitor-pages";

const button = serverPart<FavoriteButtonProps>({
  load: () => import("./favorite-button").then(({ FavoriteButton }) => FavoriteButton),
  fallback: () => null,
});

/** Star whose code loads on first use, or immediately for a favorite, which the server does not know. */
export function FavoriteStar(props: FavoriteButtonProps) {
  const { list, item } = props;
  useEffect(() => {
    if (list.read().includes(item)) noteUse();
  }, [list, item]);
  return <ServerRendered as="span" className="contents" part={button} props={props} />;
}

/** Star of a page that is not a converter. */
export const FavoritePageStar = ({ path, name }: { path: string; name: string }) => (
  <FavoriteStar list={favoritePages} item={path} name={name} />
);
