import { failure } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { ashbyChart, inGroup } from "./charts.ts";
import { columnsOf } from "./columns.ts";
import { enteredIn, isEntered, materialOf } from "./custom.ts";
import { strengthOf } from "./indices.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { propertyIds, propertyOf } from "./properties.ts";
import { step } from "./step.ts";
import { indicesTables, materialsTable, propertiesTable } from "./tables.ts";
import { figureText, sourceLine } from "./texts.ts";

export function propertiesAnswer(
  inputs: Inputs<"properties">,
  _: unknown,
  materials: Materials,
): ModeResult<"properties"> {
  const material = materialOf(materials, inputs.material, enteredIn(inputs));
  if (!material) return failure("material", messages.errors.materialMissing);
  const group = inGroup(materials, material);
  const { steps, derived } = derivedFrom(material);
  const density = material.figures.density;
  const figures = Object.fromEntries(
    propertyIds.flatMap((id) => {
      const figure = material.figures[id];
      return figure ? [[id, id === "melting" ? figure.low : figure.value]] : [];
    }),
  );
  return {
    ok: true,
    value: {
      outputs: { ...figures, ...derived },
      steps: [
        ...(density
          ? [
              {
                title: messages.steps.density,
                text: isEntered(density)
                  ? messages.steps.densityEntered
                  : messages.steps.densityListed(sourceLine(density)),
                result: figureText(density, propertyOf("density").format),
              },
            ]
          : []),
        ...steps,
      ],
      warnings: notesOn(material),
      assumptions: [
        messages.assumptions.description({
          material: material.label,
          details: [material.group.label, material.form, ...material.numbers].filter(Boolean).join(", "),
        }),
      ],
      charts: [
        ashbyChart(
          materials.all,
          middleOf(material, "modulus") === undefined
            ? { across: "density", upward: "conductivity", isLog: true }
            : { across: "density", upward: "modulus", isLog: true },
          material,
        ),
      ],
      tables: [
        propertiesTable(material),
        ...indicesTables([material]),
        ...(group.length > 0
          ? [
              materialsTable(
                { id: "group", title: material.group.label },
                group,
                columnsOf(middleOf(material, "modulus") === undefined ? "thermal" : "main"),
              ),
            ]
          : []),
        materialsTable(
          { id: "all", title: messages.tables.all, folded: true },
          materials.all,
          columnsOf("main"),
        ),
      ],
    },
  };
}

/** Word in the condition of a figure that could not be checked, or whose source doesn’t say what it holds for. */
const PROVISIONAL = "provisional";

/** Fibers and wood grain have directions, so formulas for isotropic bodies do not apply. */
const DIRECTED = ["composite", "wood"];

function derivedFrom(material: Material) {
  const steps: Step[] = [];
  const derived: Record<string, number> = {};
  const [E, nu] = [middleOf(material, "modulus"), middleOf(material, "poisson")];
  const [rho, k, c] = [
    middleOf(material, "density"),
    middleOf(material, "conductivity"),
    middleOf(material, "heat"),
  ];
  if (E !== undefined && nu !== undefined && nu < 0.5 && !DIRECTED.includes(material.group.family)) {
    if (middleOf(material, "shear") === undefined) {
      const G = E / (2 * (1 + nu));
      derived.shear = G;
      steps.push(step("shear", { G, E, nu }));
    }
    const K = E / (3 * (1 - 2 * nu));
    derived.bulk = K;
    steps.push(step("bulk", { K, E, nu }));
  }
  if (E !== undefined && rho !== undefined) {
    derived.stiffness = E / rho;
    steps.push(step("stiffness", { s: E / rho, E, rho }));
  }
  const sigma = strengthOf(material);
  if (sigma !== undefined && rho !== undefined) {
    derived.resistance = sigma / rho;
    steps.push(step("resistance", { s: sigma / rho, sigma, rho }));
  }
  if (k !== undefined && rho !== undefined && c !== undefined) {
    const a = k / (rho * c);
    const b = Math.sqrt(k * rho * c);
    derived.diffusivity = a;
    derived.effusivity = b;
    steps.push(step("diffusivity", { a, k, rho, c }), step("effusivity", { b, k, rho, c }));
  }
  return { steps, derived };
}

function notesOn({ figures, group }: Material): Warning[] {
  const all = Object.values(figures);
  const provisional = propertyIds.filter((id) => figures[id]?.condition?.includes(PROVISIONAL));
  return [
    ...(provisional.length > 0
      ? [
          {
            text: messages.warnings.provisional(provisional.map((id) => propertyOf(id).label).join(", ")),
          },
        ]
      : []),
    ...(all.some(({ isRange }) => isRange)
      ? [
          {
            level: "note" as const,
            text: messages.warnings.midpointOfRange,
          },
        ]
      : []),
    ...(DIRECTED.includes(group.family)
      ? [
          {
            level: "note" as const,
            text: messages.warnings.directional,
          },
        ]
      : []),
  ];
}
