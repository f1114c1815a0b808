import { choice, count, number, percent, record, rows, text } from "../../fields/field.ts";
import { input } from "../../fields/input.ts";
import * as quantities from "./quantities.ts";

const flat = ["rectangular", "oval"] as const;

/** Fittings whose coefficients depend on another duct, too. */
const junctions = [
  "tee-diverging-branch",
  "wye-diverging-branch",
  "tee-diverging-straight",
  "tee-converging-branch",
  "tee-converging-straight",
] as const;
const transitions = ["contraction-30", "contraction-abrupt", "expansion-30", "expansion-abrupt"] as const;

const fitting = record({
  label: "Fitting",
  set: "duct-fittings",
  plural: "fittings",
  default: "elbow-90-stamped",
  other: { id: "own", label: "Own coefficient" },
});
const howMany = count({ label: "How many", default: 1, min: 0, max: 1000 });
const coefficient = number({
  label: "Own coefficient C",
  default: undefined,
  min: -10,
  max: 1000,
  optional: true,
});

const joined = {
  mainFlow: input(quantities.airFlow, {
    label: "Air flow of the main",
    hint: "Before it splits, after it merges",
    default: undefined,
    optional: true,
    when: { fitting: junctions },
  }),
  otherDiameter: input(quantities.ductSize, {
    label: "Diameter of the other duct",
    hint: "A branch joins the main; what goes straight on passes the branch",
    optional: true,
    when: { fitting: [...junctions, ...transitions] },
  }),
};

/** The fields of all modes, in the order of the form. */
export const fields = {
  flow: input(quantities.airFlow, { label: "Air flow", hint: "At the state of the air in the duct" }),
  frictionRate: input(quantities.frictionRate, {
    label: "Friction rate",
    hint: "Usual: 0.8 Pa/m or 0.1 inH₂O per 100 ft",
  }),
  limit: choice({
    label: "What is given",
    options: [
      { id: "rate", label: "Friction rate" },
      { id: "pressure", label: "Total pressure" },
      { id: "velocity", label: "Velocity" },
    ],
    default: "rate",
    inline: true,
  }),
  limitRate: input(quantities.frictionRate, { label: "Friction rate", when: { limit: ["rate"] } }),
  limitPressure: input(quantities.pressureLoss, {
    label: "Total pressure available",
    hint: "For friction, fittings and equipment together",
    min: "0.001 Pa",
    default: { si: "25 Pa", us: "0.1 inH2O" },
    when: { limit: ["pressure"] },
  }),
  limitVelocity: input(quantities.airVelocity, { label: "Velocity", when: { limit: ["velocity"] } }),
  velocity: input(quantities.airVelocity, { label: "Velocity" }),
  maxVelocity: input(quantities.airVelocity, {
    label: "Velocity no higher than",
    hint: "Optional",
    default: undefined,
    optional: true,
  }),
  shape: choice({
    label: "Shape",
    options: [
      { id: "round", label: "Round" },
      { id: "rectangular", label: "Rectangular" },
      { id: "oval", label: "Flat oval" },
    ],
    default: "round",
    inline: true,
  }),
  height: input(quantities.ductSize, {
    label: "Height",
    hint: "The width follows from it",
    default: { si: "300 mm", us: "12 in" },
    when: { shape: flat },
  }),
  diameter: input(quantities.ductSize, {
    label: "Diameter",
    default: { si: "315 mm", us: "12 in" },
    when: { shape: ["round"] },
  }),
  ductWidth: input(quantities.ductSize, {
    label: "Width",
    hint: "Of a flat oval: the major axis",
    default: { si: "500 mm", us: "20 in" },
    when: { shape: flat },
  }),
  ductHeight: input(quantities.ductSize, {
    label: "Height",
    hint: "Of a flat oval: the minor axis",
    default: { si: "250 mm", us: "10 in" },
    when: { shape: flat },
  }),
  sizes: choice({
    label: "Sizes",
    hint: "Metric: EN 1506 and EN 1505",
    options: [
      { id: "metric", label: "Metric" },
      { id: "us", label: "US inches" },
      { id: "exact", label: "Exact" },
    ],
    default: "metric",
    inline: true,
  }),
  material: record({
    label: "Material",
    set: "duct-materials",
    plural: "materials",
    default: "galvanized-steel",
    other: { id: "own", label: "Own roughness" },
    fills: { roughness: "roughness" },
  }),
  roughness: input(quantities.roughness, { label: "Absolute roughness" }),
  compression: percent({
    label: "Compression of the flexible duct",
    hint: "0 when fully stretched; 15 is what it takes by itself",
    default: 15,
    min: 0,
    max: 50,
    when: { material: ["flexible-duct"] },
  }),
  length: input(quantities.ductLength, { label: "Length" }),
  fittings: rows({
    label: "Fittings",
    rowLabel: "fitting",
    fields: { fitting, number: howMany, ...joined, coefficient },
    default: [{ fitting: "elbow-90-stamped", number: "2" }],
    minRows: 0,
    maxRows: 40,
  }),
  fittingLength: input(quantities.ductLength, {
    label: "Equivalent length of further fittings",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  equipment: input(quantities.pressureLoss, {
    label: "Coils, filters, terminals",
    hint: "Their pressure losses together",
  }),
  sections: rows({
    label: "Sections, from the fan on",
    hint: "A section without a size is sized. “After section” is the number of the section that it follows: 0 for the fan, empty for the row above.",
    rowLabel: "section",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 40, optional: true }),
      after: count({ label: "After section", default: undefined, min: 0, max: 60, optional: true }),
      flow: input(quantities.airFlow, { label: "Air flow", default: { si: "500 L/s", us: "1000 cfm" } }),
      width: input(quantities.ductSize, { label: "Diameter or width", optional: true }),
      height: input(quantities.ductSize, { label: "Height, rectangular", optional: true }),
      length: input(quantities.ductLength, { label: "Length", default: { si: "10 m", us: "30 ft" } }),
      fittings: rows({
        label: "Fittings",
        rowLabel: "fitting",
        fields: { fitting, number: howMany, coefficient },
        default: [],
        minRows: 0,
        maxRows: 40,
      }),
      fittingLength: input(quantities.ductLength, {
        label: "Equivalent length",
        default: { si: "0 m", us: "0 ft" },
      }),
      equipment: input(quantities.pressureLoss, { label: "Equipment" }),
    },
    default: [
      {
        name: "Main",
        flow: { si: "1500", us: "3000" },
        length: { si: "12", us: "40" },
        equipment: { si: "120", us: "0.5" },
        fittings: [{ fitting: "elbow-90-5-gore", number: "1" }],
      },
      {
        name: "Branch A",
        flow: { si: "900", us: "1800" },
        length: { si: "15", us: "50" },
        equipment: { si: "30", us: "0.12" },
        fittings: [
          { fitting: "tee-diverging-straight", number: "1" },
          { fitting: "contraction-30", number: "1" },
          { fitting: "elbow-90-5-gore", number: "2" },
        ],
      },
      {
        name: "Branch B",
        after: "1",
        flow: { si: "600", us: "1200" },
        length: { si: "8", us: "25" },
        equipment: { si: "30", us: "0.12" },
        fittings: [{ fitting: "tee-diverging-branch", number: "1" }],
      },
    ],
    minRows: 1,
    maxRows: 60,
  }),
  sectionFittings: rows({
    label: "Further fittings, by the number of their section",
    rowLabel: "fitting",
    fields: {
      fitting,
      section: count({ label: "Section", default: 1, min: 1, max: 60 }),
      number: howMany,
      coefficient,
    },
    default: [],
    minRows: 0,
    maxRows: 200,
    advanced: true,
  }),
  temperature: input(quantities.airTemperature, { label: "Air temperature" }),
  humidity: percent({ label: "Relative humidity", default: 0, min: 0, max: 100, advanced: true }),
  altitude: input(quantities.altitude, { label: "Altitude" }),
  location: choice({
    label: "Where the duct is",
    hint: "For the velocity that noise allows",
    options: [
      { id: "none", label: "Not considered" },
      { id: "shaft", label: "In a shaft or above a drywall ceiling" },
      { id: "ceiling", label: "Above a suspended acoustic ceiling" },
      { id: "room", label: "Within the occupied space" },
    ],
    default: "none",
    advanced: true,
  }),
  criterion: choice({
    label: "Room criterion, RC(N)",
    options: [
      { id: "25", label: "25" },
      { id: "35", label: "35" },
      { id: "45", label: "45" },
    ],
    default: "35",
    inline: true,
    advanced: true,
    when: { location: ["shaft", "ceiling", "room"] },
  }),
  application: choice({
    label: "Application",
    hint: "For the velocities that are usual there",
    options: [
      { id: "none", label: "Not considered" },
      { id: "residence", label: "Residence" },
      { id: "public", label: "Commercial or institutional" },
      { id: "industrial", label: "Industrial" },
    ],
    default: "none",
    advanced: true,
  }),
  part: choice({
    label: "Part of the system",
    options: [
      { id: "main", label: "Main" },
      { id: "branch", label: "Branch" },
      { id: "runout", label: "Run-out" },
    ],
    default: "main",
    inline: true,
    advanced: true,
  }),
  maxAspect: number({
    label: "Aspect ratio no higher than",
    hint: "Of the rectangular ducts in the table",
    default: 4,
    min: 1,
    max: 20,
    advanced: true,
  }),
  frictionMethod: choice({
    label: "Friction factor",
    options: [
      { id: "colebrook", label: "Colebrook" },
      { id: "altshul-tsal", label: "Altshul–Tsal" },
    ],
    default: "colebrook",
    inline: true,
    advanced: true,
  }),
  leakage: record({
    label: "Leakage class",
    set: "duct-leakage",
    plural: "leakage classes",
    default: "none",
    other: { id: "none", label: "Not considered" },
    advanced: true,
  }),
  leakagePressure: input(quantities.pressureLoss, {
    label: "Static pressure in the duct",
    hint: "On average, for the leakage",
    default: { si: "250 Pa", us: "1 inH2O" },
    advanced: true,
  }),
  sheet: input(quantities.thickness, {
    label: "Sheet thickness",
    hint: "Optional, of steel, for the weight",
    optional: true,
    advanced: true,
  }),
  fanEfficiency: percent({
    label: "Fan efficiency",
    hint: "Total",
    default: 60,
    min: 1,
    max: 100,
    advanced: true,
  }),
  driveEfficiency: percent({ label: "Drive efficiency", default: 95, min: 1, max: 100, advanced: true }),
  motorEfficiency: percent({ label: "Motor efficiency", default: 90, min: 1, max: 100, advanced: true }),
} as const;
