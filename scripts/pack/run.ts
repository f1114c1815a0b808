/** Packs the built site: a process of its own, so that the zlib threads and the pages end with it. */
import { pack } from "./pack.ts";

await pack();
