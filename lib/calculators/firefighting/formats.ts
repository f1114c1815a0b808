import type { ValueFormat } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import * as quantities from "./quantities.ts";

const digits = { significant: 4 };

/** Formats of the figures in outputs, tables and charts. */
export const formats = {
  flow: { ...formatOf(quantities.waterFlow), ...digits },
  pressure: { ...formatOf(quantities.waterPressure), ...digits },
  kFactor: { ...formatOf(quantities.kFactor), ...digits },
  density: { ...formatOf(quantities.density), ...digits },
  area: { ...formatOf(quantities.floorArea), ...digits },
  length: { ...formatOf(quantities.pipeLength), ...digits },
  bore: { ...formatOf(quantities.bore), ...digits },
  time: { ...formatOf(quantities.waterTime), ...digits },
  volume: { ...formatOf(quantities.tankVolume), ...digits },
  velocity: { ...formatOf(quantities.waterVelocity), significant: 3 },
  rate: { ...formatOf(quantities.frictionRate), ...digits },
  force: { ...formatOf(quantities.nozzleReaction), significant: 3 },
  power: { ...formatOf(quantities.pumpPower), ...digits },
  number: { kind: "number", significant: 4 },
  count: { kind: "count" },
  percent: { kind: "percent", decimals: 1 },
  text: { kind: "text" },
} as const satisfies Readonly<Record<string, ValueFormat>>;
