import { formCalculators } from "@/lib/catalog/calculators";
import { openApiDocument } from "@/lib/faces/api/openapi";
import { jsonResponse, preflight } from "@/lib/server/problem";

const CACHE_SECONDS = 86_400;
const document = openApiDocument(formCalculators);

/** GET: the description of this API by OpenAPI 3.1. */
export const GET = (): Response => jsonResponse(document, { cacheSeconds: CACHE_SECONDS });

export const OPTIONS = preflight;
