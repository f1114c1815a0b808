/** Makes an embedded database in the folder that is named. Plain JavaScript: Node runs it as it is (embedded-database.ts). */
import { PGlite } from "@electric-sql/pglite";

const pglite = await PGlite.create(process.argv[2]);
await pglite.close();
