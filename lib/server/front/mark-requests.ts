import type { IncomingMessage } from "node:http";
import { networkOf } from "./address.ts";
import { BOUNDS } from "./bounds.ts";
import { scaleLimit } from "./scale-limit.ts";
import { noteLimitHit } from "./security-events.ts";
import { type Fellows, sharedLimit } from "./shared-limit.ts";

/** Request header that proxy.ts reads (lib/run/address/rendered-pages.ts). */
const HEADER = "x-asked";
const TOOL = /^\/(?:calculators|converters|embed)\/[^?]{1,200}\?./;
/** Values of Sec-Fetch-Dest for a whole page. Embeds are in frames. */
const PAGES = new Set(["document", "iframe", "frame"]);
/** Length of the window in seconds. */
const WINDOW = 60;

/** Returns true if the page at a path can be rendered with the inputs of a query. */
export type KeepsInputs = (path: string, query: URLSearchParams) => boolean;

/**
 * Marks requests whose page may be rendered with the inputs of its address: complete documents of tools,
 * within a limit per client and a total limit. Returns true if it marked the request. All others get the
 * static page, which needs script to apply the inputs.
 */
export function markAsked(factor: number, fellows?: Fellows, keepsInputs: KeepsInputs = () => true) {
  const ownPoints = scaleLimit(BOUNDS.askedPages, factor);
  const allPoints = scaleLimit(BOUNDS.askedPagesOfAll, factor);
  const ofClient = sharedLimit("asked", { points: ownPoints, duration: WINDOW, fellows });
  const all = sharedLimit("asked of all", { points: allPoints, duration: WINDOW, fellows });
  return async ({ url = "", headers }: IncomingMessage, address: string): Promise<boolean> => {
    delete headers[HEADER];
    // Next's router requests parts of a page, which script inserts.
    const isPage = PAGES.has(String(headers["sec-fetch-dest"] ?? "document")) && headers.rsc === undefined;
    if (!isPage || !TOOL.test(url)) return false;
    const at = url.indexOf("?");
    if (!keepsInputs(url.slice(0, at), new URLSearchParams(url.slice(at + 1)))) return false;
    const client = networkOf(address, 64);
    const taken =
      (await ofClient(client)).consumedPoints <= ownPoints && (await all("all")).consumedPoints <= allPoints;
    if (taken) headers[HEADER] = "1";
    else noteLimitHit("asked page", client);
    return taken;
  };
}
