import { inject } from "vitest";

process.env.DATABASE_URL = inject("databaseUrl") ?? "";
process.env.DATA_DIR = "memory://";
