import type { DocumentId } from "../../../core/sources/register.ts";
import { factor, type Relations, variable } from "../relation.ts";

/** Cites a section of OpenStax’s Prealgebra 2e. */
const prealgebra = (clause: string): readonly [DocumentId, string] => ["openstax-prealgebra", clause];
const CIRCLES = prealgebra("9.5 Solve Geometry Applications: Circles and Irregular Figures");
const SOLIDS = prealgebra("9.6 Solve Geometry Applications: Volume and Surface Area");
const PLANE = prealgebra("9.4 Use Properties of Rectangles, Triangles, and Trapezoids");
const LAW_OF_COSINES = ["openstax-precalculus", "8.2 Non-right Triangles: Law of Cosines"] as const;

const radius = variable("length", "radius", { si: "3 m", us: "10 ft" });
const solidRadius = variable("length", "radius", { si: "0.5 m", us: "2 ft" });
const height = (si: string, us: string) => variable("length", "height", { si, us });
const diameter = { ...variable("length", "diameter"), formula: "2 * r" };
/** Declares a side with a default in meters or feet. */
const side = (name: string, start?: number) =>
  variable(
    "length",
    `${name} side`,
    start === undefined ? undefined : { si: `${start} m`, us: `${start} ft` },
  );

export const geometry: Relations = {
  "circle-area": {
    title: "Area of a circle",
    names: ["circle area"],
    equation: "A == pi * r^2",
    variables: { A: variable("area", "area"), r: radius },
    solved: { r: "sqrt(A / pi)" },
    also: { d: diameter, C: { ...variable("length", "circumference"), formula: "2 * pi * r" } },
    limits: ["The radius is half of the diameter."],
    words: "disk round",
    related: ["circle-circumference", "sphere-surface"],
    source: CIRCLES,
  },
  "circle-circumference": {
    title: "Circumference of a circle",
    names: [
      "circumference",
      "perimeter of a circle",
      "radius from circumference",
      "diameter from circumference",
    ],
    equation: "C == 2 * pi * r",
    variables: { C: variable("length", "circumference"), r: radius },
    solved: { r: "C / (2 * pi)" },
    spellings: ["C = πd"],
    also: { d: diameter, A: { ...variable("area", "area"), formula: "pi * r^2" } },
    limits: ["The radius is half of the diameter."],
    words: "perimeter round",
    related: ["circle-area"],
    source: CIRCLES,
  },
  "rectangle-area": {
    title: "Area of a rectangle",
    names: ["rectangle area", "area of a room", "area of a square"],
    equation: "A == l * w",
    variables: {
      A: variable("area", "area"),
      l: variable("length", "length", { si: "4 m", us: "12 ft" }),
      w: variable("length", "width", { si: "3 m", us: "10 ft" }),
    },
    solved: { l: "A / w", w: "A / l" },
    also: { P: { ...variable("length", "perimeter"), formula: "2 * (l + w)" } },
    limits: ["All four corners are right angles."],
    words: "square footage room floor",
    related: ["triangle-area", "box-volume"],
    source: PLANE,
  },
  "triangle-area": {
    title: "Area of a triangle",
    names: ["triangle area"],
    equation: "A == b * h / 2",
    variables: {
      A: variable("area", "area"),
      b: variable("length", "base", { si: "4 m", us: "12 ft" }),
      h: height("3 m", "10 ft"),
    },
    solved: { b: "2 * A / h", h: "2 * A / b" },
    spellings: ["A = ½bh"],
    limits: ["The height is measured at a right angle to the base."],
    related: ["triangle-sides", "right-triangle"],
    source: PLANE,
  },
  "triangle-sides": {
    title: "Area of a triangle from its sides",
    names: ["heron's formula", "heron"],
    equation: "A == sqrt((a + b + c) * (b + c - a) * (a + c - b) * (a + b - c)) / 4",
    variables: {
      A: variable("area", "area"),
      a: side("first", 3),
      b: side("second", 4),
      c: side("third", 5),
    },
    solved: {
      a: [
        "sqrt(b^2 + c^2 + 2 * sqrt(b^2 * c^2 - 4 * A^2))",
        "sqrt(b^2 + c^2 - 2 * sqrt(b^2 * c^2 - 4 * A^2))",
      ],
      b: [
        "sqrt(a^2 + c^2 + 2 * sqrt(a^2 * c^2 - 4 * A^2))",
        "sqrt(a^2 + c^2 - 2 * sqrt(a^2 * c^2 - 4 * A^2))",
      ],
      c: [
        "sqrt(a^2 + b^2 + 2 * sqrt(a^2 * b^2 - 4 * A^2))",
        "sqrt(a^2 + b^2 - 2 * sqrt(a^2 * b^2 - 4 * A^2))",
      ],
    },
    impossible: {
      A: "One side is as long as the other two together, or longer: there is no such triangle.",
      a: "Two sides never enclose more than half of their product.",
      b: "Two sides never enclose more than half of their product.",
      c: "Two sides never enclose more than half of their product.",
    },
    also: { P: { ...variable("length", "perimeter"), formula: "a + b + c" } },
    limits: [
      "Any triangle, by Heron’s formula. A side has two solutions, because the angle opposite it can be acute or obtuse.",
    ],
    words: "Heron",
    related: ["triangle-area", "law-of-cosines"],
    source: LAW_OF_COSINES,
  },
  "right-triangle": {
    title: "Pythagorean theorem",
    names: ["pythagoras", "pythagorean", "hypotenuse", "right triangle"],
    equation: "c == sqrt(a^2 + b^2)",
    variables: {
      c: variable("length", "hypotenuse"),
      a: variable("length", "first leg", { si: "3 m", us: "3 ft" }),
      b: variable("length", "second leg", { si: "4 m", us: "4 ft" }),
    },
    solved: { a: "sqrt(c^2 - b^2)", b: "sqrt(c^2 - a^2)" },
    impossible: {
      a: "The hypotenuse must be longer than either leg.",
      b: "The hypotenuse must be longer than either leg.",
    },
    spellings: ["a² + b² = c²"],
    also: {
      alpha: { ...variable("angle", "angle opposite the first leg"), formula: "atan(a / b)" },
      A: { ...variable("area", "area"), formula: "a * b / 2" },
    },
    limits: ["The legs meet at a right angle; the hypotenuse is opposite it."],
    words: "right triangle diagonal Pythagoras",
    related: ["law-of-cosines", "slope"],
    source: prealgebra("9.3 Use Properties of Angles, Triangles, and the Pythagorean Theorem"),
  },
  "law-of-cosines": {
    title: "Law of cosines",
    names: ["cosine rule", "triangle side from two sides and an angle"],
    equation: "c^2 == a^2 + b^2 - 2 * a * b * cos(gamma)",
    variables: {
      c: side("third"),
      a: side("first", 8),
      b: side("second", 10),
      gamma: variable("angle", "angle between the first two sides", "160 deg", {
        sign: "positive",
        below: Math.PI,
      }),
    },
    solved: {
      c: "sqrt(a^2 + b^2 - 2 * a * b * cos(gamma))",
      a: [
        "b * cos(gamma) + sqrt(c^2 - (b * sin(gamma))^2)",
        "b * cos(gamma) - sqrt(c^2 - (b * sin(gamma))^2)",
      ],
      b: [
        "a * cos(gamma) + sqrt(c^2 - (a * sin(gamma))^2)",
        "a * cos(gamma) - sqrt(c^2 - (a * sin(gamma))^2)",
      ],
      gamma: "acos((a^2 + b^2 - c^2) / (2 * a * b))",
    },
    impossible: {
      a: "The third side is too short for this angle.",
      b: "The third side is too short for this angle.",
      gamma: "One side is as long as the other two together, or longer: there is no such triangle.",
    },
    limits: ["Any triangle."],
    words: "oblique triangle angle side",
    related: ["right-triangle", "triangle-sides"],
    source: LAW_OF_COSINES,
  },
  slope: {
    title: "Slope from rise and run",
    names: ["rise over run", "gradient of a line", "slope of a line"],
    equation: "m == h / l",
    variables: {
      m: variable("slope", "slope"),
      h: variable("length", "rise", { si: "0.5 m", us: "6 in" }),
      l: variable("length", "run", { si: "10 m", us: "12 in" }),
    },
    solved: { h: "m * l", l: "h / m" },
    also: {
      theta: { ...variable("angle", "angle"), formula: "atan(h / l)" },
      d: { ...variable("length", "length along the slope"), formula: "sqrt(h^2 + l^2)" },
    },
    limits: ["The run is horizontal; the length along the slope is longer."],
    words: "grade gradient roof pitch ramp incline",
    related: ["right-triangle"],
    source: prealgebra("11.4 Understand Slope of a Line"),
  },
  "box-volume": {
    title: "Volume of a box",
    names: ["volume of a box", "rectangular prism volume", "volume of a cube"],
    equation: "V == l * w * h",
    variables: {
      V: variable("room", "volume"),
      l: variable("length", "length", { si: "4 m", us: "12 ft" }),
      w: variable("length", "width", { si: "3 m", us: "10 ft" }),
      h: height("2.5 m", "8 ft"),
    },
    solved: { l: "V / (w * h)", w: "V / (l * h)", h: "V / (l * w)" },
    also: { S: { ...variable("area", "surface area"), formula: "2 * (l * w + l * h + w * h)" } },
    limits: ["All corners are right angles."],
    words: "rectangular prism cuboid cube tank room",
    related: ["slab-volume", "cylinder-volume"],
    source: SOLIDS,
  },
  "slab-volume": {
    title: "Material for a slab or bed",
    names: [
      "concrete calculator",
      "how much concrete do i need",
      "concrete",
      "concrete slab",
      "concrete volume",
      "gravel",
      "mulch",
      "topsoil",
      "cubic yards",
    ],
    equation: "V == l * w * d * (1 + s)",
    variables: {
      V: variable("room", "volume to order"),
      l: variable("length", "length", { si: "3 m", us: "10 ft" }),
      w: variable("length", "width", { si: "3 m", us: "10 ft" }),
      d: variable("thickness", "depth", { si: "100 mm", us: "4 in" }),
      s: variable("share", "allowance for waste", "0%", { sign: "nonnegative", usual: true }),
    },
    solved: {
      l: "V / (w * d * (1 + s))",
      w: "V / (l * d * (1 + s))",
      d: "V / (l * w * (1 + s))",
      s: "V / (l * w * d) - 1",
    },
    impossible: { s: "The volume is less than that of the slab." },
    limits: [
      "A rectangle of uniform depth. Soil, gravel and mulch settle, so order more than the measured volume.",
    ],
    words: "concrete cement gravel mulch soil sand topsoil driveway patio footing yards",
    related: ["concrete-bags", "box-volume", "rectangle-area"],
    source: SOLIDS,
  },
  "concrete-bags": {
    title: "Bags of concrete mix",
    names: ["bags of concrete", "concrete bags", "how many bags of concrete", "80 lb bags of concrete"],
    equation: "n == V / v",
    variables: {
      n: factor("number of bags"),
      V: variable("room", "volume to fill", { si: "1 m3", us: "1 yd3" }),
      v: variable("volume", "yield of one bag", { si: "17 L", us: "0.6 ft3" }, { usual: true }),
    },
    solved: { V: "n * v", v: "V / n" },
    limits: [
      "Round up to whole bags. An 80 lb (36 kg) bag of dry mix yields about 0.60 ft³ (17 L), 60 lb 0.45 ft³, 40 lb 0.30 ft³.",
    ],
    words: "quikrete sakrete cement 80 lb 60 lb bag ready mix slab post",
    related: ["slab-volume", "cylinder-volume"],
    source: ["quikrete", "1101 Concrete Mix, yield"],
  },
  "cylinder-volume": {
    title: "Volume of a cylinder",
    names: ["cylinder", "volume of a tank", "tank volume"],
    equation: "V == pi * r^2 * h",
    variables: {
      V: variable("volume", "volume"),
      r: solidRadius,
      h: height("2 m", "6 ft"),
    },
    solved: { r: "sqrt(V / (pi * h))", h: "V / (pi * r^2)" },
    also: {
      S: { ...variable("area", "surface area"), formula: "2 * pi * r^2 + 2 * pi * r * h" },
      A: { ...variable("area", "area of the side"), formula: "2 * pi * r * h" },
    },
    limits: ["A full, upright cylinder. The radius is half of the diameter."],
    words: "tank pipe can barrel column capacity",
    related: ["cone-volume", "sphere-volume"],
    source: SOLIDS,
  },
  "cone-volume": {
    title: "Volume of a cone",
    names: ["volume of a cone"],
    equation: "V == pi * r^2 * h / 3",
    variables: {
      V: variable("volume", "volume"),
      r: solidRadius,
      h: height("1 m", "3 ft"),
    },
    solved: { r: "sqrt(3 * V / (pi * h))", h: "3 * V / (pi * r^2)" },
    limits: ["The tip is above the center of the base."],
    words: "pile heap funnel",
    related: ["cylinder-volume", "sphere-volume"],
    source: SOLIDS,
  },
  "sphere-volume": {
    title: "Volume of a sphere",
    names: ["volume of a ball"],
    equation: "V == 4 / 3 * pi * r^3",
    variables: { V: variable("volume", "volume"), r: solidRadius },
    solved: { r: "cbrt(3 * V / (4 * pi))" },
    also: { d: diameter, S: { ...variable("area", "surface area"), formula: "4 * pi * r^2" } },
    limits: ["The radius is half of the diameter."],
    words: "ball globe",
    related: ["sphere-surface", "cylinder-volume"],
    source: SOLIDS,
  },
  "sphere-surface": {
    title: "Surface area of a sphere",
    names: ["sphere surface area", "surface area of a sphere"],
    equation: "S == 4 * pi * r^2",
    variables: { S: variable("area", "surface area"), r: solidRadius },
    solved: { r: "sqrt(S / (4 * pi))" },
    also: { d: diameter, V: { ...variable("volume", "volume"), formula: "4 / 3 * pi * r^3" } },
    limits: ["The radius is half of the diameter."],
    words: "ball globe",
    related: ["sphere-volume", "circle-area"],
    source: SOLIDS,
  },
};
