import { choice, number, record, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

const built = ["wall", "roof", "floor"];
const glazed = ["wall", "roof"];
const withGlass = { kind: glazed, glass: ["list", "own"] };

/** Surface of a room, with its window if any. */
const surface = {
  kind: choice({
    label: "Surface",
    options: [
      { id: "wall", label: "Wall" },
      { id: "roof", label: "Roof" },
      { id: "floor", label: "Floor over outdoor air" },
      { id: "slab", label: "Slab on grade" },
      { id: "partition", label: "Adjacent to unconditioned space" },
    ],
    default: "wall",
  }),
  orientation: choice({
    label: "Facing",
    options: [
      { id: "n", label: "North" },
      { id: "ne", label: "Northeast" },
      { id: "e", label: "East" },
      { id: "se", label: "Southeast" },
      { id: "s", label: "South" },
      { id: "sw", label: "Southwest" },
      { id: "w", label: "West" },
      { id: "nw", label: "Northwest" },
    ],
    default: "s",
    when: { kind: ["wall"] },
  }),
  area: input(quantities.surfaceArea, {
    label: "Gross area",
    hint: "Including windows. Blank = one side of a square room, or the floor area",
    optional: true,
    when: { kind: [...built, "partition"] },
  }),
  by: choice({
    label: "Construction",
    options: [
      { id: "list", label: "Listed" },
      { id: "layers", label: "Custom layers" },
      { id: "u", label: "U-factor" },
    ],
    default: "list",
    when: { kind: built },
  }),
  wallType: record({
    label: "Wall construction",
    set: "wall-assemblies",
    plural: "constructions",
    default: "stud-2x4-batt",
    other: { id: "none", label: "None" },
    when: { kind: ["wall"], by: ["list"] },
  }),
  roofType: record({
    label: "Roof construction",
    set: "roof-assemblies",
    plural: "constructions",
    default: "pitched-batt-250",
    other: { id: "none", label: "None" },
    when: { kind: ["roof"], by: ["list"] },
  }),
  floorType: record({
    label: "Floor construction",
    set: "floor-assemblies",
    plural: "constructions",
    default: "wood-floor-batt",
    other: { id: "none", label: "None" },
    when: { kind: ["floor"], by: ["list"] },
  }),
  layers: text({
    label: "Construction name",
    hint: "As in “Custom constructions”",
    default: "",
    maxLength: 40,
    optional: true,
    when: { kind: built, by: ["layers"] },
  }),
  uValue: input(quantities.uValue, {
    label: "U-factor",
    default: { si: "0.4 W/(m²·K)", us: "0.07 Btu/(h·ft²·°F)" },
    when: { kind: built, by: ["u"] },
  }),
  storage: choice({
    label: "Mass",
    hint: "Light: frame. Medium and heavy: 4 and 8 in. (100 and 200 mm) of concrete inside the insulation",
    options: [
      { id: "light", label: "Light" },
      { id: "medium", label: "Medium" },
      { id: "heavy", label: "Heavy" },
    ],
    default: "light",
    when: { kind: built, by: ["u"] },
  }),
  absorptance: number({
    label: "Solar absorptance",
    hint: "White 0.3, medium 0.6, dark 0.9",
    default: 0.6,
    min: 0,
    max: 1,
    when: { kind: glazed },
  }),
  edge: input(quantities.measure, {
    label: "Exposed edge",
    hint: "Length along exterior walls. Blank = one side of a square room",
    optional: true,
    when: { kind: ["slab"] },
  }),
  edgeLoss: input(quantities.edgeLoss, {
    label: "F-factor",
    hint: "Heat loss per length of slab edge; unheated, uninsulated: 1.26 W/(m·K) or 0.73 Btu/(h·ft·°F)",
    default: { si: "1.26 W/(m·K)", us: "0.73 Btu/(h·ft·°F)" },
    when: { kind: ["slab"] },
  }),
  partitionU: input(quantities.uValue, {
    label: "U-factor",
    default: { si: "2 W/(m²·K)", us: "0.35 Btu/(h·ft²·°F)" },
    when: { kind: ["partition"] },
  }),
  exposure: number({
    label: "Fraction of the outdoor temperature difference",
    hint: "0 = room temperature, 1 = outdoors; a garage is about 0.5",
    default: 0.5,
    min: 0,
    max: 1,
    when: { kind: ["partition"] },
  }),
  glass: choice({
    label: "Window",
    options: [
      { id: "own", label: "Whole window" },
      { id: "list", label: "Listed glazing" },
      { id: "none", label: "None" },
    ],
    default: "none",
    when: { kind: glazed },
  }),
  windowArea: input(quantities.surfaceArea, {
    label: "Window area",
    hint: "Blank = 15% of the floor area, divided among the room’s windows",
    optional: true,
    when: withGlass,
  }),
  glazing: record({
    label: "Glazing",
    set: "glazing",
    plural: "glazings",
    default: "double-lowe-01-6",
    other: { id: "none", label: "None" },
    when: { kind: glazed, glass: ["list"] },
  }),
  windowU: input(quantities.uValue, {
    label: "Window U-factor",
    hint: "Of the whole window, from its label",
    default: { si: "1.7 W/(m²·K)", us: "0.30 Btu/(h·ft²·°F)" },
    when: { kind: glazed, glass: ["own"] },
  }),
  shgc: number({
    label: "SHGC",
    hint: "Of the whole window, from its label",
    default: 0.25,
    min: 0.01,
    max: 0.9,
    when: { kind: glazed, glass: ["own"] },
  }),
  shade: number({
    label: "Interior shade (IAC)",
    hint: "1 = none; drapes 0.7, light blinds 0.6, white roller shade 0.4",
    default: 1,
    min: 0.05,
    max: 1,
    when: withGlass,
  }),
  overhang: input(quantities.measure, {
    label: "Overhang depth",
    default: { si: "0 m", us: "0 ft" },
    max: "20 m",
    when: { kind: ["wall"], glass: ["list", "own"] },
  }),
  overhangGap: input(quantities.measure, {
    label: "Overhang above window",
    default: { si: "0 m", us: "0 ft" },
    max: "20 m",
    when: { kind: ["wall"], glass: ["list", "own"] },
  }),
  windowHeight: input(quantities.measure, {
    label: "Window height",
    hint: "Used for overhang shading",
    default: { si: "1.5 m", us: "5 ft" },
    min: "0.1 m",
    max: "50 m",
    when: { kind: ["wall"], glass: ["list", "own"] },
  }),
} as const;

export const surfaces = rows({
  label: "Walls, windows, roof, floor",
  rowLabel: "surface",
  fields: surface,
  default: [
    { kind: "wall", orientation: "s", glass: "own" },
    { kind: "wall", orientation: "w", glass: "own" },
    { kind: "roof", absorptance: "0.8" },
  ],
  minRows: 0,
  maxRows: 30,
});
