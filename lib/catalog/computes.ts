import type { ComputeModule } from "../calculators/compute-module.ts";
import { computes as declared } from "./generated/computes.ts";

/** How to load each calculator's compute. */
export const computes: Readonly<Record<string, () => Promise<ComputeModule>>> = declared;
