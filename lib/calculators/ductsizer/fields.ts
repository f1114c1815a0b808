import { choice, count, number, percent, record, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
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
  other: { id: "own", label: "Custom coefficient" },
});
const howMany = count({ label: "Quantity", default: 1, min: 0, max: 1000 });
const coefficient = number({
  label: "Custom coefficient C",
  hint: "Optional; replaces the listed one",
  default: undefined,
  min: -10,
  max: 1000,
  optional: true,
});

const joined = {
  mainFlow: input(quantities.airFlow, {
    label: "Airflow of the main",
    hint: "Before it splits, after it merges",
    default: undefined,
    optional: true,
    when: { fitting: junctions },
  }),
  otherDiameter: input(quantities.ductSize, {
    label: "Diameter of the other duct",
    hint: "For a branch, the main; for the straight path, the branch",
    optional: true,
    when: { fitting: [...junctions, ...transitions] },
  }),
};

export const fields = {
  flow: input(quantities.airFlow, {
    label: "Airflow",
    hint: "Actual volume, at the temperature of the air in the duct",
    from: [
      { calculator: "hvac", output: "airFlow", action: "Size the main duct", with: { mode: "friction" } },
      {
        calculator: "hvac",
        output: "outdoorAir",
        action: "Size the outdoor air duct",
        with: { mode: "friction" },
      },
    ],
  }),
  frictionRate: input(quantities.frictionRate, {
    label: "Friction rate",
    hint: "The default is usual for supply ducts",
  }),
  limit: choice({
    label: "Known value",
    options: [
      { id: "rate", label: "Friction rate" },
      { id: "pressure", label: "Total pressure" },
      { id: "velocity", label: "Velocity" },
    ],
    default: "rate",
    line: "own",
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
    label: "Maximum velocity",
    hint: "Optional",
    default: undefined,
    optional: true,
    advanced: true,
  }),
  shape: choice({
    label: "Shape",
    options: [
      { id: "round", label: "Round" },
      { id: "rectangular", label: "Rectangular" },
      { id: "oval", label: "Flat oval" },
    ],
    default: "round",
    line: "own",
  }),
  height: input(quantities.ductSize, {
    label: "Height",
    hint: "The width is calculated",
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
    hint: "Major axis of a flat oval",
    default: { si: "500 mm", us: "20 in" },
    when: { shape: flat },
  }),
  ductHeight: input(quantities.ductSize, {
    label: "Height",
    hint: "Minor axis of a flat oval",
    default: { si: "250 mm", us: "10 in" },
    when: { shape: flat },
  }),
  sizes: choice({
    label: "Sizes",
    hint: "Standard sizes to round up to",
    options: [
      { id: "metric", label: "Metric" },
      { id: "us", label: "US inches" },
      { id: "exact", label: "Exact" },
    ],
    default: "metric",
    usDefault: "us",
  }),
  widthStep: input(quantities.ductSize, {
    label: "Width step",
    hint: "Optional; widths are rounded up to its multiples instead of standard sizes",
    default: undefined,
    optional: true,
    min: "1 mm",
    max: "1 m",
    advanced: true,
    when: { shape: flat, sizes: ["metric", "us"] },
  }),
  material: record({
    label: "Material",
    set: "duct-materials",
    plural: "materials",
    default: "galvanized-steel",
    other: { id: "own", label: "Custom roughness" },
    fills: { roughness: "roughness" },
  }),
  roughness: input(quantities.roughness, { label: "Absolute roughness", advanced: true }),
  compression: percent({
    label: "Flexible duct compression",
    hint: "0% when pulled tight; 15% is common in practice",
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
    default: [],
    minRows: 0,
    maxRows: 40,
    advanced: true,
  }),
  fittingLength: input(quantities.ductLength, {
    label: "Equivalent length of other fittings",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  equipment: input(quantities.pressureLoss, {
    label: "Coils, filters, terminals",
    hint: "Their total pressure loss",
    advanced: true,
  }),
  sections: rows({
    label: "Sections, starting at the fan",
    from: [
      {
        calculator: "hvac",
        output: "rooms",
        action: "Size the ducts of all rooms",
        with: { mode: "run" },
        columns: { name: "name", flow: "airFlow" },
        before: [{ name: "Main", after: "0", flow: "" }],
        row: { after: "1" },
      },
    ],
    hint: "A section without a size is sized automatically. “Follows section” is the number of the upstream section: 0 for the fan, blank for the row above.",
    rowLabel: "section",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 40, optional: true }),
      after: count({ label: "Follows section", default: undefined, min: 0, max: 60, optional: true }),
      flow: input(quantities.airFlow, {
        label: "Airflow",
        hint: "Blank = the flow of the downstream sections",
        default: { si: "500 L/s", us: "1000 cfm" },
        optional: true,
      }),
      width: input(quantities.ductSize, { label: "Diameter or width", optional: true }),
      height: input(quantities.ductSize, { label: "Height (rectangular)", optional: true }),
      length: input(quantities.ductLength, { label: "Length", default: { si: "10 m", us: "30 ft" } }),
      fittings: rows({
        label: "Fittings",
        rowLabel: "fitting",
        fields: { fitting, number: howMany, coefficient },
        default: [],
        minRows: 0,
        maxRows: 40,
        advanced: true,
      }),
      fittingLength: input(quantities.ductLength, {
        label: "Equivalent length",
        default: { si: "0 m", us: "0 ft" },
      }),
      equipment: input(quantities.pressureLoss, { label: "Equipment", advanced: true }),
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
    label: "More fittings, by section number",
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
  temperature: input(quantities.airTemperature, { label: "Air temperature", advanced: true }),
  humidity: percent({ label: "Relative humidity", default: 0, min: 0, max: 100, advanced: true }),
  altitude: input(quantities.altitude, { label: "Altitude", advanced: true }),
  location: choice({
    label: "Duct location",
    hint: "For ASHRAE’s velocity limits for noise",
    options: [
      { id: "none", label: "None" },
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
    advanced: true,
    when: { location: ["shaft", "ceiling", "room"] },
  }),
  application: choice({
    label: "Application",
    hint: "For its typical velocities",
    options: [
      { id: "none", label: "None" },
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
      { id: "runout", label: "Runout" },
    ],
    default: "main",
    advanced: true,
  }),
  chartSizes: choice({
    label: "Sizes in the friction chart",
    options: [
      { id: "metric", label: "Metric" },
      { id: "us", label: "US inches" },
    ],
    default: "metric",
    usDefault: "us",
    advanced: true,
  }),
  maxAspect: number({
    label: "Maximum aspect ratio",
    hint: "For the rectangular ducts in the table",
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
    advanced: true,
  }),
  leakage: record({
    label: "Leakage class",
    set: "duct-leakage",
    plural: "leakage classes",
    default: "none",
    other: { id: "none", label: "None or custom" },
    advanced: true,
  }),
  testedLeakage: input(quantities.leakage, {
    label: "Custom leakage per area",
    hint: "Optional; at the test pressure. {0.06 CFM/ft²} at 1 in. wg (249 Pa) is SMACNA class 6",
    default: undefined,
    optional: true,
    advanced: true,
    when: { leakage: ["none"] },
  }),
  testPressure: input(quantities.pressureLoss, {
    label: "Test pressure",
    hint: "Of the custom leakage",
    min: "1 Pa",
    default: { si: "249.089 Pa", us: "1 inH2O" },
    advanced: true,
    when: { leakage: ["none"] },
  }),
  leakagePressure: input(quantities.pressureLoss, {
    label: "Static pressure in the duct",
    hint: "Average, for leakage",
    default: { si: "250 Pa", us: "1 inH2O" },
    advanced: true,
  }),
  sheet: input(quantities.thickness, {
    label: "Sheet thickness",
    hint: "Optional; steel, for the weight",
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
