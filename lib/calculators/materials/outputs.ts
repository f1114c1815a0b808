import { formats } from "./formats.ts";

export const listed = {
  density: { label: "Density", format: formats.density, primary: true },
  modulus: { label: "Young’s modulus", key: true, format: formats.modulus },
  shear: { label: "Shear modulus", format: formats.modulus },
  bulk: { label: "Bulk modulus", format: formats.modulus, hint: "Isotropic, from E and ν" },
  poisson: { label: "Poisson’s ratio", format: formats.ratio },
  yield: { label: "Yield strength", key: true, format: formats.stress },
  strength: { label: "Ultimate strength", key: true, format: formats.stress },
  compressive: { label: "Compressive strength", format: formats.stress },
  elongation: { label: "Elongation at break", format: formats.percent },
  toughness: { label: "Fracture toughness", format: formats.toughness },
  expansion: { label: "Thermal expansion", format: formats.expansion },
  conductivity: { label: "Thermal conductivity", format: formats.conductivity },
  heat: { label: "Specific heat", format: formats.heat },
  resistivity: { label: "Electrical resistivity", format: formats.resistivity },
  melting: { label: "Melting point", format: formats.temperature, hint: "Where melting begins" },
  viscosity: { label: "Dynamic viscosity", format: formats.viscosity },
  stiffness: { label: "Specific stiffness, E/ρ", format: formats.specific },
  resistance: { label: "Specific strength, σ/ρ", format: formats.specific },
  diffusivity: { label: "Thermal diffusivity", format: formats.diffusivity },
  effusivity: { label: "Thermal effusivity", format: formats.effusivity },
} as const;

export const searchOutputs = {
  matches: { label: "Matching materials", format: formats.count, primary: true },
  charted: { label: "On the chart", format: formats.count, hint: "Materials with both properties" },
  above: { label: "Above the line", format: formats.count },
  best: { label: "Highest index", format: formats.text },
} as const;

export const compared = {
  count: { label: "Materials side by side", format: formats.count, primary: true },
  lightest: { label: "Lightest", format: formats.text },
  stiffest: { label: "Stiffest", format: formats.text },
  strongest: { label: "Strongest", format: formats.text },
} as const;

export const weighed = {
  mass: { label: "Mass", format: formats.mass, primary: true },
  piece: { label: "Mass per piece", format: formats.mass },
  linear: { label: "Mass per length", format: formats.massPerLength },
  area: { label: "Cross-sectional area", format: formats.area },
  volume: { label: "Volume per piece", format: formats.volume },
  cost: { label: "Cost", format: formats.money },
} as const;

export const expanded = {
  change: { label: "Change in length", format: formats.elongation, primary: true },
  difference: { label: "Temperature change", format: formats.difference },
  stress: {
    label: "Stress if restrained",
    format: formats.stress,
    hint: "Both ends fixed; compression is positive",
  },
  plate: { label: "Stress in a plate fixed all around", format: formats.stress },
  limit: { label: "Yield strength", format: formats.stress },
  reserve: { label: "Temperature change to yield", format: formats.difference, hint: "Both ends fixed" },
} as const;
