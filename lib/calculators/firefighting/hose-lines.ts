import { allValues, failure, type Result, success } from "../../core/result/result.ts";
import type { Chart, Step, Table, Warning } from "../../kit/calculator/computation.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import { fogReaction, HOSE_COLUMN, hoseLoss, tipFlow, tipReaction } from "../../science/fire/hose.ts";
import { GPM, POUND_FORCE, PSI } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import { note, pressureText, warning } from "./texts.ts";

type HoseInputs = Inputs<"hose">;

interface Hose {
  label: string;
  coefficient: number;
  length: number;
  flow: number;
  parallel: number;
  loss: number;
}

export function hoseAnswer(inputs: HoseInputs): ModeResult<"hose"> {
  const { nozzle, nozzlePressure, tip, appliance, nozzleHeight } = inputs;
  const isSmooth = nozzle === "smooth";
  const flow = isSmooth ? tipFlow(tip, nozzlePressure) : inputs.fogFlow;
  const hosesResult = allValues(inputs.hoses.map((row, index) => hoseOf(row, index, flow)));
  if (!hosesResult.ok) return hosesResult;
  const hoses = hosesResult.value;
  const friction = hoses.reduce((sum, { loss }) => sum + loss, 0);
  const height = HOSE_COLUMN * nozzleHeight;
  const discharge = nozzlePressure + friction + appliance + height;
  if (discharge <= 0) return failure("nozzleHeight", messages.hose.noPumpPressureNeeded);
  const reaction = isSmooth ? tipReaction(tip, nozzlePressure) : fogReaction(flow, nozzlePressure);
  const feeds = Math.max(...inputs.hoses.map((row) => row.feeds));
  return {
    ok: true,
    value: {
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
        ...hoseSteps(hoses),
        ...(nozzleHeight === 0 ? [] : [step("height", { EL: height, h: nozzleHeight })]),
        step("discharge", {
          PDP: discharge,
          NP: nozzlePressure,
          FL: hoses.map(({ loss }) => loss),
          AL: appliance,
          EL: height,
        }),
        isSmooth
          ? step("tipReaction", { NR: reaction, d: tip, NP: nozzlePressure })
          : step("fogReaction", { NR: reaction, Q: flow, NP: nozzlePressure }),
      ],
      warnings: hoseWarnings(inputs, flow * feeds, discharge, reaction),
      assumptions: [messages.hose.coefficientsTraditional, messages.notListed],
      charts: [partsChart(nozzlePressure, hoses, appliance, height)],
      tables: [hoseTable(hoses)],
    },
  };
}

function hoseOf(row: HoseInputs["hoses"][number], index: number, nozzle: number): Result<Hose> {
  const coefficient = row.hose?.figures?.coefficient ?? row.coefficient;
  if (coefficient === undefined)
    return failure(`hoses.${index}.coefficient`, messages.hose.coefficientMissing);
  const flow = (nozzle * row.feeds) / row.parallel;
  return success({
    label: row.hose?.label ?? messages.hose.customCoefficient,
    coefficient,
    length: row.length,
    flow,
    parallel: row.parallel,
    loss: hoseLoss(coefficient, flow, row.length),
  });
}

const hoseSteps = (hoses: readonly Hose[]): Step[] =>
  hoses.map(({ label, coefficient: c, length: L, flow: Q, loss: FL }, index) =>
    step(
      "hoseLoss",
      { FL, c, Q, L },
      hoses.length > 1
        ? messages.hose.frictionLossIn({ number: index + 1, hose: label })
        : messages.hose.frictionLoss,
    ),
  );

/** Service test pressures of hose, and the nozzle reaction that one firefighter cannot hold for long. */
const [ATTACK_PRESSURE, SUPPLY_PRESSURE] = [250 * PSI, 185 * PSI];
const HARD_TO_HOLD = 75 * POUND_FORCE;

function hoseWarnings(inputs: HoseInputs, flow: number, discharge: number, reaction: number): Warning[] {
  const isSplit = inputs.hoses.some(({ feeds }) => feeds > 1);
  return [
    ...(discharge > ATTACK_PRESSURE
      ? [
          warning(
            messages.hose.pumpPressureTooHigh({
              pressure: pressureText(discharge),
              attackLimit: pressureText(ATTACK_PRESSURE),
              supplyLimit: pressureText(SUPPLY_PRESSURE),
            }),
          ),
        ]
      : []),
    ...(isSplit && flow > 350 * GPM && inputs.appliance < 10 * PSI
      ? [
          note(
            messages.hose.wyeLoss({
              flow: { value: 350 * GPM, format: formats.waterFlow },
              loss: pressureText(10 * PSI),
            }),
            "appliance",
          ),
        ]
      : []),
    ...(reaction > HARD_TO_HOLD
      ? [note(messages.hose.reactionTooHigh({ value: reaction, format: formats.nozzleReaction }))]
      : []),
  ];
}

function pressureFinding(nozzle: number, hoses: readonly Hose[], appliance: number, height: number) {
  const friction = hoses.reduce((sum, { loss }) => sum + loss, 0);
  const share = height < 0 ? undefined : shareOf(friction, nozzle + friction + appliance + height);
  return share && messages.hose.frictionShare(share);
}

const partsChart = (nozzle: number, hoses: readonly Hose[], appliance: number, height: number): Chart => ({
  id: "pressure",
  title: messages.hose.pumpPressureParts.title,
  ...concluded(pressureFinding(nozzle, hoses, appliance, height)),
  summary: messages.hose.pumpPressureParts.summary,
  kind: "categories",
  categories: {
    label: messages.hose.pumpPressureParts.part,
    names: [
      messages.hose.pumpPressureParts.nozzle,
      ...hoses.map(({ label }) => label),
      messages.hose.pumpPressureParts.appliances,
      messages.hose.pumpPressureParts.elevation,
    ],
  },
  y: { label: messages.columns.pressure, format: formats.waterPressure },
  series: [
    {
      id: "pressure",
      label: messages.columns.pressure,
      values: [nozzle, ...hoses.map(({ loss }) => loss), appliance, height],
    },
  ],
  bars: "beside",
});

const hoseTable = (hoses: readonly Hose[]): Table => ({
  id: "hoses",
  title: messages.hose.hoses,
  columns: [
    { id: "hose", label: messages.columns.hose, format: formats.text },
    { id: "coefficient", label: messages.columns.coefficient, format: formats.number },
    { id: "length", label: messages.columns.length, format: formats.pipeLength },
    { id: "lines", label: messages.columns.lines, format: formats.count },
    { id: "flow", label: messages.columns.flowEach, format: formats.waterFlow },
    { id: "loss", label: messages.columns.friction, format: formats.waterPressure },
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
