import { verificationSchema } from "@/lib/verification/published";

export const dynamic = "force-static";

/** GET: the shape of the published cases as JSON Schema. */
export const GET = (): Response =>
  Response.json(verificationSchema(), { headers: { "Content-Type": "application/schema+json" } });
