import type { Context } from "../fields/context.ts";
import { choice, type Field, type Fields, type InputsOf } from "../fields/field.ts";
import type { Formulas } from "../formulas/formula.ts";
import type { Answer, Computation, OutputValue, Refusal } from "./computation.ts";
import type { FormCalculator, OutputDeclaration } from "./define.ts";

/** One of the things that a calculator works out. */
export interface Mode {
  /** On its tab: "Equal friction". */
  label: string;
  /** In the order of the form. What several modes have is one object, named in each of them. */
  inputs: Fields;
  /** In the order of the page. */
  outputs: Readonly<Record<string, OutputDeclaration>>;
}

type NoFields = Readonly<Record<never, never>>;

/** A calculator whose modes are declared as such; for its faces a form like any other, with the modes as a choice. */
export interface ModesCalculator<
  S extends Fields,
  M extends Readonly<Record<string, Mode>>,
  F extends Formulas = Formulas,
> extends FormCalculator<Fields, F> {
  shared: S;
  modes: M;
}

interface ModesDeclaration<
  S extends Fields,
  M extends Readonly<Record<string, Mode>>,
  F extends Formulas = Formulas,
> extends Omit<FormCalculator<Fields, F>, "inputs" | "outputs"> {
  /** Above the modes: "What to work out". */
  question: string;
  /** The first fields of every mode. */
  shared?: S;
  /** The first one is the page's. */
  modes: M;
}

/**
 * A calculator with modes. The form begins with their choice, `mode`; each field and output of a mode counts in the modes
 * that name it.
 * @throws RangeError when modes mean different fields by one name, or order them in different ways.
 */
export function defineModes<
  const M extends Readonly<Record<string, Mode>>,
  const S extends Fields = NoFields,
  const F extends Formulas = Formulas,
>(declaration: ModesDeclaration<S, M, F>): ModesCalculator<S, M, F> {
  const { question, shared, modes, ...rest } = declaration;
  const ids = Object.keys(modes);
  const fields = merged(ids.map((mode) => ({ ...shared, ...modes[mode]?.inputs })));
  const outputs = merged(ids.map((mode) => modes[mode]?.outputs ?? {}));
  const options = ids.map((id) => ({ id, label: modes[id]?.label ?? id }));
  const inModes = (id: string, field: Field): Field => {
    const naming = ids.filter((mode) => id in { ...shared, ...modes[mode]?.inputs });
    return naming.length === ids.length ? field : { ...field, when: { mode: naming, ...field.when } };
  };
  return {
    ...rest,
    inputs: {
      mode: choice({ label: question, options, default: ids[0] ?? "", mode: true }),
      ...Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, inModes(id, field)])),
    },
    outputs,
    shared: shared ?? ({} as S),
    modes,
  };
}

/** All entries of several records, in the order of each; where it leaves a choice, what the earlier records have first. */
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

type Declared = Pick<ModesCalculator<Fields, Readonly<Record<string, Mode>>>, "shared" | "modes">;

/** What `compute` gets in a mode; in any, a union that `mode` tells apart. */
export type ModeInputs<C extends Declared, K extends keyof C["modes"] = keyof C["modes"]> = {
  [M in K]: { readonly mode: M } & InputsOf<C["shared"]> & InputsOf<C["modes"][M]["inputs"]>;
}[K];

/** What `compute` gives in a mode: no outputs but those of the mode. */
export type ModeComputation<C extends Declared, K extends keyof C["modes"]> =
  | Refusal
  | {
      ok: true;
      answer: Omit<Answer, "outputs"> & {
        outputs: { readonly [O in keyof C["modes"][K]["outputs"]]?: OutputValue };
      };
    };

/** The `compute` of a calculator with modes, from that of each. */
export const byMode =
  <C extends Declared, Data = void>(
    computes: {
      readonly [K in keyof C["modes"]]: (
        inputs: ModeInputs<C, K>,
        context: Context,
        data: Data,
      ) => ModeComputation<C, K>;
    },
  ) =>
  (inputs: ModeInputs<C>, context: Context, data: Data): Computation =>
    // The mode tells which of them takes these inputs; an output that is left out is none.
    computes[inputs.mode](inputs as never, context, data) as Computation;
