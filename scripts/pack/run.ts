/** Packs the new build in a separate process, so that the zlib threads and the pages end with it. */
import { newFolder, packedIn, previousIn, servedFolder } from "../paths.ts";
import { addCompileHints } from "./compile-hints.ts";
import { pack } from "./pack.ts";
import { keepHashed } from "./previous.ts";
import { packServer } from "./server.ts";

addCompileHints();
await pack();
await packServer();
const count = await keepHashed(packedIn(servedFolder), packedIn(newFolder), previousIn(newFolder));
if (count > 0) console.log(`  ${count} files of the build before stay available to open pages.`);
