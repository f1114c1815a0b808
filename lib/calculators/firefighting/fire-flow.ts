import type { Chart, Problem, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import type { Context } from "../../kit/fields/context.ts";
import { type Sentence, sentence } from "../../kit/fields/sentence.ts";
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
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { areaText, failures, flowText, isProblem, LISTED, note, timeText, warning } from "./texts.ts";

type BuildingInputs = Inputs<"fireFlow">;

const QUOTED =
  "The reduction for sprinklers (tables B105.1(1) and B105.2) is taken from secondary sources and was not compared with the printed code: check it against the adopted edition.";

const RURAL =
  "The classification numbers of NFPA 1142 are quoted from secondary sources and were not compared with the printed standard; the number of a building is set by a survey, and the most hazardous occupancy counts for all of it.";

const GROUPS = ["I", "II-III", "IV-V", "IIB-IIIB", "VB"] as const;
/** Area, fire flow and duration for dwellings that need no table, with and without sprinklers. */
const DWELLING = { area: 3600 * SQUARE_FOOT, flow: 1000 * GPM, time: 3600 };

/** Computes the fire flow of a building by the code’s table, ISO’s guide and the fireground formulas. */
export function fireFlowAnswer(
  inputs: BuildingInputs,
  _context: Context,
  rows: readonly FlowRow[],
): ModeResult<"fireFlow"> {
  const code = codeFlow(inputs, rows);
  if (isProblem(code)) return failures(code);
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
    answer: {
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
        "International Fire Code, 2021 edition, Appendix B: it applies only where adopted, and many jurisdictions have amended it (California requires more with sprinklers).",
        "All floors have the same area. The fire-flow calculation area is the total of all floors; for types IA and IB, of three.",
        "Fire flow is measured at 20 psi (1.4 bar) residual pressure in the mains.",
        RURAL,
        ...(inputs.protection === "none" ? [] : [QUOTED]),
        LISTED,
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

/** Appendix B of the International Fire Code. */
function codeFlow(inputs: BuildingInputs, rows: readonly FlowRow[]): CodeFlow | Problem {
  const { use, construction, protection, storyArea, stories } = inputs;
  const area = storyArea * (construction === "I" ? Math.min(stories, 3) : stories);
  const isDwelling = use === "dwelling";
  if (isDwelling && area <= DWELLING.area * (1 + 1e-9)) {
    const share = protection === "none" ? 1 : 0.5;
    const requirement = { flow: DWELLING.flow * share, duration: DWELLING.time * share };
    return {
      requirement,
      steps: [
        {
          title: "Required fire flow",
          text: sentence`Table B105.1(1): a dwelling of up to ${areaText(DWELLING.area)} ${protection === "none" ? "without" : "with"} sprinklers.`,
          result: sentence`${flowText(requirement.flow)} for ${timeText(requirement.duration)}`,
        },
      ],
    };
  }
  const tabulated = tableFlow(rows, GROUPS.indexOf(construction), area);
  if (!tabulated) return { field: "storyArea", message: "The table ends below this area." };
  const table: Step = {
    title: "Fire flow from the table",
    text: sentence`Table B105.1(2), type ${NAMES[construction]}: ${areaText(area)} ${construction === "I" && stories > 3 ? "on three floors" : "on all floors"}.`,
    result: sentence`${flowText(tabulated.flow)} for ${timeText(tabulated.duration)}`,
  };
  if (protection === "none") return { requirement: tabulated, steps: [table] };
  if (!isDwelling && protection === "13D")
    return { field: "protection", message: "NFPA 13D is for one- and two-family dwellings and townhouses." };
  const [share, least] = isDwelling ? [0.5, 0] : [0.25, (protection === "13" ? 1000 : 1500) * GPM];
  const flow = Math.max(share * tabulated.flow, least);
  const duration = isDwelling ? 3600 : tableDuration(rows, flow);
  return {
    requirement: { flow, duration },
    steps: [table, step("reduced", { Q: flow, k: share, Q_0: tabulated.flow, Q_m: least })],
  };
}

const NAMES: Readonly<Record<BuildingInputs["construction"], string>> = {
  I: "IA or IB",
  "II-III": "IIA or IIIA",
  "IV-V": "IV or VA",
  "IIB-IIIB": "IIB or IIIB",
  VB: "VB",
};

/** Computes ISO’s needed fire flow and its steps. */
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
      title: "ISO’s needed fire flow, rounded",
      text: "To the nearest 250 gpm below 2,500 gpm and to 500 above, at least 500 and at most 12,000.",
      result: sentence`${flowText(needed.flow * GPM)} for ${timeText(needed.hours * 3600)}`,
    },
  ];
  return { needed, steps };
}

/** Computes the water supply of a building without hydrants, with the steps. */
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
      ? [
          note(
            "The National Fire Academy’s formula is for an interior attack: up to half of the building involved and up to 1,000 gpm (3,800 L/min). Beyond that it is only a comparison.",
          ),
        ]
      : []),
    ...(inputs.protection !== "none"
      ? [
          note(
            "Where ISO recognizes the sprinkler system, it uses the sprinkler demand instead of this figure; the fireground formulas do not account for sprinklers. The authority may waive the supply of NFPA 1142 for a building with complete NFPA 13, 13R or 13D sprinklers.",
          ),
        ]
      : []),
    ...(inputs.use === "dwelling" && inputs.stories <= 2
      ? [
          note(
            "ISO has a separate table for dwellings of up to two stories, by the distance between buildings.",
          ),
        ]
      : []),
    ...(inputs.use === "dwelling" && inputs.stories > 3
      ? [
          warning(
            "One- and two-family dwellings and townhouses have at most three stories; for taller buildings, choose the other type.",
            "use",
          ),
        ]
      : []),
  ];
}

const METHODS = ["IFC appendix B", "ISO", "National Fire Academy", "Iowa State"];

/** The method that asks for most, and how far the others are from it. */
function methodFinding(flows: readonly number[]): Sentence {
  const [most, least] = [Math.max(...flows), Math.min(...flows)];
  return sentence`From ${flowText(least)} (${METHODS[flows.indexOf(least)] ?? ""}) to ${flowText(most)} (${METHODS[flows.indexOf(most)] ?? ""})`;
}

const comparison = (code: number, iso: number, academy: number, iowa: number): Chart => ({
  id: "methods",
  title: "Fire flow by method",
  ...concluded(code === iso && iso === academy ? undefined : methodFinding([code, iso, academy, iowa])),
  summary:
    "The same building by the code’s table, ISO’s guide and two fireground formulas, which answer different questions.",
  kind: "categories",
  categories: { label: "Method", names: METHODS },
  y: { label: "Fire flow", format: formats.flow },
  series: [{ id: "flow", label: "Fire flow", values: [code, iso, academy, iowa] }],
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
  title: "Methods",
  columns: [
    { id: "method", label: "Method", format: formats.text },
    { id: "flow", label: "Flow", format: formats.flow },
    { id: "time", label: "Duration", format: formats.time },
    { id: "volume", label: "Water", format: formats.volume },
  ],
  rows: [
    ["IFC appendix B, planning", flow, duration, flow * duration],
    ["ISO, insurance rating", iso, isoTime, iso * isoTime],
    ["NFPA 1142, rural water supply", null, null, rural],
    [`National Fire Academy, ${involved}% burning`, academy, null, null],
    ["Iowa State, one floor burning", iowa, null, null],
  ],
});
