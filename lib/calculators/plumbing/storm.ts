import { failure } from "../../core/result/result.ts";
import type { Context, Warning } from "../../kit/calculator/computation.ts";
import { SLOPES } from "../../science/plumbing/gravity-drain.ts";
import { GPM } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import type { StormFile } from "./tables.ts";
import { flowText, sizeText } from "./texts.ts";

const WALL = 0.5;

export function stormAnswer(inputs: Inputs<"storm">, _: Context, { pipes }: StormFile): ModeResult<"storm"> {
  const { roof, wall, rain, leaders, slope } = inputs;
  const area = roof + WALL * wall;
  if (!(area > 0)) return failure("roof", messages.storm.roofMissing);
  const flow = area * rain;
  const each = flow / leaders;
  const sizeFor = (needed: number, capacity: (pipe: StormFile["pipes"][number]) => number) =>
    pipes.find((pipe) => capacity(pipe) * GPM >= needed * (1 - 1e-9))?.size;
  const leader = sizeFor(each, ({ vertical }) => vertical);
  const drain = sizeFor(flow, ({ horizontal }) => horizontal[slope]);
  const text = (size: number | undefined) => (size === undefined ? undefined : sizeText(size));
  const missing = (size: number | undefined, what: string, needed: number): Warning[] =>
    size === undefined
      ? [
          {
            text: messages.storm.beyondTable({ pipe: what, flow: flowText(needed) }),
          },
        ]
      : [];
  return {
    ok: true,
    value: {
      outputs: {
        stormFlow: flow,
        stormDrain: text(drain),
        leader: text(leader),
        leaderFlow: each,
      },
      steps: [
        step("roof", { A: area, A_r: roof, A_w: wall }),
        step("storm", { Q: flow, A: area, i: rain }),
        step("leader", { Q_l: each, Q: flow, N: leaders }),
        ...(leader === undefined
          ? []
          : [
              {
                title: messages.storm.leader.title,
                text: messages.storm.leader.text(flowText(each)),
                result: sizeText(leader),
              },
            ]),
        ...(drain === undefined
          ? []
          : [
              {
                title: messages.storm.drain.title,
                text: messages.storm.drain.text({ flow: flowText(flow), slope }),
                result: sizeText(drain),
              },
            ]),
      ],
      warnings: [
        ...missing(leader, messages.storm.eachLeader, each),
        ...missing(drain, messages.storm.drain.title, flow),
        ...(leaders === 1
          ? [
              {
                text: messages.storm.singleDrain,
                level: "note" as const,
                at: "leaders",
              },
            ]
          : []),
        {
          text: messages.storm.secondaryDrains,
          level: "note",
        },
      ],
      assumptions: [messages.storm.tables, messages.storm.gutters],
      get tables() {
        return [
          {
            id: "slopes",
            title: messages.storm.bySlope,
            columns: [
              { id: "slope", label: messages.columns.slope, format: formats.text },
              { id: "size", label: messages.columns.size, format: formats.text },
              { id: "capacity", label: messages.columns.capacity, format: formats.waterFlow },
            ],
            rows: SLOPES.map((each) => {
              const size = sizeFor(flow, ({ horizontal }) => horizontal[each]);
              const pipe = pipes.find((row) => row.size === size);
              return [
                each,
                text(size) ?? messages.drainage.noSize,
                pipe ? pipe.horizontal[each] * GPM : null,
              ];
            }),
          },
        ];
      },
    },
  };
}
