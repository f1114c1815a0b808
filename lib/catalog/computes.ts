import type { Computation, Context } from "../calculators/computation.ts";
import type { Loaded } from "../data/loaded.ts";
import type { DataLoader } from "../data/loader.ts";
import { computes as declared } from "./generated/computes.ts";

/** The part of a calculator that computes. Its inputs are those that the reader made of its own fields. */
export interface ComputeModule {
  compute: (inputs: never, context: Context, data: never) => Computation;
  /** What an answer to these inputs needs beside them: files of data sets, or code that only some inputs want. */
  data?: (inputs: never, load: DataLoader) => Loaded<unknown>;
}

/** How to load each calculator's compute. */
export const computes: Readonly<Record<string, () => Promise<ComputeModule>>> = declared;
