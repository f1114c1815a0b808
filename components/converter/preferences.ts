import { storedList } from "@/components/page/stored-list";

const SLUG = /^[a-z0-9-]{1,64}$/;
export const MAX_RECENT = 10;
/** Number of converters of each kind on the hub. */
export const MAX_LISTED = 6;

/** Slugs of the converters that the visitor opened last, newest first. */
export const recentConverters = storedList("converterRecentV2", SLUG);

export const favoriteConverters = storedList("converterFavoritesV2", SLUG);
