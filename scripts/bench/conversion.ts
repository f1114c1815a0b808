import { compiledConverter, findConverter } from "../../lib/catalog/converters.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { amountToNumber, convert } from "../../lib/units/convert.ts";
import { convertNumber, numberConverter } from "../../lib/units/convert-number.ts";
import * as R from "../../lib/units/rational.ts";
import {
  type Call,
  type Library,
  libraries,
  type Pair,
  pairs,
  swiftConverter,
} from "./conversion-libraries.ts";
import { median, printTable } from "./table.ts";

const ROUNDS = 41;
const ROUND_MILLISECONDS = 4;

type Contender = "SciCalc" | Library;
const contenders: readonly Contender[] = ["SciCalc", ...(Object.keys(libraries) as Library[])];

/** Realistic inputs. */
const EVERYDAY = [
  1, 2, 5, 10, 12.5, 0.1, 0.25, 1.1, 2.2, 3.7, 7, 16, 32, 37, 64, 72, 98.6, 100, 123.45, 180, 212, 250,
];
/** Inputs with all bits in use. */
const MEASURED = EVERYDAY.map((value) => value / 3 + Math.SQRT2);
/** Inputs of the table of errors: one to five digits, small and large. */
const TESTED = [
  ...EVERYDAY,
  0.001,
  0.07,
  0.3,
  0.7,
  1.005,
  4.35,
  9.95,
  19.99,
  33.3,
  55.5,
  299.792,
  1013.25,
  9999.9,
  1e5,
  1e6,
];

const converterOf = ({ ours: [slug] }: Pair): CompiledConverter => {
  const converter = findConverter(slug);
  if (!converter) throw new Error(`No converter ${slug}`);
  return compiledConverter(converter);
};

/** Returns a function that converts all values and returns their sum, so that no call is optimized away. */
const looped =
  (values: readonly number[], one: (value: number) => number): (() => number) =>
  () => {
    let sum = 0;
    for (const value of values) sum += one(value);
    return sum;
  };

interface Runner {
  name: string;
  run: () => number;
}

interface Speed {
  /** Conversions per second. */
  rate: number;
  /** Ratio of the first runner's speed to this one's. */
  ratio: number;
}

/** Measures the speed of each runner: medians over rounds with a random order. */
function measure(runners: readonly Runner[], callsPerRun: number): Map<string, Speed> {
  const repeats = new Map<string, number>();
  for (const { name, run } of runners) {
    const start = performance.now();
    let runs = 0;
    while (performance.now() - start < 20) {
      sink += run();
      runs += 1;
    }
    repeats.set(name, Math.max(1, Math.round((runs * ROUND_MILLISECONDS) / (performance.now() - start))));
  }
  const rates = new Map<string, number[]>(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < runners.length; turn += 1) {
      const { name, run } = runners[(round + turn) % runners.length] as Runner;
      const count = repeats.get(name) ?? 1;
      const start = performance.now();
      for (let i = 0; i < count; i += 1) sink += run();
      rates.get(name)?.push((count * callsPerRun * 1000) / (performance.now() - start));
    }
  }
  const [first = []] = rates.values();
  return new Map(
    [...rates].map(([name, values]) => [
      name,
      { rate: median(values), ratio: median(values.map((rate, round) => (first[round] ?? 0) / rate)) },
    ]),
  );
}
let sink = 0;

const millions = (speed: Speed | undefined): string => (speed ? (speed.rate / 1e6).toFixed(2) : "—");
const compared = (speed: Speed | undefined): string =>
  speed ? `${millions(speed)} (${speed.ratio.toFixed(1)}×)` : "—";

/** Prints the speeds of plain calls; returns how many times as fast we were as each library, pair by pair. */
function speedByName(values: readonly number[], title: string): Map<string, number[]> {
  const ratios = new Map<string, number[]>();
  const rows = pairs.map((pair) => {
    const converter = converterOf(pair);
    const [, from, to] = pair.ours;
    const runners: Runner[] = [
      { name: "SciCalc", run: looped(values, (value) => convertNumber(converter, value, from, to)) },
    ];
    for (const [name, [otherFrom, otherTo]] of Object.entries(pair.names)) {
      const call: Call = libraries[name as Library];
      runners.push({ name, run: looped(values, (value) => call(value, otherFrom, otherTo)) });
    }
    const speeds = measure(runners, values.length);
    for (const [name, { ratio }] of speeds) {
      if (name !== "SciCalc") ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
    }
    const others = contenders.slice(1).map((name) => compared(speeds.get(name)));
    return [pair.label, millions(speeds.get("SciCalc")), ...others];
  });
  const medians = contenders.slice(1).map((name) => `${median(ratios.get(name) ?? []).toFixed(1)}×`);
  printTable(title, ["pair", ...contenders], [...rows, ["median", "", ...medians]]);
  return ratios;
}

function speedBuiltOnce(): void {
  const rows = pairs.flatMap((pair) => {
    const names = pair.names["js-quantities"];
    if (!names) return [];
    const converter = converterOf(pair);
    const [, from, to] = pair.ours;
    const exact = (value: number): number => {
      const result = convert(converter, { value: R.fromNumber(value), from, to });
      return result.ok && typeof result.value !== "string" ? amountToNumber(result.value) : Number.NaN;
    };
    const speeds = measure(
      [
        { name: "own", run: looped(EVERYDAY, numberConverter(converter, from, to)) },
        { name: "swift", run: looped(EVERYDAY, swiftConverter(...names)) },
        { name: "exact", run: looped(EVERYDAY, exact) },
      ],
      EVERYDAY.length,
    );
    const cells = [millions(speeds.get("own")), compared(speeds.get("swift")), millions(speeds.get("exact"))];
    return [[pair.label, ...cells]];
  });
  printTable(
    "Millions of conversions per second, converter built once (js-quantities rounds up to three times), and our exact rationals",
    ["pair", "SciCalc", "js-quantities swiftConverter", "SciCalc exact"],
    rows,
  );
}

/** Returns the double nearest to the exact result, by integer arithmetic on decimal digits. */
function nearest({ slope, offset = ["0", "1"] }: Pair, value: number): number {
  const fraction = (text: string): [bigint, bigint] => {
    const [whole = "", decimals = ""] = text.split(".");
    return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  };
  const quotient = ([top, bottom]: readonly [string, string]): [bigint, bigint] => {
    const [a, b] = [fraction(top), fraction(bottom)];
    return [a[0] * b[1], a[1] * b[0]];
  };
  const [x, s, o] = [fraction(String(value)), quotient(slope), quotient(offset)];
  const n = x[0] * s[0] * o[1] + o[0] * x[1] * s[1];
  const d = x[1] * s[1] * o[1];
  const places = 60n;
  return Number(`${(n * 10n ** places) / d}e-${places}`);
}

function roundingErrors(): boolean {
  interface Tally {
    wrong: number;
    count: number;
    worst: number;
    example: string;
  }
  const tallies = new Map<string, Tally>();
  const take = (name: string, pair: Pair, value: number, result: number): void => {
    const tally = tallies.get(name) ?? { wrong: 0, count: 0, worst: 0, example: "" };
    tallies.set(name, tally);
    tally.count += 1;
    const expected = nearest(pair, value);
    if (result === expected) return;
    tally.wrong += 1;
    const error = Math.abs(result - expected) / Math.abs(expected || 1);
    if (error > tally.worst) {
      tally.worst = error;
      tally.example = `${value} ${pair.label}: ${result}, right: ${expected}`;
    }
  };
  for (const pair of pairs) {
    const converter = converterOf(pair);
    const [, from, to] = pair.ours;
    for (const value of TESTED) {
      const exact = convert(converter, { value: R.fromNumber(value), from, to });
      take(
        "SciCalc exact",
        pair,
        value,
        exact.ok && typeof exact.value !== "string" ? amountToNumber(exact.value) : Number.NaN,
      );
      take("SciCalc", pair, value, convertNumber(converter, value, from, to));
      for (const [name, names] of Object.entries(pair.names)) {
        take(name, pair, value, libraries[name as Library](value, ...names));
      }
    }
  }
  printTable(
    "Results that are not the correctly rounded double of the exact value",
    ["library", "wrong", "of", "share", "largest relative error", "where"],
    [...tallies].map(([name, { wrong, count, worst, example }]) => [
      name,
      String(wrong),
      String(count),
      `${((100 * wrong) / count).toFixed(1)} %`,
      wrong === 0 ? "0" : worst.toExponential(1),
      example,
    ]),
  );
  return tallies.get("SciCalc")?.wrong === 0 && tallies.get("SciCalc exact")?.wrong === 0;
}

/**
 * Compares our conversion core with four libraries. Passes if it is never wrong and faster than each: in
 * every pair for entered values, in the median of the pairs for values with all digits (whose exact ties need
 * integer arithmetic).
 */
export async function run(): Promise<boolean> {
  const right = roundingErrors();
  const head = "Millions of conversions per second, number and unit names in, number out";
  const everydaySpeeds = speedByName(EVERYDAY, `${head}: values as typed`);
  const measured = speedByName(MEASURED, `${head}: values with all 17 digits`);
  speedBuiltOnce();
  if (!Number.isFinite(sink)) throw new Error("A conversion gave no number");
  const faster =
    [...everydaySpeeds.values()].every((ratios) => Math.min(...ratios) > 1) &&
    [...measured.values()].every((ratios) => median(ratios) > 1);
  return right && faster;
}
