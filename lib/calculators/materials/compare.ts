import { failure } from "../../core/result/result.ts";
import { comparisonChart } from "./charts.ts";
import type { Columns } from "./columns.ts";
import { enteredIn, materialOf } from "./custom.ts";
import { strengthOf } from "./indices.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { propertyOf } from "./properties.ts";
import { comparisonTable, indicesTables } from "./tables.ts";

const REASONS = ["lightest", "stiffest", "strongest"] as const;

export function compareAnswer(
  inputs: Inputs<"compare">,
  _: unknown,
  materials: Materials,
): ModeResult<"compare"> {
  const { material, others, properties: listed } = inputs;
  const first = materialOf(materials, material, enteredIn(inputs));
  if (!first) return failure("material", messages.errors.materialMissing);
  const chosen = others.map(({ other, ...entered }, row) =>
    materialOf(materials, other, entered, messages.numberedCustomMaterial(row + 2)),
  );
  const missing = chosen.indexOf(undefined);
  if (missing >= 0) return failure(`others.${missing}.other`, messages.errors.materialMissing);
  const all = [...new Set([first, ...chosen.filter((each) => each !== undefined)])];
  const chart = comparisonChart(
    all,
    listed.map(({ id }) => id),
  );
  const outputs = {
    count: all.length,
    ...named("lightest", all, (each) => negative(middleOf(each, "density"))),
    ...named("stiffest", all, (each) => middleOf(each, "modulus")),
    ...named("strongest", all, strengthOf),
  };
  return {
    ok: true,
    value: {
      outputs,
      steps: REASONS.flatMap((key) => {
        const result = outputs[key];
        return result === undefined ? [] : [{ ...messages.steps[key], result }];
      }),
      warnings:
        all.length <= others.length ? [{ level: "note", text: messages.warnings.duplicateMaterial }] : [],
      ...assumptionsOn(all, listed),
      ...(chart && { charts: [chart] }),
      tables: [comparisonTable(all, listed), ...indicesTables(all)],
    },
  };
}

function assumptionsOn(materials: readonly Material[], listed: Columns): { assumptions?: string[] } {
  const missing = listed.filter(({ id }) => materials.every(({ figures }) => !figures[id]));
  const names = missing.map(({ id }) => propertyOf(id).label.toLowerCase()).join(", ");
  return names === "" ? {} : { assumptions: [messages.assumptions.notListed(names)] };
}

const negative = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -value;

/** Names the material with the largest value, and how many list it unless all do; empty if none does. */
function named<K extends string>(
  key: K,
  materials: readonly Material[],
  of: (material: Material) => number | undefined,
): { [P in K]?: string } {
  const listed = materials.filter((each) => of(each) !== undefined);
  const [best] = listed.toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0));
  if (!best) return {};
  const name =
    listed.length === materials.length
      ? best.label
      : messages.bestOfListed({ material: best.label, count: listed.length });
  return { [key]: name } as { [P in K]: string };
}
