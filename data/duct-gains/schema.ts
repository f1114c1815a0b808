import { records } from "../records.ts";

export const schemaOf = () => records;
