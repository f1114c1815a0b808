import { articles } from "@/lib/catalog/articles";
import { atomFeed } from "@/lib/faces/page/atom-feed";

export const dynamic = "force-static";

export const GET = (): Response =>
  new Response(atomFeed(articles), { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
