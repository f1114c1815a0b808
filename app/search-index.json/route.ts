import { packIndex } from "@/lib/catalog/search/packed-index";
import { buildSearchIndex } from "@/lib/catalog/search/search-index";

export const dynamic = "force-static";

/** The search index, built with the site and loaded when the search opens. */
export const GET = (): Response => Response.json(packIndex(buildSearchIndex()));
