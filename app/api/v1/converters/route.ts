import { converterListing } from "@/lib/faces/api/convert-api";
import { jsonResponse, preflight } from "@/lib/server/problem";

const CACHE_SECONDS = 86_400;
const listing = converterListing();

/** GET: every converter with its units and parameters. */
export const GET = (): Response => jsonResponse(listing, { cacheSeconds: CACHE_SECONDS });

export const OPTIONS = preflight;
