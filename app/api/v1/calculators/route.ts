import { calculators } from "@/lib/catalog/calculators";
import { calculatorListing } from "@/lib/faces/api/calculator-api";
import { jsonResponse, preflight } from "@/lib/server/problem";

const CACHE_SECONDS = 86_400;
const listing = calculatorListing(calculators);

/** GET: every calculator with the addresses of its page and its API. */
export const GET = (): Response => jsonResponse(listing, { cacheSeconds: CACHE_SECONDS });

export const OPTIONS = preflight;
