import { choice, count, number, percent, record, rows, text, toggle } from "../../fields/field.ts";
import { input } from "../../fields/input.ts";
import * as quantities from "./quantities.ts";
import { fittings, ownDiameter, pipe, pipeLength } from "./sprinkler-fields.ts";

/** A flow test of hydrants. */
export const hydrantFields = {
  staticPressure: input(quantities.waterPressure, {
    label: "Static pressure",
    hint: "At the residual hydrant, before the others are opened",
    default: { si: "5 bar", us: "72 psi" },
  }),
  residualPressure: input(quantities.waterPressure, {
    label: "Residual pressure",
    hint: "At the same hydrant, while they flow",
    default: { si: "4 bar", us: "58 psi" },
  }),
  outlets: rows({
    label: "Outlets that flow",
    rowLabel: "outlet",
    fields: {
      outlet: choice({
        label: "Outlet",
        options: [
          { id: "smooth", label: "Smooth and rounded (0.90)" },
          { id: "square", label: "Square and sharp (0.80)" },
          { id: "projecting", label: "Projecting into the barrel (0.70)" },
          { id: "tube", label: "Stream straightener (0.95)" },
          { id: "own", label: "Own coefficient" },
        ],
        default: "smooth",
      }),
      coefficient: number({
        label: "Coefficient",
        default: undefined,
        min: 0.3,
        max: 1,
        optional: true,
        when: { outlet: ["own"] },
      }),
      isPumper: toggle({
        label: "Pumper outlet",
        hint: "Not full: NFPA 291’s further coefficient by its pitot pressure",
        default: false,
      }),
      diameter: input(quantities.bore, {
        label: "Inside diameter",
        default: { si: "63.5 mm", us: "2.5 in" },
      }),
      pitot: input(quantities.waterPressure, {
        label: "Pitot pressure",
        min: "0.01 bar",
        default: { si: "1.4 bar", us: "20 psi" },
      }),
      number: count({ label: "How many alike", default: 1, min: 1, max: 20 }),
    },
    default: [{ outlet: "smooth" }],
    minRows: 1,
    maxRows: 20,
  }),
  target: input(quantities.waterPressure, {
    label: "Residual pressure to predict for",
    hint: "20 psi (1.4 bar) is usual",
    default: { si: "1.4 bar", us: "20 psi" },
  }),
  gaugeHeight: input(quantities.pipeLength, {
    label: "Height of the gauge above the connection",
    hint: "The supply curve of the connection has this height more",
    min: "-300 m",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  planned: input(quantities.waterFlow, {
    label: "Flow to read the curve at",
    optional: true,
    advanced: true,
  }),
} as const;

/** Hose lines of a pumper. */
export const hoseFields = {
  nozzle: choice({
    label: "Nozzle",
    options: [
      { id: "fog", label: "Fog, by its flow" },
      { id: "smooth", label: "Smooth bore, by its tip" },
    ],
    default: "fog",
    inline: true,
  }),
  fogFlow: input(quantities.waterFlow, {
    label: "Flow of the nozzle",
    default: { si: "570 L/min", us: "150 gpm" },
    when: { nozzle: ["fog"] },
  }),
  tip: input(quantities.bore, {
    label: "Tip diameter",
    default: { si: "24 mm", us: "0.9375 in" },
    when: { nozzle: ["smooth"] },
  }),
  nozzlePressure: input(quantities.waterPressure, {
    label: "Nozzle pressure",
    hint: "Usual: fog 100 psi (7 bar), low-pressure 50 or 75; smooth bore 50 on handlines, 80 on master streams",
    min: "0.5 bar",
    default: { si: "7 bar", us: "100 psi" },
  }),
  hoses: rows({
    label: "Hose, from the nozzle to the pump",
    rowLabel: "hose",
    fields: {
      hose: record({
        label: "Hose",
        set: "hose-friction",
        plural: "hoses",
        default: "hose-1-75",
        other: { id: "own", label: "Own coefficient" },
      }),
      coefficient: number({
        label: "Friction coefficient",
        hint: "psi per 100 ft at 100 gpm; from a test of your hose if you have one",
        default: undefined,
        min: 0.001,
        max: 10_000,
        optional: true,
        when: { hose: ["own"] },
      }),
      length: input(quantities.pipeLength, { label: "Length", default: { si: "60 m", us: "200 ft" } }),
      feeds: count({ label: "Nozzles that it feeds", default: 1, min: 1, max: 10 }),
      parallel: count({ label: "Equal lines side by side", default: 1, min: 1, max: 10 }),
    },
    default: [{ hose: "hose-1-75" }],
    minRows: 1,
    maxRows: 20,
  }),
  appliance: input(quantities.waterPressure, {
    label: "Appliances",
    hint: "Usual: 10 psi for a wye or siamese above 350 gpm, 25 psi for a master stream device or a standpipe",
    default: { si: "0 bar", us: "0 psi" },
  }),
  nozzleHeight: input(quantities.pipeLength, {
    label: "Height of the nozzle above the pump",
    min: "-300 m",
    default: { si: "0 m", us: "0 ft" },
  }),
} as const;

/** Standpipes of a building. */
export const standpipeFields = {
  standpipeClass: choice({
    label: "Class",
    options: [
      { id: "I", label: "Class I" },
      { id: "II", label: "Class II" },
      { id: "III", label: "Class III" },
    ],
    default: "I",
    inline: true,
  }),
  standpipes: count({ label: "Standpipes", default: 2, min: 1, max: 50 }),
  isSprinklered: toggle({ label: "Sprinklers throughout the building", default: true }),
  isLarge: toggle({ label: "More than 80,000 ft² (7,432 m²) on a floor", default: false }),
  outletPressure: input(quantities.waterPressure, {
    label: "Residual pressure at the outlet",
    hint: "Empty: 100 psi (6.9 bar), class II 65 psi (4.5 bar)",
    optional: true,
  }),
  standSegments: rows({
    label: "Pipes, from the most remote outlet to the supply",
    rowLabel: "pipe",
    nameField: "name",
    fields: {
      name: text({ label: "Name", default: "", maxLength: 30, optional: true }),
      carries: choice({
        label: "Carries",
        options: [
          { id: "outlet", label: "One outlet: 250 gpm" },
          { id: "remote", label: "The remote standpipe: 500 gpm" },
          { id: "all", label: "All standpipes" },
          { id: "own", label: "Own flow" },
        ],
        default: "all",
      }),
      ownFlow: input(quantities.waterFlow, { label: "Flow", optional: true, when: { carries: ["own"] } }),
      pipe,
      ownDiameter,
      length: pipeLength,
      fittings,
      climb: input(quantities.pipeLength, {
        label: "Climbs by",
        hint: "Toward the outlet",
        min: "-500 m",
        default: { si: "0 m", us: "0 ft" },
      }),
    },
    default: [
      {
        name: "Top floor",
        carries: "outlet",
        pipe: "steel-40-4",
        length: { si: "3.6", us: "12" },
        climb: { si: "3.6", us: "12" },
      },
      {
        name: "Standpipe",
        carries: "remote",
        pipe: "steel-40-4",
        length: { si: "30", us: "100" },
        climb: { si: "30", us: "100" },
      },
      {
        name: "Feed main",
        pipe: "steel-40-6",
        length: { si: "25", us: "80" },
        fittings: [
          { fitting: "elbow-90", number: "3" },
          { fitting: "tee-branch", number: "1" },
          { fitting: "swing-check", number: "1" },
        ],
      },
    ],
    minRows: 1,
    maxRows: 50,
  }),
  lowestOutlet: input(quantities.pipeLength, {
    label: "Height of the lowest outlet above the supply",
    min: "-500 m",
    default: { si: "1 m", us: "3 ft" },
    advanced: true,
  }),
  flowTime: input(quantities.waterTime, { label: "Duration", default: "30 min", advanced: true }),
} as const;

/** A fire pump with its suction and its tank. */
export const pumpFields = {
  demandFlow: input(quantities.waterFlow, {
    label: "Total demand",
    hint: "With hose, where the pump feeds it",
    default: { si: "2400 L/min", us: "630 gpm" },
  }),
  demandPressure: input(quantities.waterPressure, {
    label: "Pressure needed at the pump’s discharge",
    default: { si: "8 bar", us: "116 psi" },
  }),
  suction: choice({
    label: "Suction",
    options: [
      { id: "mains", label: "City main" },
      { id: "tank", label: "Tank" },
    ],
    default: "mains",
    inline: true,
  }),
  mainStatic: input(quantities.waterPressure, {
    label: "Static pressure",
    default: { si: "4 bar", us: "58 psi" },
    when: { suction: ["mains"] },
  }),
  mainResidual: input(quantities.waterPressure, {
    label: "Residual pressure",
    default: { si: "3 bar", us: "44 psi" },
    when: { suction: ["mains"] },
  }),
  mainFlow: input(quantities.waterFlow, {
    label: "Flow at the residual pressure",
    default: { si: "4000 L/min", us: "1060 gpm" },
    when: { suction: ["mains"] },
  }),
  waterLevel: input(quantities.pipeLength, {
    label: "Water level above the pump",
    min: "-6 m",
    max: "200 m",
    default: { si: "1 m", us: "3 ft" },
    when: { suction: ["tank"] },
  }),
  ratedFlow: input(quantities.waterFlow, {
    label: "Rated flow",
    hint: "Empty: the smallest of NFPA 20’s list that has the demand at 140% or less",
    optional: true,
  }),
  ratedPressure: input(quantities.waterPressure, {
    label: "Rated pressure",
    hint: "Net, of the pump alone. Empty: what the demand needs",
    optional: true,
  }),
  churn: percent({
    label: "Churn pressure",
    hint: "Of the rated pressure; NFPA 20 allows 140%",
    default: 120,
    min: 100,
    max: 160,
  }),
  overload: percent({
    label: "Pressure at 150% of the rated flow",
    hint: "NFPA 20 asks for 65%",
    default: 65,
    min: 30,
    max: 100,
  }),
  pumpPoints: rows({
    label: "Points of the manufacturer’s curve",
    hint: "Net pressures. With at least two they are used instead of the three points above.",
    rowLabel: "point",
    fields: {
      flow: input(quantities.waterFlow, { label: "Flow", min: "0 L/min", default: undefined }),
      pressure: input(quantities.waterPressure, { label: "Pressure", default: undefined }),
    },
    default: [],
    minRows: 0,
    maxRows: 20,
    advanced: true,
  }),
  efficiency: percent({ label: "Pump efficiency", default: 65, min: 10, max: 95, advanced: true }),
  pumpTime: input(quantities.waterTime, { label: "Duration", default: "60 min" }),
  unusable: percent({
    label: "Unusable part of the tank",
    hint: "Below the vortex plate, above the overflow",
    default: 0,
    min: 0,
    max: 50,
    advanced: true,
  }),
} as const;

/** A building whose fire flow is asked for. */
export const buildingFields = {
  storyArea: input(quantities.floorArea, {
    label: "Area of a floor",
    hint: "The largest",
    default: { si: "500 m2", us: "5000 ft2" },
  }),
  stories: count({ label: "Floors", default: 1, min: 1, max: 200 }),
  storyHeight: input(quantities.pipeLength, {
    label: "Height of a floor",
    min: "1.5 m",
    max: "60 m",
    default: { si: "3 m", us: "10 ft" },
  }),
  use: choice({
    label: "Building",
    options: [
      { id: "other", label: "Commercial, multifamily and other" },
      { id: "dwelling", label: "One- or two-family dwelling, townhouse" },
    ],
    default: "other",
  }),
  construction: choice({
    label: "Type of construction (IBC)",
    options: [
      { id: "I", label: "IA or IB: fire-resistive" },
      { id: "II-III", label: "IIA or IIIA: protected noncombustible or ordinary" },
      { id: "IV-V", label: "IV or VA: heavy timber, protected wood" },
      { id: "IIB-IIIB", label: "IIB or IIIB: unprotected noncombustible or ordinary" },
      { id: "VB", label: "VB: unprotected wood" },
    ],
    default: "VB",
  }),
  protection: choice({
    label: "Sprinklers throughout",
    options: [
      { id: "none", label: "None" },
      { id: "13", label: "NFPA 13" },
      { id: "13R", label: "NFPA 13R" },
      { id: "13D", label: "NFPA 13D" },
    ],
    default: "none",
    inline: true,
  }),
  isoClass: choice({
    label: "Construction by ISO",
    options: [
      { id: "1.5", label: "Class 1, frame (F 1.5)" },
      { id: "1", label: "Class 2, joisted masonry (F 1.0)" },
      { id: "0.8", label: "Class 3 or 4, noncombustible (F 0.8)" },
      { id: "0.6", label: "Class 5 or 6, fire-resistive (F 0.6)" },
    ],
    default: "1.5",
  }),
  occupancy: choice({
    label: "Contents by ISO",
    options: [
      { id: "0.75", label: "C-1, noncombustible (0.75)" },
      { id: "0.85", label: "C-2, limited combustibility (0.85)" },
      { id: "1", label: "C-3, combustible (1.00)" },
      { id: "1.15", label: "C-4, free-burning (1.15)" },
      { id: "1.25", label: "C-5, rapid-burning (1.25)" },
    ],
    default: "1",
  }),
  exposure: percent({
    label: "Exposure and communication, X + P",
    hint: "From ISO’s tables 330.A and 330.B; at most 60%",
    default: 0,
    min: 0,
    max: 60,
  }),
  isShingled: toggle({
    label: "Wood-shingle roof",
    hint: "Here or on exposures: 500 gpm more",
    default: false,
    advanced: true,
  }),
  involved: percent({
    label: "Part that burns",
    hint: "For the National Fire Academy’s formula",
    default: 100,
    min: 1,
    max: 100,
  }),
  exposures: count({
    label: "Exposed buildings",
    hint: "A quarter more each, in the same formula",
    default: 0,
    min: 0,
    max: 10,
  }),
} as const;
