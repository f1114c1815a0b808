import type { Example } from "../../kit/calculator/define.ts";

const hand = { kind: "independent", by: "by hand, in whole seconds" } as const;
const java = { kind: "independent", by: "java.time.ZonedDateTime (OpenJDK 17)" } as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "2:45:30 and 1 h 50 min",
    origin: hand,
    inputs: {},
    expect: {
      outputs: {
        total: 16_530,
        words: "4 h 35 min 30 s",
        decimal: 4.591666666667,
        minutes: 275.5,
        seconds: 16_530,
        average: 8265,
      },
    },
  },
  {
    id: "week",
    title: "A week of 43 hours at $21.37, 3 of them overtime",
    origin: { kind: "independent", by: "Python fractions: 40 × 21.37 + 3 × 1.5 × 21.37, each rounded" },
    inputs: { mode: "card", rate: "21.37" },
    expect: {
      outputs: {
        total: 154_800,
        decimal: 43,
        regular: 144_000,
        overtime: 10_800,
        regularPay: 854.8,
        overtimePay: 96.17,
        gross: 950.97,
      },
    },
  },
  {
    id: "gap",
    title: "2:30 in New York on March 8, 2026 does not exist",
    origin: java,
    inputs: {
      mode: "zone",
      day: "2026-03-08",
      time: "02:30",
      zone: "America/New_York",
      toZone: "Europe/Paris",
    },
    expect: {
      outputs: { there: "08:30 on Sunday, March 8, 2026", unixTime: 1_772_955_000 },
      warnings: ["does not exist", "moved forward to 03:30"],
    },
  },
];
