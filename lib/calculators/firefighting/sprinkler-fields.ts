import { choice, count, number, percent, record, rows, text, toggle } from "../../fields/field.ts";
import { input } from "../../fields/input.ts";
import { fittings, ownDiameter, pipe, pipeLength } from "./pipe-fields.ts";
import * as quantities from "./quantities.ts";

const hazards = ["light", "ordinary-1", "ordinary-2", "extra-1", "extra-2"] as const;

const kFactor = (when: Readonly<Record<string, readonly string[]>>) =>
  number({
    label: "K-factor",
    hint: "gpm/√psi; for L/min/√bar divide by 14.42",
    default: undefined,
    min: 0.1,
    max: 1000,
    optional: true,
    when,
  });

const branch = {
  name: text({ label: "Name", default: "", maxLength: 30, optional: true }),
  sprinklers: count({ label: "Sprinklers at its start", default: 1, min: 0, max: 20 }),
  pipe,
  ownDiameter,
  length: pipeLength,
  equivalent: input(quantities.pipeLength, {
    label: "Equivalent length of fittings",
    default: { si: "0 m", us: "0 ft" },
  }),
  fall: input(quantities.pipeLength, {
    label: "Drop",
    hint: "How far its start is above its end",
    min: "-500 m",
    default: { si: "0 m", us: "0 ft" },
  }),
};

/** What is asked about sprinklers and their pipes. */
export const sprinklerFields = {
  edition: choice({
    label: "Edition of NFPA 13",
    options: [
      { id: "2025", label: "2025" },
      { id: "2022", label: "2022" },
      { id: "2019", label: "2019" },
      { id: "2016", label: "2016" },
    ],
    default: "2022",
    inline: true,
  }),
  hazard: record({
    label: "Occupancy hazard",
    set: "sprinkler-hazards",
    plural: "hazards",
    default: "ordinary-1",
    other: { id: "own", label: "Custom density and area" },
  }),
  ownDensity: input(quantities.density, {
    label: "Density",
    default: { si: "6.1 L/min/m²", us: "0.15 gpm/ft²" },
    when: { hazard: ["own"] },
  }),
  ownArea: input(quantities.floorArea, {
    label: "Design area",
    default: { si: "140 m2", us: "1500 ft2" },
    when: { hazard: ["own"] },
  }),
  basis: choice({
    label: "Density and area",
    options: [
      { id: "standard", label: "Standard design point" },
      { id: "concealed", label: "Beside an unsprinklered combustible concealed space" },
      { id: "curve", label: "Another area on the curve (2016, 2019)" },
    ],
    default: "standard",
    advanced: true,
    when: { hazard: hazards },
  }),
  curveArea: input(quantities.floorArea, {
    label: "Area on the curve",
    default: { si: "200 m2", us: "2000 ft2" },
    advanced: true,
    when: { hazard: hazards, basis: ["curve"] },
  }),
  system: choice({
    label: "System",
    options: [
      { id: "wet", label: "Wet pipe" },
      { id: "preaction", label: "Preaction, single interlock" },
      { id: "dry", label: "Dry pipe or double interlock" },
    ],
    default: "wet",
  }),
  isSloped: toggle({ label: "Ceiling slopes more than 2 in 12", default: false }),
  isQuick: toggle({
    label: "Reduce for quick-response sprinklers",
    hint: "Wet pipe, light or ordinary hazard, ceiling up to 20 ft (6.1 m)",
    default: false,
  }),
  ceiling: input(quantities.pipeLength, {
    label: "Highest ceiling in the design area",
    min: "1.5 m",
    max: "60 m",
    default: { si: "3 m", us: "10 ft" },
    when: { isQuick: ["true"] },
  }),
  isHot: toggle({
    label: "High-temperature sprinklers",
    hint: "Extra hazard only: 25% less area, at least 2,000 ft² (186 m²)",
    default: false,
    advanced: true,
  }),
  sprinkler: record({
    label: "Sprinkler",
    set: "sprinkler-k-factors",
    plural: "K-factors",
    default: "k-5-6",
    other: { id: "own", label: "Custom K-factor" },
  }),
  ownK: kFactor({ sprinkler: ["own"] }),
  spacing: input(quantities.pipeLength, {
    label: "Spacing along branch lines",
    min: "0.5 m",
    max: "10 m",
    default: { si: "3.6 m", us: "13 ft" },
  }),
  lineSpacing: input(quantities.pipeLength, {
    label: "Spacing of branch lines",
    min: "0.5 m",
    max: "10 m",
    default: { si: "3.3 m", us: "10 ft" },
  }),
  leastPressure: input(quantities.waterPressure, {
    label: "Minimum sprinkler pressure",
    hint: "{7 psi}, or what its listing requires",
    default: { si: "0.5 bar", us: "7 psi" },
    advanced: true,
  }),
  layout: choice({
    label: "Pipes",
    options: [
      { id: "path", label: "Tree: a path with branch lines" },
      { id: "network", label: "Loop or grid: pipes between nodes" },
      { id: "none", label: "None: density × area only" },
    ],
    default: "path",
  }),
  overflow: percent({
    label: "Allowance for imbalance",
    hint: "10% to 20% is typical until the piping is laid out",
    default: 10,
    min: 0,
    max: 100,
    when: { layout: ["none"] },
  }),
  segments: rows({
    label: "Path, from the most remote sprinkler to the supply",
    hint: "“Inflow at start” is what feeds into the demand where the pipe begins: a sprinkler or, at the cross main, a branch line like the one before.",
    rowLabel: "pipe",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 30, optional: true }),
      joins: choice({
        label: "Inflow at start",
        options: [
          { id: "sprinkler", label: "Sprinkler" },
          { id: "alike", label: "Branch line identical to the remote one" },
          { id: "branch", label: "Branch line from the list below" },
          { id: "own", label: "Custom K-factor" },
          { id: "none", label: "Nothing" },
        ],
        default: "sprinkler",
      }),
      number: count({
        label: "How many",
        default: 1,
        min: 1,
        max: 20,
        when: { joins: ["sprinkler", "alike", "branch", "own"] },
      }),
      branch: count({
        label: "Branch line number",
        default: 1,
        min: 1,
        max: 20,
        when: { joins: ["branch"] },
      }),
      ownK: kFactor({ joins: ["own"] }),
      pipe,
      ownDiameter,
      length: pipeLength,
      fittings,
      fall: branch.fall,
    },
    default: [
      { name: "1–2", pipe: "steel-40-1", length: { si: "3.6", us: "13" } },
      { name: "2–3", pipe: "steel-40-1-1-4", length: { si: "3.6", us: "13" } },
      { name: "3–4", pipe: "steel-40-1-1-2", length: { si: "3.6", us: "13" } },
      {
        name: "4–A",
        pipe: "steel-40-1-1-2",
        length: { si: "2.1", us: "7" },
        fittings: [{ fitting: "tee-branch", number: "1" }],
      },
      { name: "A–B", joins: "none", pipe: "steel-40-2-1-2", length: { si: "3.3", us: "10" } },
      { name: "B–C", joins: "alike", pipe: "steel-40-2-1-2", length: { si: "3.3", us: "10" } },
      {
        name: "Riser",
        joins: "alike",
        pipe: "steel-40-3",
        length: { si: "27", us: "90" },
        fall: { si: "4.5", us: "15" },
        fittings: [
          { fitting: "elbow-90", number: "3" },
          { fitting: "butterfly-valve", number: "1" },
          { fitting: "swing-check", number: "1" },
        ],
      },
    ],
    minRows: 1,
    maxRows: 100,
    when: { layout: ["path"] },
  }),
  branches: rows({
    label: "Other branch lines",
    hint: "Each from its far end to the main",
    rowLabel: "branch line",
    nameField: "name",
    fields: {
      name: branch.name,
      pipes: rows({
        label: "Pipes",
        rowLabel: "pipe",
        fields: {
          sprinklers: branch.sprinklers,
          pipe,
          ownDiameter,
          length: pipeLength,
          equivalent: branch.equivalent,
          fall: branch.fall,
        },
        default: [{ pipe: "steel-40-1" }],
        minRows: 1,
        maxRows: 20,
      }),
    },
    default: [],
    minRows: 0,
    maxRows: 20,
    when: { layout: ["path"] },
  }),
  nodes: rows({
    label: "Nodes with sprinklers or their own elevation",
    rowLabel: "node",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 20 }),
      sprinklers: count({ label: "Sprinklers", default: 1, min: 0, max: 20 }),
      elevation: input(quantities.pipeLength, {
        label: "Elevation above the supply",
        min: "-500 m",
        default: { si: "4.5 m", us: "15 ft" },
      }),
    },
    default: [{ name: "A" }, { name: "B" }, { name: "C" }, { name: "D" }],
    minRows: 1,
    maxRows: 120,
    when: { layout: ["network"] },
  }),
  pipes: rows({
    label: "Pipes between nodes",
    hint: "In any order and direction. Nodes not in the list above have no sprinklers and are at the elevation of the supply.",
    rowLabel: "pipe",
    fields: {
      from: text({ label: "From node", default: "", maxLength: 20 }),
      to: text({ label: "To node", default: "", maxLength: 20 }),
      pipe,
      ownDiameter,
      length: pipeLength,
      fittings,
    },
    default: [
      { from: "Supply", to: "A", pipe: "steel-40-2-1-2", length: { si: "15", us: "50" } },
      { from: "A", to: "B", pipe: "steel-40-1-1-2", length: { si: "3.6", us: "12" } },
      { from: "B", to: "C", pipe: "steel-40-1-1-4", length: { si: "3.6", us: "12" } },
      { from: "C", to: "D", pipe: "steel-40-1-1-4", length: { si: "3.6", us: "12" } },
      { from: "D", to: "A", pipe: "steel-40-1-1-2", length: { si: "3.6", us: "12" } },
    ],
    minRows: 1,
    maxRows: 200,
    when: { layout: ["network"] },
  }),
  supplyNode: text({
    label: "Supply node",
    default: "Supply",
    maxLength: 20,
    when: { layout: ["network"] },
  }),
  roughness: number({
    label: "Hazen–Williams C of all pipes",
    hint: "Blank = each pipe’s own value, and 100 for steel in dry and preaction systems",
    default: undefined,
    min: 40,
    max: 160,
    optional: true,
    advanced: true,
  }),
  fixedLoss: input(quantities.waterPressure, {
    label: "Backflow preventer and other fixed losses",
    default: { si: "0 bar", us: "0 psi" },
  }),
  hose: input(quantities.waterFlow, {
    label: "Hose allowance",
    hint: "Blank = the table’s value, inside and outside combined",
    min: "0 L/min",
    optional: true,
  }),
  isSupervised: toggle({
    label: "Waterflow alarm is supervised",
    hint: "Allows the shorter duration",
    default: true,
  }),
} as const;
