import type { SetStateAction } from "react";
import { describe, expect, it } from "vitest";
import { openAddress } from "../../components/calculator/form/address-forms.ts";
import * as actions from "../../components/calculator/form/calculator-reducer.ts";
import {
  type Calculator,
  type CalculatorState,
  calculationOf,
  displayedForm,
  servedState,
} from "../../components/calculator/form/calculator-state.ts";
import { formEngine } from "../../components/calculator/form/load-calculator.ts";
import { convertUnits, recallForm, unitsOfForm } from "../../components/calculator/form/unit-choices.ts";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import type { Context } from "../../lib/kit/fields/context.ts";
import type { Entry } from "../../lib/kit/fields/entry.ts";
import { freshForm } from "../../lib/run/address/form-state.ts";
import { formsFromQuery } from "../../lib/run/address/page-address.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { calculatorView, engineOf } from "../../lib/run/calculator-view.ts";
import { contextIn } from "../calculators/form.ts";

/** View of a page whose answer depends on the day, so that every form is calculated. */
const OF_TODAY = { usesToday: true, start: {}, system: "si", context: contextIn() } as const;
const immediately = (calculate: Calculator): Calculator => calculate;

/** Loads an engine that calculates with each change. */
const loadOf = (calculate: Calculator, view: Parameters<typeof formEngine>[1] = OF_TODAY) => ({
  engine: formEngine(calculate, view, immediately),
});

/** Starts a calculator as a page does when its code is loaded. */
async function start(id: string) {
  const declared = findFormCalculator(id);
  if (!declared) throw new Error(`No calculator ${id}`);
  const view = await calculatorView(declared, contextIn());
  const engine = await engineOf(id);
  const { fields } = view;
  const served = freshForm(fields, "si");
  const calculator: Calculator = (...[entries, context, system]) =>
    calculate(fields, entries, context, engine, system);
  const edit = (id: string, change: SetStateAction<Entry>) => actions.editField(fields, id, change);
  const open = (query: string) =>
    openAddress(served, formsFromQuery(fields, new URLSearchParams(query), "si"), `/${id}?${query}`);
  return {
    view,
    fields,
    calculator,
    load: loadOf(calculator),
    edit,
    open,
    initial: servedState(view, served),
  };
}

const run = (state: CalculatorState, ...changes: actions.CalculatorAction[]): CalculatorState =>
  changes.reduce(actions.reduceCalculator, state);

/** Runs actions, each when the data of the one before are loaded. */
async function settle(
  state: CalculatorState,
  ...changes: actions.CalculatorAction[]
): Promise<CalculatorState> {
  let current = state;
  for (const change of changes) {
    current = run(current, change);
    const loading = current.result;
    if (loading instanceof Promise) current = run(current, actions.settle(loading, await loading));
  }
  return current;
}

const kilograms = (value: string): Entry => ({ value, unit: "kilogram" });
const bmiOf = ({ answer }: CalculatorState) => answer.outputs.bmi;

describe("edits", () => {
  it("calculates a typed value", async () => {
    const { initial, load, edit } = await start("bmi");
    const state = run(initial, load, edit("weight", kilograms("80")));
    // 80 / 1.7² = 27.68
    expect(bmiOf(state)).toBeCloseTo(27.7, 1);
    expect(state.isAnswered).toBe(true);
  });

  it("calculates what was typed before the code was loaded", async () => {
    const { initial, load, edit, view } = await start("bmi");
    const early = run(initial, edit("weight", kilograms("80")));
    expect([early.answer, early.isAnswered]).toEqual([view.answer, false]);
    expect(bmiOf(run(early, load))).toBeCloseTo(27.7, 1);
  });

  it("applies each of two changes to the latest value", async () => {
    const { initial, edit } = await start("bmi");
    const append = (entry: Entry) => kilograms(`${(entry as { value: string }).value}1`);
    const state = run(
      initial,
      edit("weight", kilograms("8")),
      edit("weight", append),
      edit("weight", append),
    );
    expect(state.form.entries.weight).toEqual(kilograms("811"));
  });

  it("keeps the last answer, with errors, while a value is invalid", async () => {
    const { initial, load, edit } = await start("bmi");
    const valid = run(initial, load, edit("weight", kilograms("80")));
    const invalid = run(valid, edit("weight", kilograms("heavy")));
    expect(invalid.answer).toBe(valid.answer);
    expect(calculationOf(invalid)).toMatchObject({ ok: false, problems: [{ path: "weight" }] });
    expect(bmiOf(run(invalid, edit("weight", kilograms("60"))))).toBeCloseTo(20.8, 1);
  });

  it("keeps the answer from before a text whose beginning was valid", async () => {
    const { initial, load, edit } = await start("bmi");
    const valid = run(initial, load, edit("weight", kilograms("80")));
    const edited = ["6", "60", "60x"].reduce(
      (state, text) => run(state, edit("weight", kilograms(text))),
      valid,
    );
    expect(edited.answer).toBe(valid.answer);
    expect(bmiOf(run(edited, edit("weight", kilograms("60"))))).toBeCloseTo(20.8, 1);
  });

  it("keeps the answer to a text that was complete for a while", async () => {
    const { initial, load, edit } = await start("bmi");
    const settled = run(initial, load, edit("weight", kilograms("60")), actions.completeAnswer);
    expect(run(settled, edit("weight", kilograms("60x"))).answer).toBe(settled.answer);
    expect(run(settled, actions.completeAnswer)).toBe(settled);
  });

  it("switches the mode and keeps the other fields", async () => {
    const { initial, load, edit } = await start("bmi");
    const state = run(initial, load, edit("weight", kilograms("40")), edit("group", "child"));
    expect(state.form.entries).toMatchObject({ group: "child", weight: kilograms("40") });
    expect(state.result).not.toBe(run(initial, load, edit("weight", kilograms("40"))).result);
  });

  it("keeps what a record filled in when one of its values is edited", async () => {
    const { initial, load, edit } = await start("pipesizer");
    const small = await settle(initial, load, edit("mode", "drop"), edit("pipe", "steel-40-1-2"));
    // Inside diameter of ½ in steel pipe, Sch 40: 21.3 mm − 2 × 2.77 mm
    expect(displayedForm(small).diameter).toEqual({ value: "15.76", unit: "millimeter" });
    const custom = run(small, edit("pipe", "own"));
    expect(custom.form.entries).toMatchObject({
      pipe: "own",
      diameter: { value: "15.76", unit: "millimeter" },
    });
  });

  it("leaves the previous state unchanged", async () => {
    const { initial, load, edit } = await start("bmi");
    const before = structuredClone(initial.form);
    run(initial, load, edit("weight", kilograms("80")));
    expect(initial.form).toEqual(before);
    expect(initial.engine).toBeUndefined();
  });
});

describe("data that load late", () => {
  it("keeps the last answer until they are loaded, and ignores results of earlier forms", async () => {
    const { initial, calculator, edit } = await start("bmi");
    const late: Calculator = async (...form) => calculator(...form);
    const first = run(initial, loadOf(late), edit("weight", kilograms("80")));
    const second = run(first, edit("weight", kilograms("60")));
    const settled = async ({ result }: CalculatorState) => actions.settle(result, await result);
    expect(calculationOf(second)).toBeUndefined();
    expect(run(second, await settled(first))).toBe(second);
    expect(second.answer).toBe(initial.answer);
    expect(bmiOf(run(second, await settled(second)))).toBeCloseTo(20.8, 1);
  });

  it("display the new entry meanwhile, and a record’s values as they were", async () => {
    const { initial, calculator, edit } = await start("pipesizer");
    const answered = await settle(initial, loadOf(calculator), actions.moveTo({}));
    const late: Calculator = async (...form) => calculator(...form);
    const waiting = run({ ...answered, ...loadOf(late) }, edit("length", { value: "30", unit: "meter" }));
    expect(calculationOf(waiting)).toBeUndefined();
    expect(displayedForm(waiting)).toEqual({
      ...displayedForm(answered),
      length: { value: "30", unit: "meter" },
    });
  });
});

describe("units", () => {
  it("converts the form, the forms to compare and the start", async () => {
    const { initial, load, edit, view, fields } = await start("bmi");
    const { inSystem } = await unitsOfForm(view);
    const state = run(
      initial,
      load,
      edit("weight", kilograms("80")),
      actions.setScenarios([initial.form]),
      convertUnits(freshForm(fields, "us"), (form, isUntouched) => inSystem(form, "us", isUntouched)),
    );
    expect(
      [state.form, state.untouched, state.start, ...state.savedForms].map(({ system }) => system),
    ).toEqual(Array(4).fill("us"));
    expect(state.impliedSystem).toBe("us");
    expect(state.form.entries.weight).toMatchObject({ unit: "pound" });
    expect(bmiOf(state)).toBeCloseTo(27.7, 1);
  });

  it("recalls saved units only if nobody has changed the form", async () => {
    const { initial, edit } = await start("bmi");
    const blank = initial.form;
    const saved = { ...blank, currency: "EUR" };
    const recall = recallForm(blank, saved);
    expect(run(initial, recall)).toMatchObject({ form: saved, start: saved });
    const edited = run(initial, edit("weight", kilograms("80")));
    expect(run(edited, recall)).toMatchObject({ form: edited.form, start: saved });
  });
});

describe("an address", () => {
  it("fills the form", async () => {
    const { initial, load, open } = await start("bmi");
    const state = run(initial, load, open("weight=80+kg&colour=red"));
    expect(bmiOf(state)).toBeCloseTo(27.7, 1);
    expect(state).toMatchObject({ isFromAddress: true, ignored: ["colour"], addressProblems: [] });
  });

  it("uses the blank form itself if the address has its values", async () => {
    const { initial, open } = await start("bmi");
    const state = run(initial, open("weight=70"));
    expect(state.form).toBe(state.start);
  });

  it("reports invalid values until the form is changed", async () => {
    const { initial, load, open, edit } = await start("bmi");
    const state = run(initial, load, open("group=robots"));
    expect(state.addressProblems).toMatchObject([{ path: "group" }]);
    expect(run(state, edit("weight", kilograms("80"))).addressProblems).toEqual([]);
  });

  it("does not replace what the visitor typed while it was loading", async () => {
    const { initial, open, edit } = await start("bmi");
    const state = run(initial, edit("weight", kilograms("60")), open("weight=80+kg"));
    expect(state.form.entries.weight).toEqual(kilograms("60"));
  });
});

describe("reset and undo", () => {
  it("restores the start, and the form when the reset is undone", async () => {
    const { initial, load, open, edit } = await start("bmi");
    const edited = run(initial, load, open("colour=red"), edit("weight", kilograms("80")));
    const reset = run(edited, actions.resetForm);
    expect(reset).toMatchObject({ form: initial.form, untouched: initial.form, ignored: [] });
    expect(bmiOf(reset)).toBe(bmiOf(initial));
    const undone = run(reset, actions.replaceForm(edited.form));
    expect(undone.form).toBe(edited.form);
    expect(bmiOf(undone)).toBeCloseTo(27.7, 1);
  });
});

describe("the context", () => {
  it("calculates again when the data could not be loaded", async () => {
    const { initial } = await start("bmi");
    let calls = 0;
    const failed = {
      ok: false,
      problems: [],
      unavailable: true,
      readings: {},
      records: {},
      displayedEntries: {},
    } as const;
    const calculator = () => {
      calls += 1;
      return failed;
    };
    run(initial, loadOf(calculator), actions.moveTo({}));
    expect(calls).toBe(2);
  });

  it("stays the same object for each edit, on which the cached readings of rows depend", async () => {
    const { initial, calculator, edit } = await start("bmi");
    const contexts = new Set<Context>();
    const recorder: Calculator = (entries, context, system) => {
      contexts.add(context);
      return calculator(entries, context, system);
    };
    run(initial, loadOf(recorder), edit("weight", kilograms("80")), edit("weight", kilograms("81")));
    expect(contexts.size).toBe(1);
  });

  it("calculates a form that the server has answered only after a change", async () => {
    const { view, calculator, edit } = await start("bmi");
    let calls = 0;
    const counter: Calculator = (...form) => {
      calls += 1;
      return calculator(...form);
    };
    const served = { entries: view.start, currency: view.context.currency.code, system: view.system };
    const loaded = run(servedState(view, served), loadOf(counter, view), actions.moveTo({}));
    expect(calls).toBe(0);
    const edited = run(loaded, edit("weight", kilograms("80")));
    expect(bmiOf(edited)).toBeCloseTo(27.7, 1);
    expect(bmiOf(run(edited, actions.resetForm))).toBe(view.answer.outputs.bmi);
    expect(calls).toBe(2);
  });

  it("returns the same state, without a calculation, if an action changes nothing", async () => {
    const { initial } = await start("bmi");
    const begin = { impliedSystem: "si", ...actions.beginWith(initial.form) } as const;
    expect(run(initial, begin, { address: "" })).toBe(initial);
  });
});
