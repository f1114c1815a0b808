import type { Example, Origin } from "../../kit/calculator/define.ts";

const exact: Origin = { kind: "independent", by: "Python 3’s fractions.Fraction" };

export const examples: readonly Example[] = [
  {
    id: "sum",
    title: "1/2 + 1/3",
    origin: exact,
    inputs: {},
    expect: { outputs: { fraction: "5/6", decimal: "0.8(3)", percentage: 250 / 3 } },
  },
  {
    id: "expression",
    title: "1/2 + 1/3 × 2 1/4: multiplication first",
    origin: exact,
    inputs: { mode: "expression" },
    expect: { outputs: { fraction: "5/4", mixed: "1 1/4", decimal: "1.25", percentage: 125 } },
  },
  {
    id: "from-repeating",
    title: "0.1(6) as a fraction",
    origin: exact,
    inputs: { mode: "fromDecimal" },
    expect: { outputs: { fraction: "1/6", decimal: "0.1(6)" } },
  },
];
