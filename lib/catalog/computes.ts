import type { Computation, Context } from "../calculators/computation.ts";
import type { Loaded } from "../data/loaded.ts";
import type { DataLoader } from "../data/loader.ts";

/** The part of a calculator that computes. Its inputs are those that the reader made of its own fields. */
export interface ComputeModule {
  compute: (inputs: never, context: Context, data: never) => Computation;
  /** What an answer to these inputs needs beside them: files of data sets, or code that only some inputs want. */
  data?: (inputs: never, load: DataLoader) => Loaded<unknown>;
}

/** How to load each calculator's compute. The paths are literal, so that each becomes a chunk of its own. */
export const computes: Readonly<Record<string, () => Promise<ComputeModule>>> = {
  ductsizer: () => import("../calculators/ductsizer/compute.ts"),
  loan: () => import("../calculators/loan/compute.ts"),
  mortgage: () => import("../calculators/mortgage/compute.ts"),
  savings: () => import("../calculators/savings/compute.ts"),
  investment: () => import("../calculators/investment/compute.ts"),
  bmi: () => import("../calculators/bmi/compute.ts"),
  calorie: () => import("../calculators/calorie/compute.ts"),
  percentage: () => import("../calculators/percentage/compute.ts"),
  fraction: () => import("../calculators/fraction/compute.ts"),
  age: () => import("../calculators/age/compute.ts"),
  date: () => import("../calculators/date/compute.ts"),
  time: () => import("../calculators/time/compute.ts"),
};
