import { failure, type Result, success } from "../../core/result/result.ts";
import type { Chart, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Context } from "../../kit/fields/context.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import {
  academyFlow,
  EXPOSURE_FACTOR,
  type FlowRow,
  iowaFlow,
  minimumSupply,
  neededFlow,
  type Requirement,
  ruralSupply,
  tableDuration,
  tableFlow,
} from "../../science/fire/required-flow.ts";
import { GPM, SQUARE_FOOT } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { areaText, flowText, note, timeText, warning } from "./texts.ts";

type BuildingInputs = Inputs<"fireFlow">;

const GROUPS = ["I", "II-III", "IV-V", "IIB-IIIB", "VB"] as const;
/** Area, fire flow and duration for dwellings that need no table, with and without sprinklers. */
const DWELLING = { area: 3600 * SQUARE_FOOT, flow: 1000 * GPM, time: 3600 };

export function fireFlowAnswer(
  inputs: BuildingInputs,
  _context: Context,
  rows: readonly FlowRow[],
): ModeResult<"fireFlow"> {
  const codeResult = codeFlow(inputs, rows);
  if (!codeResult.ok) return codeResult;
  const code = codeResult.value;
  const { storyArea, stories, storyHeight, involved, exposures } = inputs;
  const iso = isoOf(inputs);
  const area = storyArea * stories;
  const academy = academyFlow(area, exposures, involved / 100);
  const iowa = iowaFlow(storyArea * storyHeight);
  const rural = ruralOf(inputs);
  const { flow, duration } = code.requirement;
  const isoFlow = iso.needed.flow * GPM;
  return {
    ok: true,
    value: {
      outputs: {
        requiredFlow: flow,
        neededFlow: isoFlow,
        ruralSupply: rural.supply,
        academyFlow: academy,
        iowaFlow: iowa,
        duration,
        tankVolume: flow * duration,
      },
      steps: [
        ...code.steps,
        step("volume", { V: flow * duration, Q_T: flow, t: duration }),
        ...iso.steps,
        ...rural.steps,
        step("academy", { Q: academy, A: area, n: exposures, k: involved }),
        step("iowa", { Q: iowa, A: storyArea, H: storyHeight }),
      ],
      warnings: fireFlowWarnings(inputs, academy),
      assumptions: [
        messages.fireFlow.assumptions.codeAsAdopted,
        messages.fireFlow.assumptions.sameFloors,
        messages.fireFlow.assumptions.residualPressure,
        messages.fireFlow.assumptions.ruralNumbersUnverified,
        ...(inputs.protection === "none" ? [] : [messages.fireFlow.assumptions.reductionUnverified]),
        messages.notListed,
      ],
      charts: [comparison(flow, isoFlow, academy, iowa)],
      tables: [
        methodTable(inputs, code.requirement, iso.needed.hours * 3600, isoFlow, academy, iowa, rural.supply),
      ],
    },
  };
}

interface CodeFlow {
  requirement: Requirement;
  steps: readonly Step[];
}

function codeFlow(inputs: BuildingInputs, rows: readonly FlowRow[]): Result<CodeFlow> {
  const { use, construction, protection, storyArea, stories } = inputs;
  const area = storyArea * (construction === "I" ? Math.min(stories, 3) : stories);
  const isDwelling = use === "dwelling";
  if (isDwelling && area <= DWELLING.area * (1 + 1e-9)) {
    const share = protection === "none" ? 1 : 0.5;
    const requirement = { flow: DWELLING.flow * share, duration: DWELLING.time * share };
    return success({
      requirement,
      steps: [
        {
          title: messages.fireFlow.steps.requiredFlow,
          text: messages.fireFlow.steps.smallDwelling({
            area: areaText(DWELLING.area),
            isSprinklered: protection !== "none",
          }),
          result: messages.fireFlow.steps.flowForTime({
            flow: flowText(requirement.flow),
            time: timeText(requirement.duration),
          }),
        },
      ],
    });
  }
  const tabulated = tableFlow(rows, GROUPS.indexOf(construction), area);
  if (!tabulated) return failure("storyArea", messages.fireFlow.errors.areaBeyondTable);
  const table: Step = {
    title: messages.fireFlow.steps.flowFromTable,
    text: messages.fireFlow.steps.tableRow({
      types: messages.fireFlow.constructionTypes[construction],
      area: areaText(area),
      isThreeFloors: construction === "I" && stories > 3,
    }),
    result: messages.fireFlow.steps.flowForTime({
      flow: flowText(tabulated.flow),
      time: timeText(tabulated.duration),
    }),
  };
  if (protection === "none") return success({ requirement: tabulated, steps: [table] });
  if (!isDwelling && protection === "13D")
    return failure("protection", messages.fireFlow.errors.dwellingStandard);
  const [share, least] = isDwelling ? [0.5, 0] : [0.25, (protection === "13" ? 1000 : 1500) * GPM];
  const flow = Math.max(share * tabulated.flow, least);
  const duration = isDwelling ? 3600 : tableDuration(rows, flow);
  return success({
    requirement: { flow, duration },
    steps: [table, step("reduced", { Q: flow, k: share, Q_0: tabulated.flow, Q_m: least })],
  });
}

function isoOf(inputs: BuildingInputs) {
  const { storyArea, stories, isoClass, occupancy, exposure, isShingled } = inputs;
  const F = Number(isoClass);
  // Fire-resistive with protected openings: a quarter of the two largest other floors.
  const [floors, k] = F === 0.6 ? [Math.min(stories, 3), 0.25] : [stories, 0.5];
  const area = storyArea * (1 + k * (floors - 1));
  const needed = neededFlow({
    construction: F,
    area,
    occupancy: Number(occupancy),
    exposure: exposure / 100,
    isSingleStory: stories === 1,
    hasShingleRoof: isShingled,
  });
  const steps: Step[] = [
    step("effectiveArea", { A_e: area, A: storyArea, n: floors, k }),
    step("constructionFactor", { C: needed.raw * GPM, F, A_e: area }),
    step("needed", {
      Q: needed.product * GPM,
      C: needed.construction * GPM,
      O: Number(occupancy),
      x: exposure,
      s: (isShingled ? 500 : 0) * GPM,
    }),
    {
      title: messages.fireFlow.steps.neededFlowRounded,
      text: messages.fireFlow.steps.roundingRule,
      result: messages.fireFlow.steps.flowForTime({
        flow: flowText(needed.flow * GPM),
        time: timeText(needed.hours * 3600),
      }),
    },
  ];
  return { needed, steps };
}

function ruralOf({
  storyArea: A,
  stories: n,
  storyHeight: H,
  roofHeight: R,
  hazardNumber,
  constructionNumber,
  isExposed,
}: BuildingInputs) {
  const volume = A * (n * H + R / 2);
  const [hazard, construction] = [Number(hazardNumber), Number(constructionNumber)];
  const supply = ruralSupply({ volume, hazard, construction, isExposed });
  const steps: Step[] = [
    step("buildingVolume", { V_b: volume, A, n, H, R }),
    step("ruralSupply", {
      V: supply,
      V_b: volume,
      h: hazard,
      c: construction,
      x: isExposed ? EXPOSURE_FACTOR : 1,
      V_m: minimumSupply(isExposed),
    }),
  ];
  return { supply, steps };
}

function fireFlowWarnings(inputs: BuildingInputs, academy: number): Warning[] {
  return [
    ...(academy > 1000 * GPM || inputs.involved > 50
      ? [note(messages.fireFlow.warnings.interiorAttackOnly)]
      : []),
    ...(inputs.protection !== "none" ? [note(messages.fireFlow.warnings.sprinklersCountedOtherwise)] : []),
    ...(inputs.use === "dwelling" && inputs.stories <= 2
      ? [note(messages.fireFlow.warnings.smallDwellings)]
      : []),
    ...(inputs.use === "dwelling" && inputs.stories > 3
      ? [warning(messages.fireFlow.warnings.tallDwelling, "use")]
      : []),
  ];
}

/** Names the method with the largest flow, and how far the others are from it. */
function methodFinding(flows: readonly number[]): Sentence {
  const { methods, chart } = messages.fireFlow;
  const [most, least] = [Math.max(...flows), Math.min(...flows)];
  return chart.range({
    least: flowText(least),
    leastMethod: methods[flows.indexOf(least)] ?? "",
    most: flowText(most),
    mostMethod: methods[flows.indexOf(most)] ?? "",
  });
}

const comparison = (code: number, iso: number, academy: number, iowa: number): Chart => ({
  id: "methods",
  title: messages.fireFlow.chart.title,
  ...concluded(code === iso && iso === academy ? undefined : methodFinding([code, iso, academy, iowa])),
  summary: messages.fireFlow.chart.summary,
  kind: "categories",
  categories: { label: messages.columns.method, names: messages.fireFlow.methods },
  y: { label: messages.fireFlow.chart.fireFlow, format: formats.waterFlow },
  series: [{ id: "flow", label: messages.fireFlow.chart.fireFlow, values: [code, iso, academy, iowa] }],
  bars: "beside",
});

const methodTable = (
  { involved }: BuildingInputs,
  { flow, duration }: Requirement,
  isoTime: number,
  iso: number,
  academy: number,
  iowa: number,
  rural: number,
): Table => ({
  id: "methods",
  title: messages.fireFlow.table.title,
  columns: [
    { id: "method", label: messages.columns.method, format: formats.text },
    { id: "flow", label: messages.columns.flow, format: formats.waterFlow },
    { id: "time", label: messages.columns.duration, format: formats.waterTime },
    { id: "volume", label: messages.columns.water, format: formats.tankVolume },
  ],
  rows: [
    [messages.fireFlow.table.code, flow, duration, flow * duration],
    [messages.fireFlow.table.iso, iso, isoTime, iso * isoTime],
    [messages.fireFlow.table.rural, null, null, rural],
    [messages.fireFlow.table.academy(involved), academy, null, null],
    [messages.fireFlow.table.iowa, iowa, null, null],
  ],
});
