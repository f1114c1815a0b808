import { inject } from "vitest";
import { databaseOfWorker } from "./postgres.ts";

const url = inject("databaseUrl");
process.env.DATABASE_URL = url === undefined ? "" : databaseOfWorker(url, Number(process.env.VITEST_POOL_ID));
process.env.DATA_DIR = "memory://";
