import type { Loaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { Result } from "../../core/result/result.ts";
import type { Context } from "../fields/context.ts";
import { choice, type Field, type Fields, type Inputs, type InputsOf } from "../fields/field.ts";
import type { Sentence } from "../fields/sentence.ts";
import type { Formulas } from "../formulas/formula.ts";
import { type AnswerWith, anyModule, type ComputeModule, type OutputsOf } from "./compute-module.ts";
import type { FormCalculator, Outputs } from "./define.ts";

interface Mode {
  /** Label of its tab: "Equal friction". */
  label: string;
  inputs: Fields;
  outputs: Outputs;
}

type Modes = Readonly<Record<string, Mode>>;
type NoFields = Readonly<Record<never, never>>;

/** Calculator that declares modes; its faces see a form with the modes as a choice. */
export interface ModesCalculator<
  S extends Fields = Fields,
  M extends Modes = Modes,
  By extends string = string,
  F extends Formulas = Formulas,
> extends FormCalculator<Fields, Outputs, F> {
  shared: S;
  modes: M;
  by: By;
}

interface ModesDeclaration<S extends Fields, M extends Modes, By extends string, F extends Formulas>
  extends Omit<FormCalculator<Fields, Outputs, F>, "inputs" | "outputs"> {
  /** Label of the mode choice: "What to calculate". */
  question: string;
  /** Id of the mode choice in addresses and the API, unless it is `mode`. */
  by?: By;
  /** Fields that precede those of every mode. */
  shared?: S;
  /** Modes by id; the first is the default. */
  modes: M;
}

/**
 * Declares a calculator with modes. The form begins with their choice; each field and output of a mode
 * applies in the modes that declare it. @throws RangeError if modes use one name for different fields, or
 * order them differently.
 */
export function defineModes<
  const M extends Modes,
  const S extends Fields = NoFields,
  const By extends string = "mode",
  const F extends Formulas = Formulas,
>(declaration: ModesDeclaration<S, M, By, F>): ModesCalculator<S, M, By, F> {
  const { question, by = "mode", shared, modes, ...rest } = declaration;
  const ids = Object.keys(modes);
  const fields = merged(ids.map((mode) => ({ ...shared, ...modes[mode]?.inputs })));
  const outputs = merged(ids.map((mode) => modes[mode]?.outputs ?? {}));
  const options = ids.map((id) => ({ id, label: modes[id]?.label ?? id }));
  const inModes = (id: string, field: Field): Field => {
    const naming = ids.filter((mode) => id in { ...shared, ...modes[mode]?.inputs });
    return naming.length === ids.length ? field : { ...field, when: { [by]: naming, ...field.when } };
  };
  return {
    ...rest,
    inputs: {
      [by]: choice({ label: question, options, default: ids[0] ?? "", mode: true }),
      ...Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, inModes(id, field)])),
    },
    outputs,
    shared: shared ?? ({} as S),
    modes,
    by: by as By,
  };
}

/** Merges records, keeping the order of each; ties follow the earlier records. */
function merged<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const values = new Map<string, T>();
  const behind = new Map<string, string[]>();
  for (const record of records) {
    let previous: string[] = [];
    for (const [id, value] of Object.entries(record)) {
      if (values.has(id) && values.get(id) !== value) throw new RangeError(`${id} is declared in two ways`);
      values.set(id, value);
      behind.set(id, [...(behind.get(id) ?? []), ...previous]);
      previous = [id];
    }
  }
  const order: Record<string, T> = {};
  const isNext = (id: string): boolean =>
    !Object.hasOwn(order, id) && (behind.get(id) ?? []).every((previous) => Object.hasOwn(order, previous));
  while (Object.keys(order).length < values.size) {
    const next = [...values].find(([id]) => isNext(id));
    if (!next) throw new RangeError(`The modes order these in different ways: ${[...values.keys()]}`);
    order[next[0]] = next[1];
  }
  return order;
}

type DeclaredModes = Pick<ModesCalculator, "shared" | "modes" | "by">;
/** Derives these properties of a declaration from its modes: calculations need no others. */
export interface ModesOf<M extends Modes, S extends Fields = NoFields, By extends string = "mode"> {
  shared: S;
  modes: M;
  by: By;
}
type Id<C extends DeclaredModes> = keyof C["modes"];

/** Inputs of `compute` in one mode; by default a union of all modes, discriminated by the mode. */
export type ModeInputs<C extends DeclaredModes, K extends Id<C> = Id<C>> = {
  [M in K]: { readonly [By in C["by"]]: M } & InputsOf<C["shared"]> & InputsOf<C["modes"][M]["inputs"]>;
}[K];

export type ModeOutputs<C extends DeclaredModes, K extends Id<C>> = OutputsOf<C["modes"][K]["outputs"]> & {
  [O in Exclude<OutputId<C, Id<C>>, keyof C["modes"][K]["outputs"]>]?: never;
};
type OutputId<C extends DeclaredModes, K extends Id<C>> = { [M in K]: keyof C["modes"][M]["outputs"] }[K];

/** Result of `compute` in one mode. */
export type ModeComputation<C extends DeclaredModes, K extends Id<C>> = Result<
  AnswerWith<ModeOutputs<C, K>>,
  Sentence
>;

type ModeComputes<C extends DeclaredModes, Data> = {
  readonly [K in Id<C>]: (
    inputs: ModeInputs<C, K>,
    context: Context,
    data: K extends keyof Data ? Data[K] : undefined,
  ) => ModeComputation<C, K>;
};
type ModeData<C extends DeclaredModes, Data> = {
  readonly [K in keyof Data & Id<C>]: (inputs: ModeInputs<C, K>, load: DataLoader) => Loaded<Data[K]>;
};

/**
 * Builds the compute module of a calculator with modes from one `compute` per mode, type-checked against its
 * declaration. `Data` names the modes that need data, which `loads` loads.
 */
export function byMode<C extends DeclaredModes>(
  by: C["by"],
  computes: ModeComputes<C, unknown>,
): Pick<ComputeModule, "compute">;
export function byMode<C extends DeclaredModes, Data extends { readonly [K in Id<C>]?: unknown }>(
  by: C["by"],
  computes: ModeComputes<C, Data>,
  loads: ModeData<C, Data>,
): Required<ComputeModule>;
export function byMode(
  by: string,
  computes: Readonly<Record<string, object>>,
  loads: Readonly<Record<string, object>> = {},
): ComputeModule {
  const modules = new Map(
    Object.entries(computes).map(([mode, compute]) => [mode, anyModule({ compute, data: loads[mode] })]),
  );
  const moduleOf = (inputs: Inputs): ComputeModule => {
    const module = modules.get(String(inputs[by]));
    if (!module) throw new TypeError(`There is no mode ${inputs[by]}`);
    return module;
  };
  return {
    compute: (inputs, context, data) => moduleOf(inputs).compute(inputs, context, data),
    data: (inputs, load) => moduleOf(inputs).data?.(inputs, load),
  };
}
