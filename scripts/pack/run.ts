/** Packs the built site: a process of its own, so that the zlib threads and the pages end with it. */
import { rmSync } from "node:fs";
import { asideFolder, packedFolder, previousFolder } from "../paths.ts";
import { pack } from "./pack.ts";
import { keepHashed } from "./previous.ts";
import { packServer } from "./server.ts";

await pack();
await packServer();
const kept = await keepHashed(asideFolder, packedFolder, previousFolder);
rmSync(asideFolder, { recursive: true, force: true });
if (kept > 0) console.log(`  ${kept} files of the build before are kept for pages that are open.`);
