import { buildMenu } from "@/lib/catalog/search/menu";

export const dynamic = "force-static";

/** The tools that the menu of small screens lists, loaded when it opens. */
export const GET = (): Response => Response.json(buildMenu());
