import { type Context, failure, type Warning } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { SLOPES } from "../../science/plumbing/gravity-drain.ts";
import { GPM } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";
import type { StormFile } from "./tables.ts";
import { flowText, sizeText } from "./texts.ts";

/** Share of the area of walls that counts if they drain onto a roof: IPC 1106.4. */
const WALL = 0.5;

/** Rain on a roof, and the leaders and drains that carry it away. */
export function stormAnswer(inputs: Inputs<"storm">, _: Context, { pipes }: StormFile): ModeResult<"storm"> {
  const { roof, wall, rain, leaders, slope } = inputs;
  const area = roof + WALL * wall;
  if (!(area > 0)) return failure("roof", "Enter the roof area.");
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
            text: sentence`${what}: ${flowText(needed)} exceeds the largest pipe in Table 1106.2. No size is given.`,
          },
        ]
      : [];
  return {
    ok: true,
    answer: {
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
                title: "Each roof drain and leader",
                text: sentence`The smallest vertical pipe of IPC Table 1106.2 that carries ${flowText(each)}.`,
                result: sizeText(leader),
              },
            ]),
        ...(drain === undefined
          ? []
          : [
              {
                title: "Building storm drain",
                text: sentence`The smallest pipe of IPC Table 1106.2 that carries ${flowText(flow)} at ${slope} in. per foot.`,
                result: sizeText(drain),
              },
            ]),
      ],
      warnings: [
        ...missing(leader, "Each leader", each),
        ...missing(drain, "Building storm drain", flow),
        ...(leaders === 1
          ? [
              {
                text: "A single drain can clog: provide at least two per roof.",
                level: "note" as const,
                at: "leaders",
              },
            ]
          : []),
        {
          text: "Where a parapet can trap water, IPC 1108 requires independent secondary drains or scuppers sized for the same rainfall with the primary drains blocked. Also check each drain’s rated flow at its water depth.",
          level: "note",
        },
      ],
      assumptions: [
        "Sizes are from IPC 2021, Table 1106.2. The UPC has its own tables (1103.1 and 1103.2), which are not part of this calculator.",
        "The building storm drain carries all roof drains. Gutters are not sized.",
      ],
      get tables() {
        return [
          {
            id: "slopes",
            title: "Building storm drain by slope",
            columns: [
              { id: "slope", label: "Slope, in. per ft", format: formats.text },
              { id: "size", label: "Size", format: formats.text },
              { id: "capacity", label: "Capacity", format: formats.flow },
            ],
            rows: SLOPES.map((each) => {
              const size = sizeFor(flow, ({ horizontal }) => horizontal[each]);
              const pipe = pipes.find((row) => row.size === size);
              return [each, text(size) ?? "none", pipe ? pipe.horizontal[each] * GPM : null];
            }),
          },
        ];
      },
    },
  };
}
