import { choice, count, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { fittings, ownDiameter, pipe, pipeLength } from "./pipe-fields.ts";
import * as quantities from "./quantities.ts";

/** K-factor that is not listed. */
export const kFactor = (when: Readonly<Record<string, readonly string[]>>) =>
  input(quantities.kFactor, { label: "K-factor", default: undefined, optional: true, when });

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

export const layoutFields = {
  segments: rows({
    label: "Path, from the most remote sprinkler to the supply",
    hint: "“Inflow at start” joins the demand where the pipe begins: a sprinkler or, at the cross main, a branch line like the one before.",
    rowLabel: "pipe",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 30, optional: true }),
      joins: choice({
        label: "Inflow at start",
        options: [
          { id: "sprinkler", label: "Sprinkler" },
          { id: "alike", label: "Branch line like the remote one" },
          { id: "branch", label: "Branch line from the list below" },
          { id: "own", label: "Custom K-factor" },
          { id: "none", label: "Nothing" },
        ],
        default: "sprinkler",
      }),
      number: count({
        label: "Quantity",
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
      customK: kFactor({ joins: ["own"] }),
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
    advanced: true,
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
    hint: "Nodes not listed above have no sprinklers and are at the elevation of the supply.",
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
} as const;
