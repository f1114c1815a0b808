import type { Example, Origin } from "../../kit/calculator/define.ts";

const decimal: Origin = { kind: "independent", by: "Python 3’s decimal module with 30 digits" };
export const examples: readonly Example[] = [
  {
    id: "part",
    title: "15% of 80",
    origin: { kind: "independent", by: "mental arithmetic" },
    inputs: {},
    expect: { outputs: { part: 12, remainder: 68 } },
  },
  {
    id: "change",
    title: "From 80 to 92, and back",
    origin: decimal,
    inputs: { mode: "change" },
    expect: { outputs: { change: 15, amount: 12, factor: 1.15, undo: -13.04347826086957 } },
  },
  {
    id: "tip",
    title: "An 18% tip on $84.50, shared by three",
    origin: decimal,
    inputs: { mode: "tip" },
    expect: {
      outputs: { tip: 15.21, total: 99.71, perPerson: 33.23, payMore: 2 },
      warnings: ["2 people pay $33.24 and 1 pays $33.23"],
    },
  },
];
