import { choice, count, number, record, rows, text } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import { selection } from "../../kit/fields/selection-input.ts";
import { columnSets } from "./columns.ts";
import { type IndexId, indices } from "./indices.ts";
import { type PropertyId, properties, propertyIds, propertyOf } from "./properties.ts";
import * as quantities from "./quantities.ts";
import { dimensions, type ShapeId, shapes } from "./shapes.ts";

const materialField = {
  set: "materials",
  plural: "materials",
  other: { id: "own", label: "Custom values" },
} as const;

/** Fields for the properties of a material that is not listed; all are optional. */
function customFields(when: { readonly [id: string]: readonly string[] }) {
  const about = { default: undefined, optional: true, when } as const;
  return {
    density: input(quantities.density, { label: "Density", ...about }),
    modulus: input(quantities.modulus, { label: "Young’s modulus", ...about }),
    poisson: number({ label: "Poisson’s ratio", ...about, min: 0, max: 0.5 }),
    yield: input(quantities.stress, { label: "Yield strength", ...about }),
    strength: input(quantities.stress, { label: "Ultimate strength", ...about }),
    expansion: input(quantities.expansion, { label: "Thermal expansion", ...about }),
    conductivity: input(quantities.conductivity, { label: "Thermal conductivity", ...about }),
    heat: input(quantities.heat, { label: "Specific heat", ...about }),
  };
}
const custom = customFields({ material: [materialField.other.id] });
export type CustomProperty = keyof typeof custom;

const propertyOptions = Object.entries(properties).map(([id, { label }]) => ({
  id: id as PropertyId,
  label,
}));
const listed = {
  options: propertyIds.map((id) => {
    const { label, format } = propertyOf(id);
    return { id, label, ...(format.kind === "quantity" && { quantity: format }) };
  }),
  presets: [
    { id: "main", label: "Main properties", chosen: columnSets.main },
    { id: "mechanical", label: "Mechanical", chosen: columnSets.mechanical },
    { id: "thermal", label: "Thermal and electrical", chosen: columnSets.thermal },
    { id: "every", label: "All properties", chosen: columnSets.every },
  ],
};
const between = (quantity: Parameters<typeof input>[0], label: string) => ({
  least: input(quantity, { label: `${label}, minimum`, default: undefined, optional: true, advanced: true }),
  most: input(quantity, { label: `${label}, maximum`, default: undefined, optional: true, advanced: true }),
});
const density = between(quantities.density, "Density");
const modulus = between(quantities.modulus, "Young’s modulus");
const strength = between(quantities.stress, "Yield strength");
const expansion = between(quantities.expansion, "Thermal expansion");
const conductivity = between(quantities.conductivity, "Thermal conductivity");
const melting = between(quantities.temperature, "Melting point");
const shaped = (dimension: keyof typeof dimensions) => ({
  when: {
    shape: Object.entries(shapes).flatMap(([id, shape]) =>
      (shape.needs as readonly string[]).includes(dimension) ? [id] : [],
    ),
  },
});

export const customFigures = {
  customDensity: custom.density,
  customModulus: custom.modulus,
  customPoisson: custom.poisson,
  customYield: custom.yield,
  customStrength: custom.strength,
  customExpansion: custom.expansion,
  customConductivity: custom.conductivity,
  customHeat: custom.heat,
} as const;

export const fields = {
  material: record({
    ...materialField,
    label: "Material",
    default: "aluminum-6061-t6",
    fills: { density: "density", expansion: "expansion", modulus: "modulus" },
  }),
  others: rows({
    label: "Compare with",
    rowLabel: "material",
    fields: {
      other: record({ ...materialField, label: "Material", default: "steel-1020-hot-rolled" }),
      ...customFields({ other: [materialField.other.id] }),
    },
    default: [{ other: "titanium-6al-4v" }, { other: "stainless-304" }],
    minRows: 1,
    maxRows: 4,
  }),
  properties: selection({ ...listed, label: "Properties and units", plural: "properties", default: "every" }),
  search: text({
    label: "Search",
    hint: "Name, alias or number: 6061, S30400, 1.4301, Kevlar",
    default: "",
    maxLength: 60,
    placeholder: "All materials",
    optional: true,
  }),
  kind: choice({
    label: "Kind",
    options: [
      { id: "all", label: "All materials" },
      { id: "metal", label: "Metals", aliases: ["metals"] },
      { id: "polymer", label: "Plastics and rubbers", aliases: ["plastic", "plastics", "polymers"] },
      { id: "ceramic", label: "Technical ceramics", aliases: ["ceramics"] },
      { id: "glass", label: "Glasses", aliases: ["glasses"] },
      { id: "composite", label: "Fibers and composites", aliases: ["composites"] },
      { id: "wood", label: "Woods", aliases: ["woods", "timber"] },
      { id: "concrete", label: "Concrete, stone and masonry", aliases: ["masonry", "stone"] },
      { id: "foam", label: "Foams and insulation", aliases: ["insulation", "foams"] },
      { id: "fluid", label: "Fluids", aliases: ["fluids", "liquids"] },
      { id: "carbon-alloy-steel", label: "— Carbon and alloy steels" },
      { id: "structural-steel", label: "— Structural steels" },
      { id: "stainless-steel", label: "— Stainless steels" },
      { id: "cast-iron", label: "— Cast irons" },
      { id: "aluminum", label: "— Aluminum alloys", aliases: ["aluminium"] },
      { id: "copper", label: "— Copper alloys" },
      { id: "magnesium", label: "— Magnesium alloys" },
      { id: "titanium", label: "— Titanium alloys" },
      { id: "nickel", label: "— Nickel and cobalt alloys" },
      { id: "pure-metal", label: "— Pure metals" },
    ],
    default: "all",
  }),
  across: choice({ label: "Chart: x-axis", options: propertyOptions, default: "density" }),
  upward: choice({ label: "Chart: y-axis", options: propertyOptions, default: "modulus" }),
  scales: choice({
    label: "Axes",
    options: [
      { id: "log", label: "Logarithmic" },
      { id: "linear", label: "Linear" },
    ],
    default: "log",
  }),
  index: choice({
    label: "Line of equal index",
    options: [
      { id: "none", label: "None" },
      ...Object.entries(indices).map(([id, { label, use }]) => ({
        id: id as IndexId,
        label: `${label}, ${use}`,
      })),
    ],
    default: "none",
  }),
  slide: number({
    label: "Slide the line",
    hint: "1 = through the selected material; 2 = at twice its index",
    default: 1,
    min: 0.001,
    max: 1000,
    suffix: "×",
    when: { index: Object.keys(indices) },
  }),
  columns: selection({ ...listed, label: "Columns and units", plural: "columns", default: "main" }),
  sort: choice({
    label: "Sort by",
    options: [{ id: "kind", label: "Kind" }, { id: "name", label: "Name" }, ...propertyOptions],
    default: "kind",
  }),
  order: choice({
    label: "Order",
    options: [
      { id: "up", label: "Lowest first" },
      { id: "down", label: "Highest first" },
    ],
    default: "down",
    when: { sort: Object.keys(properties) },
  }),
  leastDensity: density.least,
  mostDensity: density.most,
  leastModulus: modulus.least,
  mostModulus: modulus.most,
  leastYield: strength.least,
  mostYield: strength.most,
  leastExpansion: expansion.least,
  mostExpansion: expansion.most,
  leastConductivity: conductivity.least,
  mostConductivity: conductivity.most,
  leastMelting: melting.least,
  mostMelting: melting.most,
  density: input(quantities.density, { label: "Density", default: "2700 kg/m3", optional: true }),
  shape: choice({
    label: "Shape",
    options: Object.entries(shapes).map(([id, { label, aliases }]) => ({
      id: id as ShapeId,
      label,
      aliases: [...aliases],
    })),
    default: "round",
  }),
  diameter: input(quantities.size, {
    label: dimensions.diameter,
    default: { si: "50 mm", us: "2 in" },
    ...shaped("diameter"),
  }),
  flats: input(quantities.size, {
    label: dimensions.flats,
    default: { si: "50 mm", us: "2 in" },
    ...shaped("flats"),
  }),
  width: input(quantities.size, {
    label: dimensions.width,
    default: { si: "100 mm", us: "4 in" },
    ...shaped("width"),
  }),
  height: input(quantities.size, {
    label: dimensions.height,
    default: { si: "100 mm", us: "4 in" },
    ...shaped("height"),
  }),
  thickness: input(quantities.size, {
    label: dimensions.thickness,
    default: { si: "6 mm", us: "0.25 in" },
    ...shaped("thickness"),
  }),
  web: input(quantities.size, {
    label: dimensions.web,
    default: { si: "6 mm", us: "0.25 in" },
    ...shaped("web"),
  }),
  ring: input(quantities.size, {
    label: dimensions.ring,
    default: { si: "300 mm", us: "12 in" },
    ...shaped("ring"),
  }),
  length: input(quantities.length, {
    label: dimensions.length,
    default: { si: "3 m", us: "10 ft" },
    ...shaped("length"),
  }),
  amount: input(quantities.amount, {
    label: dimensions.amount,
    default: { si: "1 m3", us: "1 ft3" },
    ...shaped("amount"),
  }),
  pieces: count({ label: "Pieces", default: 1, min: 1, max: 1_000_000 }),
  price: input(quantities.price, {
    label: "Price",
    hint: "Optional, for the cost",
    default: undefined,
    optional: true,
  }),
  span: input(quantities.length, { label: "Length", default: { si: "10 m", us: "30 ft" } }),
  from: input(quantities.temperature, {
    label: "Initial temperature",
    default: { si: "20 °C", us: "70 °F" },
  }),
  to: input(quantities.temperature, { label: "Final temperature", default: { si: "60 °C", us: "140 °F" } }),
  expansion: input(quantities.expansion, {
    label: "Thermal expansion",
    default: "23.6 µm/(m·K)",
    optional: true,
  }),
  modulus: input(quantities.modulus, {
    label: "Young’s modulus",
    hint: "Blank = expansion only",
    default: "69 GPa",
    optional: true,
  }),
} as const;
