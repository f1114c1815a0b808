import { failure, type Problem, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import {
  type AreaChange,
  areaChanges,
  areaProblem,
  densityOnCurve,
  sprinklersIn,
  sprinklersOnBranch,
} from "../../science/fire/design-area.ts";
import { GPM, SQUARE_FOOT } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";
import type { Criteria, SprinklerTables } from "./tables.ts";

type SprinklerInputs = Inputs<"sprinklers">;

export interface Demand {
  density: number;
  area: number;
  /** Area that one sprinkler covers. */
  coverage: number;
  sprinklers: number;
  onLine: number;
  kFactor: number;
  flow: number;
  hose: number;
  duration: number;
  criteria: Criteria | undefined;
  isExtra: boolean;
  steps: readonly Step[];
}

const DENSITY = GPM / SQUARE_FOOT;

const PROBLEMS: Readonly<Record<NonNullable<ReturnType<typeof areaProblem>>, Problem>> = {
  ceiling: { path: "ceiling", message: messages.sprinklers.errors.ceilingTooHighForQuickResponse },
  "quick-dry": { path: "isQuick", message: messages.sprinklers.errors.quickResponseNeedsWetPipe },
  "quick-extra": { path: "isQuick", message: messages.sprinklers.errors.quickResponseInExtraHazard },
  temperature: { path: "isHot", message: messages.sprinklers.errors.highTemperatureOutsideExtraHazard },
};

export function demandOf(inputs: SprinklerInputs, { hazards }: SprinklerTables): Result<Demand> {
  const criteria = inputs.hazard && hazards[inputs.hazard.id];
  const chosenResult = chosenPoint(inputs, criteria);
  if (!chosenResult.ok) return chosenResult;
  const chosen = chosenResult.value;
  const isExtra = inputs.hazard?.id.startsWith("extra") ?? false;
  const conditions = {
    area: chosen.area,
    isExtra,
    isDry: inputs.system === "dry",
    isSloped: inputs.isSloped,
    isQuickResponse: inputs.isQuick,
    ceiling: inputs.ceiling,
    isHighTemperature: inputs.isHot,
  };
  const problem = areaProblem({ ...conditions, isDry: inputs.system !== "wet" });
  if (problem) return { ok: false, problems: [PROBLEMS[problem]] };
  const kFactor = inputs.sprinkler?.figures?.kFactor ?? inputs.customK;
  if (kFactor === undefined) return failure("customK", messages.sprinklers.errors.kFactorMissing);
  const changes = areaChanges(conditions);
  const area = changes.at(-1)?.area ?? chosen.area;
  const { density } = chosen;
  const coverage = inputs.spacing * inputs.lineSpacing;
  const sprinklers = sprinklersIn(area, coverage);
  const onLine = sprinklersOnBranch(area, inputs.spacing);
  const flow = density * coverage;
  const minutes = criteria?.durations[inputs.isSupervised ? 0 : 1] ?? (inputs.isSupervised ? 60 : 90);
  return success({
    density,
    area,
    coverage,
    sprinklers,
    onLine,
    kFactor,
    flow,
    hose: inputs.hose ?? (criteria?.hose ?? 0) * GPM,
    duration: minutes * 60,
    criteria,
    isExtra,
    steps: [
      ...chosen.steps,
      ...changeSteps(changes, chosen.area, inputs.ceiling),
      step("coverage", { A_s: coverage, S: inputs.spacing, L: inputs.lineSpacing }),
      step("number", { n: sprinklers, A: area, A_s: coverage }),
      step("onLine", { m: onLine, A: area, S: inputs.spacing }),
      step("sprinklerFlow", { q: flow, D: density, A_s: coverage }),
    ],
  });
}

interface Chosen {
  density: number;
  area: number;
  steps: readonly Step[];
}

/** Returns density, m/s, and area, m², before any adjustment. */
function chosenPoint(inputs: SprinklerInputs, criteria: Criteria | undefined): Result<Chosen> {
  if (!criteria) return success({ density: inputs.ownDensity, area: inputs.ownArea, steps: [] });
  const inSi = ({ density, area }: Criteria["point"]) => ({
    density: density * DENSITY,
    area: area * SQUARE_FOOT,
  });
  if (inputs.basis === "standard") return success({ ...inSi(criteria.point), steps: [] });
  if (inputs.basis === "concealed") return success({ ...inSi(criteria.concealed), steps: [] });
  if (inputs.edition === "2022" || inputs.edition === "2025")
    return failure("basis", messages.sprinklers.errors.curvesEndedIn2019);
  const [first, last] = [inSi(criteria.point), inSi(criteria.curveEnd)];
  const density = densityOnCurve(inputs.curveArea, [first, last]);
  if (density === undefined) return failure("curveArea", messages.sprinklers.errors.areaOutsideCurve);
  const values = { D_1: first.density, A_1: first.area, D_2: last.density, A_2: last.area };
  return success({
    density,
    area: inputs.curveArea,
    steps: [step("curve", { D: density, A: inputs.curveArea, ...values })],
  });
}

function changeSteps(changes: readonly AreaChange[], first: number, ceiling: number): Step[] {
  let before = first;
  return changes.flatMap(({ rule, factor, area }) => {
    const change = step(
      "areaChange",
      { A_2: area, A_1: before, f: factor },
      messages.sprinklers.areaChanges[rule],
    );
    before = area;
    const isOnSlope = rule === "quick-response" && factor > 0.6 + 1e-12;
    return isOnSlope ? [step("reduction", { r: 100 * (1 - factor), H: ceiling }), change] : [change];
  });
}
