/** Properties of a new calculator. */
export interface NewCalculator {
  id: string;
  label: string;
  /** Slug. */
  category: string;
}

export const templateFiles = (calculator: NewCalculator): Readonly<Record<string, string>> => ({
  "calculator.ts": declaration(calculator),
  "compute.ts": COMPUTE,
  "examples.ts": EXAMPLES,
  "tests/cases.json": CASES,
});

const declaration = ({
  id,
  label,
  category,
}: NewCalculator): string => `import { input } from "../../kit/fields/input.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { quantity } from "../../kit/quantities/quantity.ts";
import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";

const length = quantity("length", { si: ["meter"], us: ["foot"], min: "1 mm", max: "1 km" });
const volume = quantity("volume", { si: ["cubic-meter"], us: ["cubic-foot"], min: "1 mm3", max: "1 km3" });

const V = { meaning: "volume", format: formatOf(volume) };
const d = { meaning: "inside diameter", format: formatOf(length) };
const h = { meaning: "height", format: formatOf(length) };
const source = "ISO 80000-2";

export default defineModes({
  id: "${id}",
  label: "${label}",
  category: "${category}",
  heading: "${label} Calculator",
  summary: "The volume of an upright cylinder, or the height that a volume needs.",
  seo: {
    title: "${label} Calculator",
    description: "The volume of a cylinder or the height of its liquid, step by step, with its source and worked examples.",
  },
  keywords: ["cylinder"],
  guide: [
    { title: "Method", text: "The volume is the area of the circle times the height." },
    { title: "Units", text: "Each field takes its own unit, and several terms, such as 5 ft 11 in." },
    { title: "Rounding", text: "Results are shown to six significant digits and computed to fifteen." },
    { title: "Limits", text: "Lengths from 1 mm to 1 km." },
  ],
  question: "What do you want to find?",
  shared: { diameter: input(length, { label: "Inside diameter", default: "1 m" }) },
  modes: {
    volume: {
      label: "Volume",
      inputs: { height: input(length, { label: "Height", default: "2 m" }) },
      outputs: { volume: { label: "Volume", format: formatOf(volume), primary: true } },
    },
    height: {
      label: "Height",
      inputs: { volume: input(volume, { label: "Volume", default: "1 m3" }) },
      outputs: { height: { label: "Height", format: formatOf(length), primary: true } },
    },
  },
  quantities: { length, volume },
  formulas: {
    volume: formula("V = pi / 4 * d^2 * h", { V, d, h }, { title: "Volume", source }),
    height: formula("h = 4 * V / (pi * d^2)", { h, V, d }, { title: "Height", source }),
  },
  assumptions: ["The cylinder stands upright."],
  sources: [cite("ISO 80000-2", "Powers")],
  seal: "rounded",
  examples,
  related: [],
});
`;

const COMPUTE = `import { stepsOf } from "../../kit/formulas/step.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";

const step = stepsOf<typeof calculator>();

/** Meters and cubic meters. Source: ISO 80000-2. */
export const { compute } = byMode<typeof calculator>("mode", {
  volume: ({ diameter: d, height: h }) => {
    const volume = (Math.PI / 4) * d ** 2 * h;
    return {
      ok: true,
      value: { outputs: { volume }, steps: [step("volume", { V: volume, d, h })], warnings: [] },
    };
  },
  height: ({ diameter: d, volume: V }) => {
    const height = (4 * V) / (Math.PI * d ** 2);
    return {
      ok: true,
      value: { outputs: { height }, steps: [step("height", { h: height, V, d })], warnings: [] },
    };
  },
});
`;

const EXAMPLES = `import type { Example } from "../../kit/calculator/define.ts";

const origin = { kind: "independent", by: "multiples of pi, in the head" } as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "1 m wide and 2 m high",
    origin,
    inputs: {},
    expect: { outputs: { volume: Math.PI / 2 } },
  },
  {
    id: "wide",
    title: "2 m wide and 3 m high",
    origin,
    inputs: { diameter: 2, height: 3 },
    expect: { outputs: { volume: 3 * Math.PI } },
  },
  {
    id: "height",
    title: "The height of 1 m³",
    origin,
    inputs: { mode: "height" },
    expect: { outputs: { height: 4 / Math.PI } },
  },
];
`;

const CASES = `{
  "origins": {
    "byHand": { "kind": "independent", "by": "multiples of pi, in the head" }
  },
  "cases": [
    { "id": "feet", "title": "In feet", "origin": "byHand", "inputs": { "diameter": { "value": 2, "unit": "foot" }, "height": { "value": 1, "unit": "foot" } }, "expect": { "outputs": { "volume": 0.08895999722625639 } } },
    { "id": "text", "title": "With units in the text", "origin": "byHand", "inputs": { "diameter": "200 cm", "height": "1,000 mm" }, "expect": { "outputs": { "volume": 3.141592653589793 } } },
    { "id": "narrow", "title": "The height in twice the diameter", "origin": "byHand", "inputs": { "mode": "height", "diameter": 2 }, "expect": { "outputs": { "height": 0.3183098861837907 } } },
    { "id": "nothing", "title": "No height", "origin": "byHand", "inputs": { "height": 0 }, "expect": { "errors": ["height"] } },
    { "id": "no-number", "title": "No number", "origin": "byHand", "inputs": { "diameter": "wide" }, "expect": { "errors": ["diameter"] } }
  ]
}
`;
