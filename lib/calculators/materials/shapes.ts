import type { FormulaStep } from "../../kit/formulas/step.ts";
import type { messages } from "./messages.ts";
import { step } from "./step.ts";

export const dimensions = {
  diameter: "Diameter",
  flats: "Width across flats",
  width: "Width",
  height: "Height",
  thickness: "Thickness",
  web: "Web thickness",
  ring: "Centerline diameter",
  length: "Length",
  amount: "Volume",
} as const;

export type Dimension = keyof typeof dimensions;
export type Sizes = Readonly<Record<Dimension, number>>;

/** Key of the message: the form imports the shapes, but not the messages. */
type ShapeProblem = keyof typeof messages.errors.shapes;

/** A cross section with its length, or a body. */
interface Shape {
  label: string;
  aliases: readonly string[];
  needs: readonly Dimension[];
  /** Returns the invalid field and the reason if the dimensions contradict each other. */
  wrong?: (sizes: Sizes) => { field: Dimension; problem: ShapeProblem } | undefined;
  section?: (sizes: Sizes) => { area: number; step: FormulaStep };
  /** Has no step if the volume was entered. */
  body?: (sizes: Sizes) => { volume: number; step?: FormulaStep };
}

const { PI, SQRT2, sqrt } = Math;

const wallWithin = (inside: (sizes: Sizes) => number) => (sizes: Sizes) =>
  sizes.thickness * 2 <= inside(sizes)
    ? undefined
    : {
        field: "thickness" as const,
        problem: "wallsTooThick" as const,
      };

const legsWithin = (sizes: Sizes) =>
  sizes.thickness <= Math.min(sizes.width, sizes.height)
    ? undefined
    : { field: "thickness" as const, problem: "legsTooThick" as const };

function flangesWithin({ thickness, web, width, height }: Sizes, flanges: 1 | 2) {
  if (flanges * thickness > height)
    return { field: "thickness" as const, problem: "flangesTooThick" as const };
  return web > width ? { field: "web" as const, problem: "webTooThick" as const } : undefined;
}

const section =
  (area: (sizes: Sizes) => number, how: (sizes: Sizes, area: number) => FormulaStep) => (sizes: Sizes) => {
    const baseArea = area(sizes);
    return { area: baseArea, step: how(sizes, baseArea) };
  };

const body =
  (volume: (sizes: Sizes) => number, how: (sizes: Sizes, volume: number) => FormulaStep) =>
  (sizes: Sizes) => {
    const solidVolume = volume(sizes);
    return { volume: solidVolume, step: how(sizes, solidVolume) };
  };

const profile = section(
  ({ width: b, height: h, thickness: t, web }) => 2 * b * t + (h - 2 * t) * web,
  ({ width: b, height: h, thickness, web }, A) => step("channel", { A, b, h, t_f: thickness, t_w: web }),
);

/** Corners are sharp; roots and bends of rolled sections are not counted. */
export const shapes = {
  round: {
    label: "Round bar",
    aliases: ["bar", "rod", "cylinder"],
    needs: ["diameter", "length"],
    section: section(
      ({ diameter: d }) => (PI * d ** 2) / 4,
      ({ diameter: d }, A) => step("round", { A, d }),
    ),
  },
  square: {
    label: "Square bar",
    aliases: [],
    needs: ["width", "length"],
    section: section(
      ({ width: a }) => a ** 2,
      ({ width: a }, A) => step("square", { A, a }),
    ),
  },
  hex: {
    label: "Hexagonal bar",
    aliases: ["hexagon", "hexagonal"],
    needs: ["flats", "length"],
    section: section(
      ({ flats: s }) => (sqrt(3) / 2) * s ** 2,
      ({ flats: s }, A) => step("hexagon", { A, s }),
    ),
  },
  octagon: {
    label: "Octagonal bar",
    aliases: ["octagonal"],
    needs: ["flats", "length"],
    section: section(
      ({ flats: s }) => 2 * (SQRT2 - 1) * s ** 2,
      ({ flats: s }, A) => step("octagon", { A, s }),
    ),
  },
  flat: {
    label: "Flat bar, plate, sheet",
    aliases: ["plate", "sheet", "block"],
    needs: ["width", "thickness", "length"],
    section: section(
      ({ width, thickness }) => width * thickness,
      ({ width: b, thickness: t }, A) => step("flat", { A, b, t }),
    ),
  },
  tube: {
    label: "Round tube, pipe",
    aliases: ["pipe"],
    needs: ["diameter", "thickness", "length"],
    wrong: wallWithin(({ diameter }) => diameter),
    section: section(
      ({ diameter: d, thickness: t }) => PI * t * (d - t),
      ({ diameter: d, thickness: t }, A) => step("tube", { A, d, t }),
    ),
  },
  hollow: {
    label: "Square or rectangular tube",
    aliases: ["rectangular-tube", "square-tube"],
    needs: ["width", "height", "thickness", "length"],
    wrong: wallWithin(({ width, height }) => Math.min(width, height)),
    section: section(
      ({ width: b, height: h, thickness: t }) => 2 * t * (b + h - 2 * t),
      ({ width: b, height: h, thickness: t }, A) => step("hollow", { A, b, h, t }),
    ),
  },
  angle: {
    label: "Angle, L",
    aliases: ["l"],
    needs: ["width", "height", "thickness", "length"],
    wrong: legsWithin,
    section: section(
      ({ width: b, height: h, thickness: t }) => t * (b + h - t),
      ({ width: b, height: h, thickness: t }, A) => step("angle", { A, b, h, t }),
    ),
  },
  channel: {
    label: "Channel, C or U",
    aliases: ["c", "u"],
    needs: ["width", "height", "thickness", "web", "length"],
    wrong: (sizes) => flangesWithin(sizes, 2),
    section: profile,
  },
  beam: {
    label: "Beam, I or H",
    aliases: ["i", "h", "i-beam", "h-beam"],
    needs: ["width", "height", "thickness", "web", "length"],
    wrong: (sizes) => flangesWithin(sizes, 2),
    section: profile,
  },
  tee: {
    label: "Tee, T",
    aliases: ["t"],
    needs: ["width", "height", "thickness", "web", "length"],
    wrong: (sizes) => flangesWithin(sizes, 1),
    section: section(
      ({ width: b, height: h, thickness: t, web }) => b * t + (h - t) * web,
      ({ width: b, height: h, thickness, web }, A) => step("tee", { A, b, h, t_f: thickness, t_w: web }),
    ),
  },
  sphere: {
    label: "Sphere, ball",
    aliases: ["ball"],
    needs: ["diameter"],
    body: body(
      ({ diameter: d }) => (PI * d ** 3) / 6,
      ({ diameter: d }, V) => step("sphere", { V, d }),
    ),
  },
  shell: {
    label: "Hollow sphere",
    aliases: ["hollow-sphere"],
    needs: ["diameter", "thickness"],
    wrong: wallWithin(({ diameter }) => diameter),
    body: body(
      ({ diameter: d, thickness: t }) => (PI / 6) * (d ** 3 - (d - 2 * t) ** 3),
      ({ diameter: d, thickness: t }, V) => step("shell", { V, d, t }),
    ),
  },
  cone: {
    label: "Cone",
    aliases: [],
    needs: ["diameter", "height"],
    body: body(
      ({ diameter: d, height: h }) => (PI * d ** 2 * h) / 12,
      ({ diameter: d, height: h }, V) => step("cone", { V, d, h }),
    ),
  },
  ring: {
    label: "Ring of round bar (torus)",
    aliases: ["torus"],
    needs: ["diameter", "ring"],
    wrong: ({ diameter, ring }) =>
      ring >= diameter
        ? undefined
        : {
            field: "ring",
            problem: "ringTooSmall",
          },
    body: body(
      ({ diameter: d, ring: D }) => (PI ** 2 * d ** 2 * D) / 4,
      ({ diameter: d, ring: D }, V) => step("ring", { V, d, D }),
    ),
  },
  volume: {
    label: "Any shape, by volume",
    aliases: ["any"],
    needs: ["amount"],
    body: ({ amount }) => ({ volume: amount }),
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeId = keyof typeof shapes;
export const shapeOf = (id: ShapeId): Shape => shapes[id];
