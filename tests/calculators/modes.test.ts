import { describe, expect, expectTypeOf, it, test } from "vitest";
import type { Inputs, ModeResult } from "../../lib/calculators/date/modes.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { computeModule } from "../../lib/kit/calculator/compute-module.ts";
import { defineForm } from "../../lib/kit/calculator/define.ts";
import { byMode, defineModes, type ModeInputs } from "../../lib/kit/calculator/modes.ts";
import { count, number, toggle } from "../../lib/kit/fields/field.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { contextIn } from "./form.ts";

const about = {
  id: "made-up",
  label: "Made Up",
  category: "math-utility",
  heading: "Made Up",
  summary: "For tests.",
  seo: { title: "Made Up", description: "For tests." },
  keywords: [],
  guide: [],
  assumptions: [],
  sources: [],
  seal: "exact" as const,
  examples: [],
  related: [],
  question: "What to calculate",
};
const side = number({ label: "Side", default: 3 });
const height = number({ label: "Height", default: 4 });
const area = { label: "Area", format: { kind: "number" }, primary: true } as const;
const volume = { label: "Volume", format: { kind: "number" }, primary: true } as const;
const calculator = defineModes({
  ...about,
  shared: { digits: count({ label: "Digits", default: 3 }) },
  modes: {
    square: { label: "Square", inputs: { side }, outputs: { area } },
    prism: {
      label: "Prism",
      inputs: {
        side,
        height,
        hollow: toggle({ label: "Hollow", default: false }),
        wall: number({ label: "Wall", default: 0.1, when: { hollow: ["true"] } }),
      },
      outputs: { area, volume },
    },
    cube: { label: "Cube", inputs: { side, height }, outputs: { volume } },
  },
});
const { compute } = byMode<typeof calculator>("mode", {
  square: ({ side: a }) => ({ ok: true, value: { outputs: { area: a * a }, steps: [], warnings: [] } }),
  prism: ({ side: a, height: h, hollow, digits }) => ({
    ok: true,
    value: { outputs: { area: 6, volume: hollow ? 0 : a * a * h + digits }, steps: [], warnings: [] },
  }),
  cube: () => ({ ok: false, problems: [{ path: "side", message: "No." }] }),
});

describe("a calculator with modes", () => {
  it("is a form: the modes are a choice, and what a mode names counts in it", () => {
    expect(calculator.inputs.mode).toMatchObject({
      kind: "choice",
      mode: true,
      default: "square",
      options: [
        { id: "square", label: "Square" },
        { id: "prism", label: "Prism" },
        { id: "cube", label: "Cube" },
      ],
    });
    const when = Object.fromEntries(Object.entries(calculator.inputs).map(([id, field]) => [id, field.when]));
    expect(when).toEqual({
      mode: undefined,
      digits: undefined,
      side: undefined,
      height: { mode: ["prism", "cube"] },
      hollow: { mode: ["prism"] },
      wall: { mode: ["prism"], hollow: ["true"] },
    });
    expect(Object.keys(calculator.outputs)).toEqual(["area", "volume"]);
  });

  it("keeps the order of each mode's fields", () => {
    const of = (...ids: string[]) => ({
      label: "M",
      inputs: Object.fromEntries(ids.map((id) => [id, id === "side" ? side : height])),
      outputs: {},
    });
    const merged = (...modes: ReturnType<typeof of>[]) =>
      Object.keys(defineModes({ ...about, modes: Object.fromEntries(modes.entries()) }).inputs).slice(1);
    expect(merged(of("a", "b", "z"), of("a", "y", "z"), of("x", "y"))).toEqual(["a", "b", "x", "y", "z"]);
    expect(() => merged(of("a", "b"), of("b", "a"))).toThrow("different ways");
    const other = { label: "M", inputs: { side: height }, outputs: {} };
    expect(() => merged(of("side"), other)).toThrow("side is declared in two ways");
  });

  it("is computed by its mode", async () => {
    const answer = (raw: Record<string, unknown>) =>
      calculate(calculator.inputs, entriesFrom(calculator.inputs, raw).entries, contextIn(), {
        compute,
        load: loadFromFolder,
      });
    expect(await answer({})).toMatchObject({ value: { outputs: { area: 9 } } });
    expect(await answer({ mode: "prism", height: "5" })).toMatchObject({
      value: { outputs: { volume: 48 } },
    });
    expect(await answer({ mode: "cube" })).toMatchObject({ ok: false, problems: [{ path: "side" }] });
  });
});

test("the compiler holds a mode to its own inputs and outputs", () => {
  type All = ModeInputs<typeof calculator>;
  expectTypeOf<All["mode"]>().toEqualTypeOf<"square" | "prism" | "cube">();
  expectTypeOf<Extract<All, { mode: "square" }>>().not.toHaveProperty("height");
  expectTypeOf<Extract<All, { mode: "prism" }>["hollow"]>().toEqualTypeOf<boolean>();
  expectTypeOf<All["digits"]>().toEqualTypeOf<number>();
  expectTypeOf<Inputs<"add">>().not.toHaveProperty("businessDays");
  type Outputs = Extract<ModeResult<"facts">, { ok: true }>["value"]["outputs"];
  expectTypeOf<Outputs["days"]>().toEqualTypeOf<undefined>();
  expectTypeOf<keyof Outputs>().extract<"week">().toEqualTypeOf<"week">();
});

test("the compiler holds what computes to the declaration", () => {
  const form = defineForm({
    ...about,
    inputs: { side },
    outputs: { area, note: { label: "Note", format: { kind: "text" } } },
  });
  const answer = { steps: [], warnings: [] };
  expectTypeOf(computeModule<typeof form>).toBeCallableWith({
    compute: ({ side: a }) => ({ ok: true, value: { ...answer, outputs: { area: a, note: "a" } } }),
  });
  computeModule<typeof form>({
    // @ts-expect-error No such output.
    compute: () => ({ ok: true, value: { ...answer, outputs: { volume: 1 } } }),
  });
  computeModule<typeof form>({
    // @ts-expect-error A text, not a number.
    compute: () => ({ ok: true, value: { ...answer, outputs: { note: 1 } } }),
  });
  computeModule<typeof form, number>({
    compute: (_inputs, _context, data) => ({ ok: true, value: { ...answer, outputs: { area: data } } }),
    // @ts-expect-error Not what `compute` takes.
    data: () => "1",
  });
  // @ts-expect-error Data that nothing loads.
  computeModule<typeof form, number>({ compute: () => ({ ok: false, problems: [] }) });
  const no = () => ({ ok: false as const, problems: [] });
  byMode<typeof calculator>("mode", {
    square: no,
    // @ts-expect-error No output of this mode.
    prism: () => ({ ok: true, value: { ...answer, outputs: { height: 1 } } }),
    // @ts-expect-error An output of other modes.
    cube: () => ({ ok: true, value: { ...answer, outputs: { area: 1 } } }),
  });
  // @ts-expect-error A mode without its `compute`.
  byMode<typeof calculator>("mode", { square: no, prism: no });
});
