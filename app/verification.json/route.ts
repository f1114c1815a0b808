import { verificationIndex } from "@/lib/verification/published";

export const dynamic = "force-static";

/** GET: every tool with the number of its verified cases and the file that has them. */
export const GET = async (): Promise<Response> => Response.json(await verificationIndex());
