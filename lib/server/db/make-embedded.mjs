/** Creates an embedded database in a folder. Plain JavaScript for Node (embedded-database.ts). */
import { PGlite } from "@electric-sql/pglite";

const pglite = await PGlite.create(process.argv[2]);
await pglite.close();
