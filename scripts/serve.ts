/** Serves the built site on PORT: Next behind the server of lib/server/front, in one process or in several (PROCESSES). */
import { loadEnvironment } from "./environment.ts";

// Must run first, because the log reads LOG_LEVEL when it loads.
loadEnvironment();
const { serveSite } = await import("./serve/serve-site.ts");
await serveSite();
