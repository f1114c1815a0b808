import { choice, number, percent, record, text, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { kFactor, layoutFields } from "./layout-fields.ts";
import * as quantities from "./quantities.ts";

const hazards = ["light", "ordinary-1", "ordinary-2", "extra-1", "extra-2"] as const;

export const sprinklerFields = {
  edition: choice({
    label: "NFPA 13 edition",
    options: [
      { id: "2025", label: "2025" },
      { id: "2022", label: "2022" },
      { id: "2019", label: "2019" },
      { id: "2016", label: "2016" },
    ],
    default: "2022",
    advanced: true,
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
    hint: "A concealed space counts if it is combustible and unsprinklered",
    options: [
      { id: "standard", label: "Standard design point" },
      { id: "concealed", label: "Beside a concealed space" },
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
  isSloped: toggle({ label: "Ceiling slopes more than 2 in 12", default: false, advanced: true }),
  isQuick: toggle({
    label: "Reduce for quick-response sprinklers",
    hint: "Wet pipe, light or ordinary hazard, ceiling up to 20 ft (6.1 m)",
    default: false,
    advanced: true,
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
  customK: kFactor({ sprinkler: ["own"] }),
  spacing: input(quantities.pipeLength, {
    label: "Spacing along branch lines",
    min: "0.5 m",
    max: "10 m",
    default: { si: "3.6 m", us: "13 ft" },
  }),
  lineSpacing: input(quantities.pipeLength, {
    label: "Spacing between branch lines",
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
      { id: "none", label: "None: sprinklers × minimum flow" },
    ],
    default: "path",
    advanced: true,
  }),
  overflow: percent({
    label: "Allowance for imbalance",
    hint: "10% to 20% is typical until the piping is laid out",
    default: 10,
    min: 0,
    max: 100,
    when: { layout: ["none"] },
  }),
  ...layoutFields,
  supplyNode: text({
    label: "Supply node",
    default: "Supply",
    maxLength: 20,
    when: { layout: ["network"] },
  }),
  roughness: number({
    label: "Hazen–Williams C for all pipes",
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
    advanced: true,
  }),
  hose: input(quantities.waterFlow, {
    label: "Hose allowance",
    hint: "Blank = the table’s value, inside and outside combined",
    min: "0 L/min",
    optional: true,
    advanced: true,
  }),
  isSupervised: toggle({
    label: "Waterflow alarm is supervised",
    hint: "Allows the shorter duration",
    default: true,
    advanced: true,
  }),
} as const;
