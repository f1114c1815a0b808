import { AirHandler } from "./air-handler";
import { DuctSystem } from "./duct-system";

/** Drawings by the names that the articles' Markdown uses. */
export const drawings = { AirHandler, DuctSystem };
