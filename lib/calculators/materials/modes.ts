import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { customFigures, fields } from "./fields.ts";
import { compared, expanded, listed, searchOutputs, weighed } from "./outputs.ts";

const { material } = fields;

export const modes = {
  properties: { label: "Properties", inputs: customFigures, outputs: listed },
  find: {
    label: "Find and chart",
    inputs: {
      ...customFigures,
      search: fields.search,
      kind: fields.kind,
      across: fields.across,
      upward: fields.upward,
      scales: fields.scales,
      index: fields.index,
      slide: fields.slide,
      columns: fields.columns,
      sort: fields.sort,
      order: fields.order,
      leastDensity: fields.leastDensity,
      mostDensity: fields.mostDensity,
      leastModulus: fields.leastModulus,
      mostModulus: fields.mostModulus,
      leastYield: fields.leastYield,
      mostYield: fields.mostYield,
      leastExpansion: fields.leastExpansion,
      mostExpansion: fields.mostExpansion,
      leastConductivity: fields.leastConductivity,
      mostConductivity: fields.mostConductivity,
      leastMelting: fields.leastMelting,
      mostMelting: fields.mostMelting,
    },
    outputs: searchOutputs,
  },
  compare: {
    label: "Compare",
    inputs: { ...customFigures, others: fields.others, properties: fields.properties },
    outputs: compared,
  },
  weight: {
    label: "Weight and cost",
    inputs: {
      density: fields.density,
      shape: fields.shape,
      diameter: fields.diameter,
      flats: fields.flats,
      width: fields.width,
      height: fields.height,
      thickness: fields.thickness,
      web: fields.web,
      ring: fields.ring,
      length: fields.length,
      amount: fields.amount,
      pieces: fields.pieces,
      price: fields.price,
    },
    outputs: weighed,
  },
  expansion: {
    label: "Thermal expansion",
    inputs: {
      span: fields.span,
      from: fields.from,
      to: fields.to,
      expansion: fields.expansion,
      modulus: fields.modulus,
    },
    outputs: expanded,
  },
} as const;

type Declared = ModesOf<typeof modes, { readonly material: typeof material }>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
