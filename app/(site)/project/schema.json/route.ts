import { absoluteUrl } from "@/lib/catalog/site";
import { PROJECT_SCHEMA_PATH, publishedProjectSchema } from "@/lib/projects/published-schema";

export const dynamic = "force-static";

/** GET: the shape of project files as JSON Schema. */
export const GET = (): Response =>
  Response.json(publishedProjectSchema(absoluteUrl(PROJECT_SCHEMA_PATH)), {
    headers: { "Content-Type": "application/schema+json" },
  });
