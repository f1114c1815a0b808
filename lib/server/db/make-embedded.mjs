/**
 * Creates an embedded database in a folder. Plain JavaScript: Node runs it directly (embedded-database.ts).
 */
import { PGlite } from "@electric-sql/pglite";

const pglite = await PGlite.create(process.argv[2]);
await pglite.close();
