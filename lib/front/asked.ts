import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "./address.ts";
import { BOUNDS } from "./bounds.ts";

/** As proxy.ts reads it (lib/faces/address/asked.ts). */
const HEADER = "x-asked";
const TOOL = /^\/(?:calculators|converters)\/[^?]{1,200}\?./;
/** Seconds. */
const WINDOW = 60;

/**
 * Marks the requests whose page may be rendered with the inputs of its address: whole documents of tools, as many in a
 * minute as one client and all together may have; tells whether this is one. The others get the static page, which works
 * with script alone.
 */
export function markAsked(factor: number) {
  const own = new RateLimiterMemory({ points: BOUNDS.askedPages * factor, duration: WINDOW });
  const all = new RateLimiterMemory({ points: BOUNDS.askedPagesOfAll * factor, duration: WINDOW });
  return async ({ url = "", headers }: IncomingMessage, address: string): Promise<boolean> => {
    delete headers[HEADER];
    // Next's router asks for parts of a page, which script puts in.
    const isDocument = (headers["sec-fetch-dest"] ?? "document") === "document" && headers.rsc === undefined;
    if (!isDocument || !TOOL.test(url)) return false;
    const taken = await own
      .consume(networkOf(address, 64))
      .then(() => all.consume("all"))
      .then(
        () => true,
        () => false,
      );
    if (taken) headers[HEADER] = "1";
    return taken;
  };
}
