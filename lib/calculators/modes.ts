import type { Context } from "../fields/context.ts";
import { choice, type Field, type Fields, type InputsOf } from "../fields/field.ts";
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
export interface ModesCalculator<S extends Fields, M extends Readonly<Record<string, Mode>>>
  extends FormCalculator {
  shared: S;
  modes: M;
}

interface ModesDeclaration<S extends Fields, M extends Readonly<Record<string, Mode>>>
  extends Omit<FormCalculator, "inputs" | "outputs"> {
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
>(declaration: ModesDeclaration<S, M>): ModesCalculator<S, M> {
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

/** All entries of several records, each one's in its own order: what is new comes behind what it stands behind. */
function merged<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const values = new Map<string, T>();
  const order: string[] = [];
  for (const record of records) {
    let place = -1;
    for (const [id, value] of Object.entries(record)) {
      const known = order.indexOf(id);
      if (known >= 0 && values.get(id) !== value) throw new RangeError(`${id} is declared in two ways`);
      if (known >= 0 && known < place) throw new RangeError(`${id} has two places`);
      if (known < 0) order.splice(place + 1, 0, id);
      place = known < 0 ? place + 1 : known;
      values.set(id, value);
    }
  }
  return Object.fromEntries(order.map((id) => [id, values.get(id) as T]));
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
