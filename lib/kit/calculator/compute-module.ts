import type { Loaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { Result } from "../../core/result/result.ts";
import type { Context } from "../fields/context.ts";
import type { Fields, Inputs, InputsOf } from "../fields/field.ts";
import type { Sentence } from "../fields/sentence.ts";
import type { Answer, Computation, ValueFormat } from "./computation.ts";
import type { FigureDeclaration, ListDeclaration, Outputs } from "./define.ts";

/**
 * The computing part of a calculator, independent of its fields. Its inputs are parsed with its declaration,
 * and its data are those that `data` loaded for them.
 */
export interface ComputeModule {
  compute: (inputs: Inputs, context: Context, data?: unknown) => Computation;
  /** Loads the data that these inputs require: files of data sets, or code that only some inputs need. */
  data?: (inputs: Inputs, load: DataLoader) => Loaded<unknown>;
}

/** Result of `compute` for a declaration: only its applicable declared outputs. */
type ComputationOf<O extends Outputs> = Result<AnswerWith<OutputsOf<O>>, Sentence>;

export interface AnswerWith<V> extends Omit<Answer, "outputs"> {
  outputs: Readonly<V>;
}

export type OutputsOf<O extends Outputs> = {
  -readonly [K in keyof O]?: O[K] extends ListDeclaration
    ? readonly RecordOf<O[K]["columns"]>[]
    : O[K] extends FigureDeclaration
      ? ValueIn<O[K]["format"]["kind"]>
      : never;
};

/** An entry of a list. */
type RecordOf<C extends ListDeclaration["columns"]> = {
  readonly [K in keyof C]?: ValueIn<C[K]["format"]["kind"]>;
};

type ValueIn<K extends ValueFormat["kind"]> = K extends "text" | "day" | "hour" ? string : number;

/** A declaration without modes; those with modes have `byMode`. */
interface Declared {
  inputs: Fields;
  outputs: Outputs;
  modes?: never;
}

/**
 * Computes the answer. Pure: the same inputs, context and data give the same answer. Never throws on user
 * input. `data` is what the module’s `data` loaded for these inputs.
 */
type Compute<C extends Declared, Data = undefined> = (
  inputs: InputsOf<C["inputs"]>,
  context: Context,
  data: Data,
) => ComputationOf<C["outputs"]>;

interface WithData<C extends Declared, Data> {
  compute: Compute<C, Data>;
  data: (inputs: InputsOf<C["inputs"]>, load: DataLoader) => Loaded<Data>;
}

/** Builds the compute module of a calculator, type-checked against its declaration. */
export function computeModule<C extends Declared>(module: {
  compute: Compute<C>;
}): Pick<ComputeModule, "compute">;
export function computeModule<C extends Declared, Data>(module: WithData<C, Data>): Required<ComputeModule>;
export function computeModule(module: object): ComputeModule {
  return anyModule(module);
}

/** Converts a typed module to that of any calculator; the only place for this cast. */
export const anyModule = (module: object): ComputeModule => module as ComputeModule;
