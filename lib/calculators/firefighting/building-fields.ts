import { choice, count, percent, toggle } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

export const buildingFields = {
  storyArea: input(quantities.floorArea, {
    label: "Area per floor",
    hint: "Of the largest floor",
    default: { si: "500 m2", us: "5000 ft2" },
  }),
  stories: count({ label: "Floors", default: 1, min: 1, max: 200 }),
  storyHeight: input(quantities.pipeLength, {
    label: "Story height",
    min: "1.5 m",
    max: "60 m",
    default: { si: "3 m", us: "10 ft" },
    advanced: true,
  }),
  use: choice({
    label: "Building",
    options: [
      { id: "other", label: "Commercial, multifamily or other" },
      { id: "dwelling", label: "One- or two-family dwelling, townhouse" },
    ],
    default: "other",
  }),
  construction: choice({
    label: "Type of construction (IBC)",
    hint: "II is noncombustible, III ordinary construction",
    options: [
      { id: "I", label: "IA or IB: fire-resistive" },
      { id: "II-III", label: "IIA or IIIA: protected" },
      { id: "IV-V", label: "IV or VA: heavy timber, protected wood" },
      { id: "IIB-IIIB", label: "IIB or IIIB: unprotected" },
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
    line: "own",
  }),
  isoClass: choice({
    label: "ISO construction class",
    options: [
      { id: "1.5", label: "Class 1, frame (F 1.5)" },
      { id: "1", label: "Class 2, joisted masonry (F 1.0)" },
      { id: "0.8", label: "Class 3 or 4, noncombustible (F 0.8)" },
      { id: "0.6", label: "Class 5 or 6, fire-resistive (F 0.6)" },
    ],
    default: "1.5",
    advanced: true,
  }),
  occupancy: choice({
    label: "ISO occupancy class",
    options: [
      { id: "0.75", label: "C-1, noncombustible (0.75)" },
      { id: "0.85", label: "C-2, limited combustibility (0.85)" },
      { id: "1", label: "C-3, combustible (1.00)" },
      { id: "1.15", label: "C-4, free-burning (1.15)" },
      { id: "1.25", label: "C-5, rapid-burning (1.25)" },
    ],
    default: "1",
    advanced: true,
  }),
  exposure: percent({
    label: "Exposure and communication, X + P",
    hint: "From ISO Tables 330.A and 330.B",
    default: 0,
    min: 0,
    max: 60,
    advanced: true,
  }),
  isShingled: toggle({
    label: "Wood-shingle roof",
    hint: "On the building or an exposure: adds 500 gpm (1,900 L/min)",
    default: false,
    advanced: true,
  }),
  hazardNumber: choice({
    label: "Occupancy hazard (NFPA 1142)",
    options: [
      { id: "7", label: "Light (7): dwellings" },
      { id: "6", label: "Low (6)" },
      { id: "5", label: "Moderate (5)" },
      { id: "4", label: "High (4): barns" },
      { id: "3", label: "Severe (3): flour mills" },
    ],
    default: "7",
    advanced: true,
  }),
  constructionNumber: choice({
    label: "Construction number (NFPA 1142)",
    options: [
      { id: "0.5", label: "Type I (0.5)" },
      { id: "0.75", label: "Type II or IV (0.75)" },
      { id: "1", label: "Type III (1.0)" },
      { id: "1.5", label: "Type V, wood frame (1.5)" },
    ],
    default: "1.5",
    advanced: true,
  }),
  roofHeight: input(quantities.pipeLength, {
    label: "Eaves to ridge (NFPA 1142)",
    min: "0 m",
    max: "60 m",
    default: { si: "0 m", us: "0 ft" },
    advanced: true,
  }),
  isExposed: toggle({
    label: "Another building within 50 ft, 15 m (NFPA 1142)",
    default: false,
    advanced: true,
  }),
  involved: percent({
    label: "Share of the building involved",
    hint: "National Fire Academy",
    default: 100,
    min: 1,
    max: 100,
    advanced: true,
  }),
  exposures: count({
    label: "Exposed buildings",
    hint: "Each adds 25% in the same formula",
    default: 0,
    min: 0,
    max: 10,
    advanced: true,
  }),
} as const;
