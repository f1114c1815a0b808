import { choice, number, record, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";
import { surfaces } from "./surface-fields.ts";

const fixed = [
  { id: "always", label: "All day" },
  { id: "office", label: "Office, 8 a.m. to 6 p.m." },
  { id: "home", label: "Home, 5 p.m. to 8 a.m." },
  { id: "meals", label: "Restaurant, 11 a.m.–2 p.m., 5–10 p.m." },
] as const;
const hours = [...fixed, { id: "own", label: "Custom hours" }] as const;
const asPeople = [{ id: "same", label: "Same as people" }, ...fixed] as const;

const room = {
  name: text({ label: "Name", default: "", maxLength: 40, optional: true }),
  area: input(quantities.surfaceArea, {
    label: "Floor area",
    min: "0.5 m2",
    default: { si: "20 m2", us: "200 ft2" },
  }),
  height: input(quantities.measure, {
    label: "Height",
    default: { si: "2.7 m", us: "9 ft" },
    min: "1 m",
    max: "60 m",
  }),
  surfaces,
  people: number({ label: "People", default: 2, min: 0, max: 20_000 }),
  activity: record({
    label: "Activity",
    set: "activities",
    plural: "activities",
    default: "seated-very-light-work",
    other: { id: "none", label: "None" },
  }),
  hours: choice({ label: "Occupied hours", options: hours, default: "always" }),
  ownHours: text({
    label: "Custom hours",
    hint: "“8-12 13-18”, or 24 percentages from hour 1 to 24",
    default: "8-18",
    maxLength: 200,
    optional: true,
    when: { hours: ["own"] },
  }),
  lights: input(quantities.heatDensity, {
    label: "Lighting",
    default: { si: "1 W/m²", us: "0.1 W/ft²" },
  }),
  lightHours: choice({ label: "Lighting hours", options: asPeople, default: "same" }),
  equipment: input(quantities.heatDensity, {
    label: "Equipment",
    hint: "With the lights, a home has 350 to 700 W (1,200 to 2,400 Btu/h)",
    default: { si: "2.8 W/m²", us: "0.25 W/ft²" },
  }),
  equipmentLatent: input(quantities.heat, {
    label: "Equipment latent heat",
    default: { si: "0 W", us: "0 Btu/h" },
  }),
  equipmentHours: choice({ label: "Equipment hours", options: asPeople, default: "same" }),
  infiltration: number({
    label: "Infiltration",
    hint: "Air changes per hour: tight 0.1, average 0.3, loose 0.6",
    default: 0.3,
    min: 0,
    max: 20,
    suffix: "/h",
  }),
  space: record({
    label: "Occupancy category (62.1)",
    set: "ventilation-rates",
    plural: "uses",
    default: "office-space",
    other: { id: "none", label: "None" },
  }),
  setPoints: choice({
    label: "Setpoints",
    options: [
      { id: "building", label: "Same as building" },
      { id: "own", label: "Custom" },
    ],
    default: "building",
  }),
  coolingPoint: input(quantities.indoorTemperature, {
    label: "Cooling setpoint",
    default: { si: "24 °C", us: "75 °F" },
    when: { setPoints: ["own"] },
  }),
  heatingPoint: input(quantities.indoorTemperature, {
    label: "Heating setpoint",
    default: { si: "21 °C", us: "70 °F" },
    when: { setPoints: ["own"] },
  }),
} as const;

export const rooms = rows({
  label: "Rooms",
  hint: "Name, floor area and windows are enough; everything else is as in a typical home.",
  rowLabel: "room",
  nameField: "name",
  fields: room,
  default: [
    {
      name: "Living room",
      area: { si: "28", us: "300" },
      people: "3",
      equipment: { si: "11", us: "1" },
      surfaces: [
        {
          kind: "wall",
          orientation: "s",
          area: { si: "16", us: "170" },
          glass: "own",
          windowArea: { si: "5", us: "54" },
          overhang: { si: "0.6", us: "2" },
          overhangGap: { si: "0.2", us: "0.6" },
        },
        {
          kind: "wall",
          orientation: "w",
          area: { si: "12", us: "130" },
          glass: "own",
          windowArea: { si: "2.5", us: "27" },
        },
        { kind: "roof", absorptance: "0.8" },
      ],
    },
    {
      name: "Bedroom",
      area: { si: "15", us: "160" },
      people: "2",
      surfaces: [
        {
          kind: "wall",
          orientation: "e",
          area: { si: "10", us: "108" },
          glass: "own",
          windowArea: { si: "2", us: "20" },
        },
        { kind: "roof", absorptance: "0.8" },
      ],
    },
  ],
  minRows: 1,
  maxRows: 200,
});

const unlisted = { default: undefined, optional: true, when: { material: ["own"] } } as const;

export const constructions = rows({
  label: "Custom constructions",
  hint: "Layers from inside to outside, without air films",
  rowLabel: "construction",
  nameField: "name",
  fields: {
    name: text({ label: "Name", default: "", maxLength: 40, optional: true }),
    layers: rows({
      label: "Layers",
      rowLabel: "layer",
      fields: {
        material: record({
          label: "Material",
          set: "building-materials",
          plural: "materials",
          default: "gypsum-board",
          other: { id: "own", label: "Custom values" },
        }),
        thickness: input(quantities.thickness, {
          label: "Thickness",
          default: { si: "13 mm", us: "0.5 in" },
        }),
        resistance: input(quantities.resistance, {
          label: "Resistance",
          default: { si: "1 m²·K/W", us: "5 h·ft²·°F/Btu" },
          when: { material: ["own"] },
        }),
        conductivity: input(quantities.layerConductivity, {
          label: "Conductivity",
          hint: "Replaces the resistance",
          ...unlisted,
        }),
        density: input(quantities.layerDensity, {
          label: "Density",
          hint: "Blank = stores no heat",
          ...unlisted,
        }),
        specificHeat: input(quantities.layerHeat, {
          label: "Specific heat",
          hint: "Blank = stores no heat",
          ...unlisted,
        }),
      },
      default: [{ material: "gypsum-board" }],
      minRows: 1,
      maxRows: 12,
    }),
  },
  default: [],
  minRows: 0,
  maxRows: 40,
  advanced: true,
});
