import type { Chart, Problem, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { fogReaction, HOSE_COLUMN, hoseLoss, tipFlow, tipReaction } from "../../science/fire/hose.ts";
import { GPM, POUND_FORCE, PSI } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { failures, isProblem, LISTED, note, pressureText, warning } from "./texts.ts";

type HoseInputs = Inputs<"hose">;

interface Hose {
  label: string;
  coefficient: number;
  length: number;
  /** Flow of one line. */
  flow: number;
  parallel: number;
  loss: number;
}

/** Pump discharge pressure of a hose lay. */
export function hoseAnswer(inputs: HoseInputs): ModeResult<"hose"> {
  const { nozzle, nozzlePressure, tip, appliance, nozzleHeight } = inputs;
  const isSmooth = nozzle === "smooth";
  const flow = isSmooth ? tipFlow(tip, nozzlePressure) : inputs.fogFlow;
  const hoses = inputs.hoses.map((row, index) => hoseOf(row, index, flow));
  const errors = hoses.flatMap((each) => (isProblem(each) ? [each] : []));
  if (errors.length > 0) return failures(...errors);
  const sound = hoses.flatMap((each) => (isProblem(each) ? [] : [each]));
  const friction = sound.reduce((sum, { loss }) => sum + loss, 0);
  const height = HOSE_COLUMN * nozzleHeight;
  const discharge = nozzlePressure + friction + appliance + height;
  if (discharge <= 0)
    return failures({
      field: "nozzleHeight",
      message: "This far below the pump, the nozzle needs no pump pressure.",
    });
  const reaction = isSmooth ? tipReaction(tip, nozzlePressure) : fogReaction(flow, nozzlePressure);
  const feeds = Math.max(...inputs.hoses.map((row) => row.feeds));
  return {
    ok: true,
    answer: {
      outputs: {
        pumpDischarge: discharge,
        nozzleFlow: flow,
        pumpFlow: flow * feeds,
        hoseLoss: friction,
        heightPressure: height,
        reaction,
      },
      steps: [
        ...(isSmooth ? [step("tip", { Q: flow, d: tip, NP: nozzlePressure })] : []),
        ...hoseSteps(sound),
        ...(nozzleHeight === 0 ? [] : [step("height", { EL: height, h: nozzleHeight })]),
        step("discharge", {
          PDP: discharge,
          NP: nozzlePressure,
          FL: sound.map(({ loss }) => loss),
          AL: appliance,
          EL: height,
        }),
        isSmooth
          ? step("tipReaction", { NR: reaction, d: tip, NP: nozzlePressure })
          : step("fogReaction", { NR: reaction, Q: flow, NP: nozzlePressure }),
      ],
      warnings: hoseWarnings(inputs, flow * feeds, discharge, reaction),
      assumptions: [
        "Hose coefficients are the fire service’s traditional ones. Modern hose often loses less, older hose about 10% more: use your own test results if you have them.",
        LISTED,
      ],
      charts: [partsChart(nozzlePressure, sound, appliance, height)],
      tables: [hoseTable(sound)],
    },
  };
}

function hoseOf(row: HoseInputs["hoses"][number], index: number, nozzle: number): Hose | Problem {
  const coefficient = row.hose?.figures?.coefficient ?? row.coefficient;
  if (coefficient === undefined)
    return { field: `hoses.${index}.coefficient`, message: "Enter the friction coefficient of the hose." };
  const flow = (nozzle * row.feeds) / row.parallel;
  return {
    label: row.hose?.label ?? "Custom coefficient",
    coefficient,
    length: row.length,
    flow,
    parallel: row.parallel,
    loss: hoseLoss(coefficient, flow, row.length),
  };
}

const hoseSteps = (hoses: readonly Hose[]): Step[] =>
  hoses.map(({ label, coefficient: c, length: L, flow: Q, loss: FL }, index) =>
    step(
      "hoseLoss",
      { FL, c, Q, L },
      hoses.length > 1 ? `Friction loss in hose ${index + 1}, ${label}` : "Hose friction loss",
    ),
  );

/** Service test pressures of hose, and a nozzle reaction that one firefighter cannot hold for long. */
const [ATTACK_PRESSURE, SUPPLY_PRESSURE] = [250 * PSI, 185 * PSI];
const HARD_TO_HOLD = 75 * POUND_FORCE;

function hoseWarnings(inputs: HoseInputs, flow: number, discharge: number, reaction: number): Warning[] {
  const isSplit = inputs.hoses.some(({ feeds }) => feeds > 1);
  return [
    ...(discharge > ATTACK_PRESSURE
      ? [
          warning(
            sentence`The pump would run at ${pressureText(discharge)}. Attack hose is rated for up to ${pressureText(ATTACK_PRESSURE)} and supply hose for ${pressureText(SUPPLY_PRESSURE)}: use larger hose or relay pumping.`,
          ),
        ]
      : []),
    ...(isSplit && flow > 350 * GPM && inputs.appliance < 10 * PSI
      ? [
          note(
            sentence`Above ${{ value: 350 * GPM, format: formats.flow }} a wye or siamese loses about ${pressureText(10 * PSI)}.`,
            "appliance",
          ),
        ]
      : []),
    ...(reaction > HARD_TO_HOLD
      ? [
          note(
            sentence`The nozzle reaction is ${{ value: reaction, format: formats.force }}: more than one firefighter can hold for long.`,
          ),
        ]
      : []),
  ];
}

/** Names the share of the pump’s pressure that the hoses take; undefined if that is none or all of it. */
function pressureFinding(nozzle: number, hoses: readonly Hose[], appliance: number, height: number) {
  const friction = hoses.reduce((sum, { loss }) => sum + loss, 0);
  const share = height < 0 ? undefined : shareOf(friction, nozzle + friction + appliance + height);
  return share && sentence`Hose friction takes ${share} of the pressure`;
}

const partsChart = (nozzle: number, hoses: readonly Hose[], appliance: number, height: number): Chart => ({
  id: "pressure",
  title: "Where the pump pressure goes",
  ...concluded(pressureFinding(nozzle, hoses, appliance, height)),
  summary: "Nozzle, friction in each hose, appliances and elevation add up to the pump discharge pressure.",
  kind: "categories",
  categories: {
    label: "Part",
    names: ["Nozzle", ...hoses.map(({ label }) => label), "Appliances", "Elevation"],
  },
  y: { label: "Pressure", format: formats.pressure },
  series: [
    {
      id: "pressure",
      label: "Pressure",
      values: [nozzle, ...hoses.map(({ loss }) => loss), appliance, height],
    },
  ],
  bars: "beside",
});

const hoseTable = (hoses: readonly Hose[]): Table => ({
  id: "hoses",
  title: "Hoses",
  columns: [
    { id: "hose", label: "Hose", format: formats.text },
    { id: "coefficient", label: "Coefficient", format: formats.number },
    { id: "length", label: "Length", format: formats.length },
    { id: "lines", label: "Lines", format: formats.count },
    { id: "flow", label: "Flow, each", format: formats.flow },
    { id: "loss", label: "Friction", format: formats.pressure },
  ],
  rows: hoses.map(({ label, coefficient, length, parallel, flow, loss }) => [
    label,
    coefficient,
    length,
    parallel,
    flow,
    loss,
  ]),
});
