import type { ComputeModule } from "../kit/calculator/compute-module.ts";
import { computes as declared } from "./generated/computes.ts";

export const computes: Readonly<Record<string, () => Promise<ComputeModule>>> = declared;
