import { describe, expect, test } from "vitest";
import ductsizer from "../../lib/calculators/ductsizer/calculator.ts";
import type { OutputRecord } from "../../lib/kit/calculator/computation.ts";
import { type FieldSource, type Fields, number, type RowsField } from "../../lib/kit/fields/field.ts";
import { PROJECT_FORMAT } from "../../lib/projects/limits.ts";
import type { Project, ProjectEntry } from "../../lib/projects/project.ts";
import { readProject } from "../../lib/projects/read-project.ts";
import {
  answerOf,
  type EntryTools,
  type LoadTools,
  type Progress,
  projectResults,
} from "../../lib/projects/results.ts";
import { serverTools } from "../../lib/projects/server-tools.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { calculatorView, engineOf } from "../../lib/run/calculator-view.ts";
import { contextIn } from "../calculators/form.ts";

const flowOutput = ductsizer.modes.run.outputs.fanFlow;
const sections = ductsizer.inputs.sections as RowsField;
const fromRooms: FieldSource = {
  calculator: "rooms",
  output: "rooms",
  action: "Size the ducts",
  with: { mode: "run" },
  columns: { name: "name", flow: "airFlow" },
  row: { after: "0" },
};
const fromFlow: FieldSource = { calculator: "rooms", output: "airFlow", action: "Size this duct" };
const fields = {
  ...ductsizer.inputs,
  flow: { ...ductsizer.inputs.flow, from: [fromFlow] },
  sections: { ...sections, from: [fromRooms] },
} as Fields;

/** Rooms as a made-up calculator gives them: as many as it is told, of 100 L/s and more. */
const generatedRooms: { rooms: readonly OutputRecord[] } = { rooms: [] };
const room = (name: string, airFlow: number): OutputRecord => ({ name, airFlow });

const load: LoadTools = async (id, system) => {
  const { curve: _, ...view } = await calculatorView(
    { ...ductsizer, inputs: fields } as never,
    undefined,
    system,
  );
  if (id === "rooms") {
    const tools: EntryTools = {
      jobs: [],
      view: {
        ...view,
        id,
        fields: { factor: number({ label: "Factor", default: 1, min: 0 }) },
        outputs: { airFlow: flowOutput },
        lists: {
          rooms: {
            label: "Rooms",
            columns: {
              name: { label: "Name", format: { kind: "text" } },
              airFlow: flowOutput,
            },
          },
        },
      },
      calculate: ({ factor }) => {
        const noDetails = { readings: {}, records: {}, displayedEntries: {} };
        if (factor === "")
          return { ok: false, problems: [{ path: "factor", message: "Enter a value." }], ...noDetails };
        const outputs = { airFlow: 0.5 * Number(factor), rooms: generatedRooms.rooms };
        return { ok: true, value: { outputs, steps: [], warnings: [] }, ...noDetails };
      },
    };
    return tools;
  }
  if (id !== "ductsizer") return undefined;
  const engine = await engineOf(id);
  return {
    view,
    jobs: [],
    calculate: (entries, context, system) => calculate(fields, entries, context, engine, system),
  };
};

const entry = (id: string, calculator: string, change: Partial<ProjectEntry> = {}): ProjectEntry => ({
  id,
  calculator,
  title: id,
  notes: "",
  inputs: {},
  currency: "USD",
  links: [],
  ...change,
});
const projectOf = (...entries: ProjectEntry[]): Project => ({
  format: PROJECT_FORMAT,
  version: 1,
  id: "p",
  name: "P",
  number: "",
  client: "",
  author: "",
  notes: "",
  units: "si",
  entries,
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
});
const link = (field: string, output: string, state: "following" | "detached" = "following") => ({
  field,
  from: "air",
  output,
  state,
});
const run = (project: Project, only?: string) => projectResults(project, load, contextIn(), { only });

describe("the progress of a calculation", () => {
  const loan = (id: string) => entry(id, "loan");
  const loans = () => projectOf(loan("a"), loan("b"), loan("c"));

  test("is reported after each entry, with the results so far", async () => {
    const reached: [number, number, number][] = [];
    const afterEntry = async ({ done, total, results }: Progress) => {
      reached.push([done, total, results.length]);
    };
    await projectResults(loans(), serverTools, contextIn(), { afterEntry });
    expect(reached).toEqual([
      [1, 3, 1],
      [2, 3, 2],
      [3, 3, 3],
    ]);
  });

  test("ends with an error that the caller throws, and what was calculated is not calculated again", async () => {
    const project = loans();
    const calculated: string[] = [];
    const counting: LoadTools = async (calculator, system) => {
      const tools = await serverTools(calculator, system);
      if (!tools) return undefined;
      const calculate: typeof tools.calculate = (...form) => {
        calculated.push(calculator);
        return tools.calculate(...form);
      };
      return { ...tools, calculate };
    };
    const cancel = async ({ done }: Progress) => {
      if (done === 2) throw new Error("Canceled");
    };
    await expect(projectResults(project, counting, contextIn(), { afterEntry: cancel })).rejects.toThrow(
      "Canceled",
    );
    expect(calculated).toHaveLength(2);
    expect((await projectResults(project, counting, contextIn())).results).toHaveLength(3);
    expect(calculated).toHaveLength(3);
  });
});

describe("a field that follows", () => {
  const duct = entry("duct", "ductsizer", { links: [link("flow", "airFlow")] });

  test("has the value in the unit that it is in, whatever stands first in the project", async () => {
    const { project, results } = await run(
      projectOf(duct, entry("air", "rooms", { inputs: { factor: "1.23456" } })),
    );
    expect(project.entries[0]?.inputs.flow).toEqual({ value: "617.28", unit: "liter-per-second" });
    expect(results[0]?.links).toMatchObject([
      { status: "follows", label: "Fan airflow", value: "617.3 L/s" },
    ]);
    expect(answerOf(results[0] ?? never())?.outputs.velocity).toBeGreaterThan(1);
    // Followed values are saved, so the same ones again change nothing.
    const again = await run(project);
    expect(again.project).toBe(project);
    expect(readProject(JSON.parse(JSON.stringify(project))).ok).toBe(true);
  });

  test("keeps a unit that was chosen, and is in the project's otherwise", async () => {
    const inHours = { ...duct, inputs: { flow: { value: "1", unit: "cubic-meter-per-hour" } } };
    const result = await run(projectOf(entry("air", "rooms"), inHours));
    expect(result.project.entries[1]?.inputs.flow).toEqual({ value: "1800", unit: "cubic-meter-per-hour" });
    const us = await run({ ...projectOf(entry("air", "rooms"), duct), units: "us" });
    expect(us.project.entries[1]?.inputs.flow).toEqual({ value: "1059.44", unit: "cubic-foot-per-minute" });
  });

  test("keeps its value when it is detached, and says when that is another", async () => {
    const inputs = { flow: { value: "500", unit: "liter-per-second" } };
    const detached = { ...duct, inputs, links: [link("flow", "airFlow", "detached")] };
    const same = await run(projectOf(entry("air", "rooms"), detached));
    expect(same.results[1]?.links).toMatchObject([{ status: "detached", differs: false }]);
    const other = projectOf(entry("air", "rooms", { inputs: { factor: "2" } }), detached);
    const { project, results } = await run(other);
    expect(project).toBe(other);
    expect(results[1]?.links).toMatchObject([{ status: "detached", differs: true, value: "1,000 L/s" }]);
  });

  test("keeps its last value while there is none", async () => {
    const inputs = { flow: { value: "300", unit: "liter-per-second" } };
    const broken = projectOf(entry("air", "rooms", { inputs: { factor: "" } }), { ...duct, inputs });
    const { project, results } = await run(broken);
    expect(project).toBe(broken);
    expect(results[0]?.problems).toEqual([{ path: "factor", message: "Enter a value." }]);
    expect(results[1]?.links).toMatchObject([{ status: "unavailable" }]);
    expect(results[1]?.calculation?.ok).toBe(true);
  });

  test("does nothing where it does not count, or where the calculators are not linked like that", async () => {
    const idle = { ...duct, inputs: { mode: "run" } };
    expect((await run(projectOf(entry("air", "rooms"), idle))).results[1]?.links[0]?.status).toBe("idle");
    const other = { ...duct, links: [link("length", "airFlow")] };
    expect((await run(projectOf(entry("air", "rooms"), other))).results[1]?.links[0]?.status).toBe(
      "undeclared",
    );
  });

  test("only what an entry needs is computed", async () => {
    const { results } = await run(
      projectOf(entry("air", "rooms"), duct, entry("other", "ductsizer")),
      "duct",
    );
    expect(results.map(({ entry: { id } }) => id)).toEqual(["air", "duct"]);
  });
});

describe("rows that follow a list", () => {
  const rowsOf = (project: Project) => project.entries[1]?.inputs.sections as Record<string, unknown>[];
  const flows = (project: Project) =>
    rowsOf(project).map(({ name, flow, length }) => [
      name,
      (flow as { value: string }).value,
      (length as { value: string }).value,
    ]);
  const start = () =>
    projectOf(
      entry("air", "rooms"),
      entry("duct", "ductsizer", {
        inputs: {
          mode: "run",
          sections: [{ name: "Main", flow: { value: "900", unit: "liter-per-second" } }],
        },
        links: [link("sections", "rooms")],
      }),
    );

  test("come at the end, keep what stands beside, and are renamed, added and removed with the list", async () => {
    generatedRooms.rooms = [room("Office", 0.1), room("Hall", 0.2)];
    const first = (await run(start())).project;
    expect(flows(first)).toEqual([
      ["Main", "900", "10"],
      ["Office", "100", "10"],
      ["Hall", "200", "10"],
    ]);
    expect(rowsOf(first)[1]?.after).toBe("0");
    const copy = structuredClone(first);
    (copy.entries[1]?.inputs.sections as Record<string, unknown>[])[2] = {
      ...rowsOf(copy)[2],
      length: { value: "25", unit: "meter" },
    };
    generatedRooms.rooms = [room("Office", 0.15), room("Lobby", 0.2), room("Store", 0.05)];
    const second = (await run(copy)).project;
    expect(flows(second)).toEqual([
      ["Main", "900", "10"],
      ["Office", "150", "10"],
      ["Lobby", "200", "25"],
      ["Store", "50", "10"],
    ]);
    generatedRooms.rooms = [room("Store", 0.05)];
    expect(flows((await run(structuredClone(second))).project)).toEqual([
      ["Main", "900", "10"],
      ["Store", "50", "10"],
    ]);
  });

  test("of one name are distinguished, and rows without names by their positions", async () => {
    generatedRooms.rooms = [room("Office", 0.1), room("Office", 0.2), { airFlow: 0.3 }];
    const { project } = await run(start());
    expect(flows(project).map(([name]) => name)).toEqual(["Main", "Office", "Office (2)", "#3"]);
    expect((await run(project)).project).toBe(project);
  });
});

describe("a faulty entry", () => {
  test("has its message, and the others stand", async () => {
    const project = projectOf(
      entry("air", "steam-table"),
      entry("duct", "ductsizer", { inputs: { flow: "12", novel: "1", sections: "x" } }),
      entry("fine", "ductsizer"),
    );
    const { results } = await run(project);
    expect(results[0]?.problems[0]?.message).toContain("no calculator “steam-table”");
    expect(results[1]?.problems.map(({ path }) => path)).toEqual(["novel", "sections"]);
    expect(results[2]?.calculation?.ok).toBe(true);
  });

  test("whatever the names: nothing is thrown", async () => {
    const inputs = { constructor: "1", toString: "2", hasOwnProperty: "3" };
    const { results } = await run(projectOf(entry("a", "constructor"), entry("b", "ductsizer", { inputs })));
    expect(results.every(({ problems }) => problems.length > 0)).toBe(true);
  });
});

test("the calculators of the site compute on the server", async () => {
  const { results } = await projectResults(projectOf(entry("a", "loan")), serverTools, contextIn());
  expect(results[0]?.calculation?.ok).toBe(true);
});

function never(): never {
  throw new Error("There is no result");
}
