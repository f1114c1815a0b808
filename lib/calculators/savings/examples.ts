import type { Example } from "../../kit/calculator/define.ts";

const stepwise = {
  kind: "independent",
  by: "Period by period in Python with mpmath at 40 digits",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "1,000 and 100 a month at 4% over 10 years",
    origin: stepwise,
    inputs: {},
    expect: {
      outputs: {
        finalBalance: 16_215.81,
        deposits: 12_000,
        interest: 3215.81,
        apy: 4.074154292,
        doubling: 17.3575446281,
      },
    },
  },
  {
    id: "deposit-for-a-goal",
    title: "30,000 in 6 years from 2,000 at 3.9%",
    origin: { kind: "independent", by: "The annuity formula in Python with mpmath at 40 digits" },
    inputs: { mode: "deposit", goal: 30_000, initial: 2000, rate: 3.9, time: 6 },
    expect: { outputs: { depositNeeded: 339.29, finalBalance: 30_000 } },
  },
  {
    id: "time-to-a-goal",
    title: "How long 1,000 and 100 a month take to reach 20,000",
    origin: stepwise,
    inputs: { mode: "time" },
    expect: { outputs: { timeNeeded: "12 years", goalDay: "2038-01-15", finalBalance: 20_058.33 } },
  },
];
