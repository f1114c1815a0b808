import { assemblies } from "../assemblies.ts";
import { records } from "../records.ts";

export const schemaOf = (file: string) => (file === "layers" ? assemblies : records);
