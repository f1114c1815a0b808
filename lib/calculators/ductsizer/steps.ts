import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import { type DuctSection, sectionArea, sectionPerimeter } from "../../science/fluids/duct-section.ts";
import {
  flowRegime,
  frictionFactor,
  LAMINAR_TO,
  TURBULENT_FROM,
} from "../../science/fluids/friction-factor.ts";
import { type Need, roundNeed } from "./choose-size.ts";
import type { Fitting } from "./fittings.ts";
import type { formulas } from "./formulas.ts";
import type { Losses } from "./losses.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { RunSection } from "./run-report.ts";
import type { Setting } from "./setting.ts";
import { rateText, sizeText, velocityText } from "./texts.ts";

const step = stepsOf<{ formulas: typeof formulas }>();

export function sizeStep(
  need: Need,
  section: DuctSection,
  { series, tables, frictionRate, maxVelocity }: Setting,
): Step {
  const limits = [
    ...(frictionRate === undefined ? [] : [messages.sizes.step.frictionLimit(rateText(frictionRate))]),
    ...(maxVelocity === undefined ? [] : [messages.sizes.step.velocityLimit(velocityText(maxVelocity))]),
  ];
  const needed = sizeText({ shape: "round", diameter: roundNeed(need) }, tables.series);
  return {
    title: messages.sizes.step.title,
    text: messages.sizes.step.text({ limits, diameter: needed, isStandard: series !== undefined }),
    result: sizeText(section, tables.series),
  };
}

export function flowSteps(
  Q: number,
  section: DuctSection,
  ductFlow: DuctFlow,
  setting: Setting,
  inputs: Inputs,
): Step[] {
  const { density: rho, viscosity: mu, pressure: p, humidityRatio: W } = setting.air;
  const { diameter: D, velocity: V, roundVelocity, reynolds: Re, frictionRate: R, correction: k } = ductFlow;
  const friction = { R, f: ductFlow.frictionFactor, D, rho, V: roundVelocity };
  return [
    step("density", { rho, p, W, T: inputs.temperature }),
    ...areaSteps(section, D),
    step("velocity", { V, Q, A: sectionArea(section) }),
    ...(section.shape === "round" ? [] : [step("roundVelocity", { V_e: roundVelocity, Q, D })]),
    step("reynolds", { Re, rho, Q, D, mu }),
    ...factorSteps(ductFlow, setting),
    ...(k === 1
      ? [step("frictionRate", friction)]
      : [step("correction", { k, K: inputs.compression, D }), step("compressedRate", { ...friction, k })]),
  ];
}

function areaSteps(section: DuctSection, D: number): Step[] {
  const A = sectionArea(section);
  if (section.shape === "round") return [step("roundArea", { A, D })];
  const { width: w, height: h } = section;
  return section.shape === "rectangular"
    ? [step("rectangularArea", { A, w, h }), step("rectangularDiameter", { D, w, h })]
    : [step("ovalArea", { A, w, h }), step("ovalDiameter", { D, A, P: sectionPerimeter(section) })];
}

function factorSteps(
  { reynolds: Re, frictionFactor: f, diameter: D }: DuctFlow,
  { wall, method }: Setting,
): Step[] {
  const regime = flowRegime(Re);
  if (regime === "laminar") return [step("laminar", { f, Re })];
  if (regime === "transitional") {
    const s = (Re - LAMINAR_TO) / (TURBULENT_FROM - LAMINAR_TO);
    const turbulent = frictionFactor(TURBULENT_FROM, wall.roughness / D, method);
    return [
      step("transition", { s, Re }),
      step("transitional", { f, f_L: 64 / LAMINAR_TO, f_T: turbulent, s }),
    ];
  }
  const values = { f, eps: wall.roughness, D, Re };
  if (method === "colebrook") return [step("colebrook", values)];
  return [step(f < 0.018 ? "altshulTsalLow" : "altshulTsal", values)];
}

export const carriedSteps = {
  velocity: (Q: number, section: DuctSection): Step => {
    const A = sectionArea(section);
    return step("carriedVelocity", { Q, V: Q / A, A });
  },
  rate: (
    { frictionRate: R, frictionFactor: f, correction: k, diameter: D }: DuctFlow,
    setting: Setting,
    Q: number,
  ): Step => step("carriedRate", { Q, R, k, f, D, rho: setting.air.density }),
  pressure: (
    Q: number,
    section: DuctSection,
    L: number,
    { frictionRate: R }: DuctFlow,
    { coefficient: C, equipment: dp_e, total: dp }: Losses,
    setting: Setting,
  ): Step =>
    step("carriedPressure", { Q, dp, R, L, C, rho: setting.air.density, A: sectionArea(section), dp_e }),
};

export const fittingSteps = (fittings: readonly Fitting[]): Step[] =>
  fittings.flatMap((fitting) => fitting.step ?? []);

export function lossSteps(
  Q: number,
  length: number,
  flow: DuctFlow,
  losses: Losses,
  rho: number,
  inputs: Inputs,
): Step[] {
  const { friction: dp_f, fittings: dp_C, equipment: dp_e, total: dp } = losses;
  return [
    step("frictionLoss", { dp_f, R: flow.frictionRate, L: length }),
    step("fittingLoss", { dp_C, C: losses.coefficient, rho, V: flow.velocity }),
    step("totalPressure", { dp, dp_f, dp_C, dp_e }),
    ...powerSteps(Q, dp, inputs),
  ];
}

export function powerSteps(Q: number, dp: number, inputs: Inputs): Step[] {
  if (!(dp > 0)) return [];
  const { fanEfficiency: eta_f, driveEfficiency: eta_d, motorEfficiency: eta_m } = inputs;
  const P = (Q * dp) / ((eta_f / 100) * (eta_d / 100) * (eta_m / 100));
  return [step("electricPower", { P, Q, dp, eta_f, eta_d, eta_m })];
}

export const runSteps = (path: readonly RunSection[], dp: number): Step[] => [
  ...path.flatMap(({ title, fittings, losses: { total, friction, fittings: dp_C, equipment } }) => [
    ...fittingSteps(fittings).map((each) => ({
      ...each,
      title: messages.run.stepInSection({ section: title, step: each.title }),
    })),
    step("totalPressure", { dp: total, dp_f: friction, dp_C, dp_e: equipment }, messages.run.section(title)),
  ]),
  step("indexRun", { dp, dp_s: path.map(({ losses }) => losses.total) }),
];
