import { choice, count, number, percent, record, rows } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { fixtures } from "./fixture-fields.ts";
import * as quantities from "./quantities.ts";
import { sizeText } from "./texts.ts";

export const fields = {
  code: choice({
    label: "Code",
    options: [
      { id: "ipc", label: "IPC 2021" },
      { id: "upc", label: "UPC 2021" },
    ],
    default: "ipc",
  }),
  fixtures,
  flushing: choice({
    label: "Demand curve",
    hint: "Mostly flush tanks or flushometer valves",
    options: [
      { id: "auto", label: "Match the fixtures" },
      { id: "tank", label: "Tanks" },
      { id: "valve", label: "Valves" },
    ],
    default: "auto",
    advanced: true,
  }),
  continuous: input(quantities.waterFlow, {
    label: "Continuous flow",
    hint: "Irrigation, cooling tower makeup, hose bibbs; added after the curve",
    advanced: true,
  }),
  sizing: choice({
    label: "Size for",
    options: [
      { id: "hunter", label: "Fixture units" },
      { id: "calculator", label: "Water Demand Calculator" },
    ],
    default: "hunter",
    advanced: true,
  }),
  material: record({
    label: "Pipe",
    set: "pipe-materials",
    plural: "pipes",
    default: "copper-l",
    other: { id: "none", label: "No sizes" },
  }),
  coefficient: number({
    label: "Hazen–Williams C",
    hint: "Optional; replaces the pipe’s own value",
    default: undefined,
    min: 60,
    max: 160,
    optional: true,
    advanced: true,
  }),
  streetPressure: input(quantities.pressure, {
    label: "Pressure at the main",
    hint: "Lowest of the day, while flowing",
    default: { si: "400 kPa", us: "60 psi" },
  }),
  rise: input(quantities.height, { label: "Height of the highest fixture", hint: "Above the main" }),
  residual: input(quantities.pressure, {
    label: "Pressure at that fixture",
    hint: "Flowing; IPC Table 604.3",
    default: { si: "140 kPa", us: "20 psi" },
    advanced: true,
  }),
  meterLoss: input(quantities.pressure, {
    label: "Water meter loss",
    hint: "From its curve, at the peak flow",
    default: { si: "35 kPa", us: "5 psi" },
    advanced: true,
  }),
  backflowLoss: input(quantities.pressure, {
    label: "Backflow preventer loss",
    hint: "From its curve, at the peak flow",
    advanced: true,
  }),
  otherLoss: input(quantities.pressure, {
    label: "Other losses",
    hint: "Softener, filter, heater, tap at the main",
    advanced: true,
  }),
  length: input(quantities.pipeLength, {
    label: "Developed length",
    hint: "From the main to that fixture",
  }),
  allowance: percent({
    label: "Allowance for fittings",
    hint: "Percent of developed length",
    default: 50,
    min: 0,
    max: 200,
    advanced: true,
  }),
  maxVelocity: input(quantities.velocity, {
    label: "Maximum velocity, cold",
    default: { si: "2.4 m/s", us: "8 ft/s" },
    advanced: true,
  }),
  maxHotVelocity: input(quantities.velocity, {
    label: "Maximum velocity, hot",
    default: { si: "1.5 m/s", us: "5 ft/s" },
    advanced: true,
  }),
  slope: choice({
    label: "Drain slope",
    options: [
      { id: "1/16", label: "1/16 in./ft (0.5%)" },
      { id: "1/8", label: "1/8 in./ft (1%)" },
      { id: "1/4", label: "1/4 in./ft (2%)" },
      { id: "1/2", label: "1/2 in./ft (4%)" },
    ],
    default: "1/4",
  }),
  existing: choice({
    label: "Existing building drain",
    hint: "Checked at this slope",
    options: [
      { id: "none", label: "None" },
      ...[1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15].map((size) => ({
        id: String(size),
        label: sizeText(size),
      })),
    ],
    default: "none",
    advanced: true,
  }),
  continuousDrain: input(quantities.waterFlow, {
    label: "Continuous flow into the drain",
    hint: "Pumps, air conditioning; 2 units per gpm (IPC 709.3)",
    advanced: true,
  }),
  stacks: count({
    label: "Stacks",
    hint: "The load is split evenly among them",
    default: 1,
    min: 1,
    max: 500,
  }),
  intervals: count({
    label: "Branch intervals per stack",
    hint: "Stories with fixtures",
    default: 1,
    min: 1,
    max: 150,
    advanced: true,
  }),
  ventLength: input(quantities.pipeLength, {
    label: "Developed length of vent",
    hint: "To the open air",
    default: { si: "10 m", us: "30 ft" },
  }),
  manning: number({
    label: "Manning’s n",
    hint: "Plastic 0.009 to 0.011, cast iron and concrete 0.013",
    default: 0.013,
    min: 0.005,
    max: 0.03,
    advanced: true,
  }),
  find: choice({
    label: "What do you want to find?",
    options: [
      { id: "flow", label: "Flow at a depth" },
      { id: "depth", label: "Depth for a flow" },
    ],
    default: "flow",
  }),
  diameter: input(quantities.gravityDiameter, { label: "Inside diameter" }),
  gravitySlope: input(quantities.slope, { label: "Slope", hint: "Fall over length; also accepts in/ft" }),
  depthShare: percent({
    label: "Depth",
    hint: "Percent of the diameter; 100 is a full pipe",
    default: 50,
    min: 0.1,
    max: 100,
    when: { find: ["flow"] },
  }),
  gravityFlow: input(quantities.waterFlow, {
    label: "Flow",
    min: "0.001 L/s",
    max: "100000 L/s",
    default: { si: "5 L/s", us: "80 gpm" },
    when: { find: ["depth"] },
  }),
  roof: input(quantities.roofArea, {
    label: "Roof area",
    hint: "Horizontal projection",
    default: { si: "500 m2", us: "5000 ft2" },
  }),
  wall: input(quantities.roofArea, {
    label: "Walls that drain onto the roof",
    hint: "Half of their area counts (IPC 1106.4)",
    default: { si: "0 m2", us: "0 ft2" },
  }),
  rain: input(quantities.rainRate, {
    label: "Rainfall rate",
    hint: "100-year, one-hour rainfall from local data",
    default: { si: "75 mm/h", us: "3 in/h" },
  }),
  leaders: count({
    label: "Roof drains (leaders)",
    hint: "The roof is split evenly among them",
    default: 2,
    min: 1,
    max: 500,
  }),
  heater: choice({
    label: "Heater",
    options: [
      { id: "tankless", label: "Tankless" },
      { id: "storage", label: "Storage" },
    ],
    default: "tankless",
  }),
  peakFlow: input(quantities.waterFlow, {
    label: "Hot water flow",
    hint: "Everything that runs at once",
    min: "0.001 L/s",
    default: { si: "0.3 L/s", us: "5 gpm" },
    when: { heater: ["tankless"] },
  }),
  uses: rows({
    label: "Uses in the peak hour",
    rowLabel: "use",
    fields: {
      use: record({
        label: "Use",
        set: "hot-water-uses",
        plural: "uses",
        default: "shower",
        other: { id: "own", label: "Custom volume" },
      }),
      times: count({ label: "Times", default: 1, min: 0, max: 10_000 }),
      ownVolume: input(quantities.volume, {
        label: "Hot water per use",
        default: { si: "40 L", us: "10 gal" },
        when: { use: ["own"] },
      }),
    },
    default: [
      { use: "shower", times: "3" },
      { use: "shaving", times: "1" },
      { use: "shampoo", times: "1" },
      { use: "hand-dishwashing", times: "1" },
    ],
    minRows: 1,
    maxRows: 60,
    when: { heater: ["storage"] },
  }),
  tank: input(quantities.volume, {
    label: "Tank volume",
    min: "1 L",
    default: { si: "150 L", us: "40 gal" },
    when: { heater: ["storage"] },
  }),
  usable: percent({
    label: "Usable share of the tank",
    hint: "Delivered before the water turns lukewarm; 70% is typical",
    default: 70,
    min: 10,
    max: 100,
    when: { heater: ["storage"] },
  }),
  heaterInput: input(quantities.heat, {
    label: "Heater input",
    default: { si: "12 kW", us: "40000 Btu/h" },
    when: { heater: ["storage"] },
  }),
  temperatureRise: input(quantities.temperatureRise, {
    label: "Temperature rise",
    hint: "From the coldest supply water of the year",
    default: { si: "35 K", us: "60 Δ°F" },
  }),
  efficiency: percent({
    label: "Heater efficiency",
    hint: "Gas 80% to 96%, electric 98%",
    default: 80,
    min: 10,
    max: 100,
  }),
  hotLength: input(quantities.pipeLength, {
    label: "Hot water pipe length",
    hint: "From the heater to the last branch",
  }),
  outside: input(quantities.pipeSize, {
    label: "Outside diameter",
    hint: "Average, of the hot water pipe",
    default: { si: "28 mm", us: "1.125 in" },
  }),
  insulation: input(quantities.insulation, { label: "Insulation", hint: "Thickness; 0 for bare pipe" }),
  conductivity: input(quantities.conductivity, {
    label: "Insulation conductivity",
    advanced: true,
  }),
  filmCoefficient: input(quantities.filmCoefficient, {
    label: "Surface coefficient",
    hint: "Surface to room, including radiation",
    advanced: true,
  }),
  hotTemperature: input(quantities.waterTemperature, {
    label: "Hot water",
    default: { si: "60 °C", us: "140 °F" },
  }),
  roomTemperature: input(quantities.waterTemperature, {
    label: "Air around the pipes",
    default: { si: "20 °C", us: "70 °F" },
    advanced: true,
  }),
  drop: input(quantities.temperatureRise, {
    label: "Temperature drop",
    hint: "Allowed between the heater and the last branch",
    default: { si: "5 K", us: "10 Δ°F" },
    advanced: true,
  }),
  returnLength: input(quantities.pipeLength, { label: "Return pipe length" }),
  returnVelocity: input(quantities.velocity, {
    label: "Maximum velocity, return",
    default: { si: "0.9 m/s", us: "3 ft/s" },
    advanced: true,
  }),
  valveLoss: input(quantities.pressure, {
    label: "Check and balancing valves",
    hint: "Pressure loss",
    default: { si: "5 kPa", us: "1 psi" },
    advanced: true,
  }),
} as const;
