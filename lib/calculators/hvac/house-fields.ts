import { choice, count } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

/** Fields that describe a whole house in words. lib/calculators/hvac/house.ts has the figures of each word. */
export const houseFields = {
  floorArea: input(quantities.surfaceArea, {
    label: "Floor area",
    hint: "All stories, without garage and unfinished basement",
    default: { si: "140 m2", us: "1500 ft2" },
    min: "20 m2",
    max: "2000 m2",
  }),
  stories: count({ label: "Stories", default: 1, min: 1, max: 3 }),
  insulation: choice({
    label: "Insulation",
    hint: "Poor: empty walls, single glazing. Average: R-11 walls, clear double glazing. Good: energy code of 2021",
    options: [
      { id: "poor", label: "Poor" },
      { id: "average", label: "Average" },
      { id: "good", label: "Good" },
    ],
    default: "average",
  }),
  windows: choice({
    label: "Windows",
    hint: "8%, 15% or 20% of the floor area",
    options: [
      { id: "few", label: "Few" },
      { id: "average", label: "Average" },
      { id: "many", label: "Many" },
    ],
    default: "average",
  }),
  tightness: choice({
    label: "Air leaks",
    hint: "Tight: new and tested. Loose: you feel drafts",
    options: [
      { id: "tight", label: "Tight" },
      { id: "average", label: "Average" },
      { id: "loose", label: "Loose" },
    ],
    default: "average",
  }),
  windowSide: choice({
    label: "Most windows face",
    options: [
      { id: "even", label: "All sides alike" },
      { id: "n", label: "North" },
      { id: "ne", label: "Northeast" },
      { id: "e", label: "East" },
      { id: "se", label: "Southeast" },
      { id: "s", label: "South" },
      { id: "sw", label: "Southwest" },
      { id: "w", label: "West" },
      { id: "nw", label: "Northwest" },
    ],
    default: "even",
    advanced: true,
  }),
  occupants: count({
    label: "People",
    hint: "Usually bedrooms plus one",
    default: 4,
    min: 1,
    max: 30,
    advanced: true,
  }),
  ductPlace: choice({
    label: "Ducts",
    hint: "Insulated to R-8; supply and return each leak 5%",
    options: [
      { id: "inside", label: "Indoors, or none" },
      { id: "attic", label: "Attic" },
      { id: "crawlspace", label: "Crawlspace" },
      { id: "basement", label: "Unheated basement" },
    ],
    default: "inside",
    usDefault: "attic",
    advanced: true,
  }),
} as const;
