import type { IconName } from "./icon-names.ts";

export interface ConverterCategory {
  slug: string;
  name: string;
  description: string;
  icon: IconName;
}

export const converterCategories: readonly ConverterCategory[] = [
  {
    slug: "general-physics-mechanics",
    name: "General Physics & Mechanics",
    description: "Length, mass, time, force, pressure, energy and other quantities used in every field.",
    icon: "ruler",
  },
  {
    slug: "fluid-mechanics-hydraulics",
    name: "Fluid Mechanics & Hydraulics",
    description: "Flow, viscosity, density, head and permeability for pumps, pipes and soils.",
    icon: "droplets",
  },
  {
    slug: "thermal-heat-transfer",
    name: "Thermal & Heat Transfer",
    description: "Temperature, insulation, conductivity and heat flow for buildings and machinery.",
    icon: "thermometer",
  },
  {
    slug: "civil-structural-engineering",
    name: "Civil & Structural Engineering",
    description: "Stress, loads, moments, slopes and lumber volumes for structures.",
    icon: "landmark",
  },
  {
    slug: "electrical-magnetism",
    name: "Electrical & Magnetism",
    description: "Charge, current, resistance, magnetic fields, wire gauges and signal levels.",
    icon: "zap",
  },
  {
    slug: "optics-astronomy-photometry",
    name: "Optics, Astronomy & Photometry",
    description: "Light, lenses, wavelengths and astronomical distances.",
    icon: "telescope",
  },
  {
    slug: "chemistry-process-engineering",
    name: "Chemistry & Process Engineering",
    description: "Amounts, concentrations, pH, hardness, specific gravity and gas flow.",
    icon: "flask",
  },
  {
    slug: "climate-environment-meteorology",
    name: "Climate, Environment & Meteorology",
    description: "Wind, rain, humidity, air pressure, emissions and solar radiation.",
    icon: "cloud-sun",
  },
  {
    slug: "everyday-transport-miscellaneous",
    name: "Everyday, Transport & Miscellaneous",
    description: "Data sizes, fuel economy, running pace, cooking, shoe sizes and number bases.",
    icon: "car",
  },
];

const bySlug = new Map(converterCategories.map((category) => [category.slug, category]));

export const findConverterCategory = (slug: string): ConverterCategory | undefined => bySlug.get(slug);

export const converterCategoryPath = (category: ConverterCategory): string => `/converters/${category.slug}`;
