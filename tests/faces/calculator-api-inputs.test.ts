import { describe, expect, it } from "vitest";
import { findFormCalculator, formCalculators } from "../../lib/catalog/calculators.ts";
import { calculateByRequest } from "../../lib/faces/api/calculator-api.ts";
import { sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import { applies, chosenFor, defaultEntry, rowsIn } from "../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";

function calculatorOf(id: string) {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new Error(id);
  return calculator;
}

async function outcomeOf(id: string, values: Readonly<Record<string, unknown>>) {
  return calculateByRequest(calculatorOf(id), { values, problems: [] }, await engineOf(id), 0);
}

async function answerOf(id: string, values: Readonly<Record<string, unknown>>) {
  const outcome = await outcomeOf(id, values);
  if (outcome.status !== 200) throw new Error(outcome.detail);
  return outcome.body;
}

describe("an input that appears only under a choice", () => {
  it("makes that choice when it is given alone", async () => {
    // 400,000 − 60,000
    const byBody = await answerOf("mortgage", { price: 400_000, downAmount: 60_000 });
    expect(byBody).toMatchObject({ inputs: { downKind: "amount" }, outputs: { loan: 340_000 }, ignored: [] });
    expect(byBody.assumed).not.toContain("downKind");
    const { inputs } = calculatorOf("mortgage");
    const query = new URLSearchParams({ price: "400000", downAmount: "60000" });
    const { values } = sentByQuery(inputs, query);
    expect((await answerOf("mortgage", values)).outputs).toEqual(byBody.outputs);
    expect(formFromQuery(inputs, query).entries.downKind).toBe("amount");
  });

  it("does not overrule a choice that is given, nor one that another input needs", async () => {
    for (const more of [{ downKind: "percent" }, { downPercent: 10 }])
      expect(await answerOf("mortgage", { downAmount: 60_000, ...more })).toMatchObject({
        inputs: { downKind: "percent" },
        ignored: [{ field: "downAmount", because: "Used only if downKind is amount; downKind is percent." }],
      });
  });

  it("makes the choice within its row", async () => {
    const rooms = [{ surfaces: [{ kind: "wall", area: 10, uValue: 0.3 }] }];
    const { inputs } = calculatorOf("hvac");
    const [room] = rowsIn(entriesFrom(inputs, { rooms }).entries.rooms);
    expect(rowsIn(room?.surfaces)[0]).toMatchObject({ by: "u" });
  });

  it.each(formCalculators.map((calculator) => [calculator.id, calculator.inputs] as const))(
    "applies in %s where only one value of the choice lets it",
    (_, fields) => {
      const { entries: start } = entriesFrom(fields, {});
      for (const [id, field] of Object.entries(fields)) {
        const failing = Object.entries(field.when ?? {}).filter(
          ([choice, values]) => !values.includes(chosenFor(choice, start, [])),
        );
        if (failing.length === 0 || failing.some(([, values]) => values.length > 1)) continue;
        const entry = defaultEntry(field);
        const { entries } = entriesFrom(fields, { [id]: field.kind === "rows" ? [] : entry });
        expect([id, applies(field, entries)]).toEqual([id, true]);
      }
    },
  );

  it("stays idle in the address of a form that has another choice made", () => {
    const { inputs } = calculatorOf("mortgage");
    const { entries } = entriesFrom(inputs, { downKind: "percent", downAmount: 60_000 });
    const state = { entries, currency: "USD", system: "si" } as const;
    const query = formQuery(inputs, state);
    const { problems, ignored, ...form } = formFromQuery(inputs, new URLSearchParams(query));
    expect([form, problems, ignored]).toEqual([state, [], []]);
  });
});

it.each(["pipesizer", "ductsizer"])("%s adds no fittings to a request", async (id) => {
  expect((await answerOf(id, {})).inputs.fittings).toEqual([]);
});

describe("an input that does not apply", () => {
  it("is listed with the reason", async () => {
    expect((await answerOf("mortgage", { mode: "afford", price: 400_000 })).ignored).toEqual([
      { field: "price", because: "Used only if mode is cost or points; mode is afford." },
    ]);
    expect((await answerOf("ductsizer", { mode: "run", flow: 0.2 })).ignored).toEqual([
      { field: "flow", because: "Used only if mode is friction or velocity or size; mode is run." },
    ]);
  });

  it("is listed once for all rows of a list", async () => {
    const surface = { kind: "wall", area: 10, edge: 5 };
    const rooms = [{ area: 20, surfaces: [surface, surface] }];
    expect((await answerOf("hvac", { rooms })).ignored).toEqual([
      { field: "rooms.surfaces.edge", because: expect.stringMatching(/^Used only if kind is slab;/) },
    ]);
  });

  it("is none where its record goes by another of its names", async () => {
    const { inputs, ignored } = await answerOf("ductsizer", { material: "Flex duct", compression: 10 });
    expect(ignored).toEqual([]);
    expect(inputs).toMatchObject({ material: "flexible-duct", compression: 10 });
  });
});

describe("an exact number", () => {
  it("is echoed as a text if no double equals it, and read back as the same", async () => {
    const first = await answerOf("percentage", { percentage: "33 1/3", number: 300 });
    expect(first).toMatchObject({ inputs: { percentage: "100/3", number: 300 }, outputs: { part: 100 } });
    expect((await answerOf("percentage", first.inputs as Record<string, unknown>)).outputs).toEqual(
      first.outputs,
    );
  });
});

describe("strict=true", () => {
  it("rejects inputs that do not apply and those that are missing", async () => {
    const { inputs } = await answerOf("mortgage", { mode: "afford" });
    for (const strict of [true, "true"])
      expect(await outcomeOf("mortgage", { ...inputs, strict })).toMatchObject({ status: 200 });
    expect(await outcomeOf("mortgage", { ...inputs, price: 400_000, strict: true })).toMatchObject({
      status: 400,
      problems: [{ path: "price", message: "Used only if mode is cost or points; mode is afford." }],
    });
    const { rate: _, ...rest } = inputs;
    expect(await outcomeOf("mortgage", { ...rest, strict: true })).toMatchObject({
      status: 400,
      problems: [{ path: "rate", message: "This input is missing." }],
    });
    expect(await outcomeOf("mortgage", { ...rest, strict: "yes" })).toMatchObject({
      status: 400,
      problems: [{ path: "strict", message: "Must be true or false." }],
    });
  });
});
