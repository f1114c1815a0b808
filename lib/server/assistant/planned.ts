import { findCalculator } from "../../catalog/calculators.ts";
import { converterPath, findConverter } from "../../catalog/converters.ts";
import { meaningfulWords, stem } from "./words.ts";

/** A calculator that the sidebar's plan names. */
interface Planned {
  id: string;
  name: string;
  words: string;
  /** Slug of the converter that is nearest to it for the time being. */
  closest: string;
}

const planned: readonly Planned[] = [
  {
    id: "hvac",
    name: "HVAC Load Calculator",
    words: "hvac heating cooling load btu",
    closest: "heat-flow-rate",
  },
  { id: "pipesizer", name: "Pipe Sizer", words: "pipe pipesizer sizer", closest: "pipe-size" },
  {
    id: "ductsizer",
    name: "Duct Sizer",
    words: "duct ductsizer ductwork sizer",
    closest: "volumetric-flow-rate",
  },
  {
    id: "plumbing",
    name: "Plumbing Calculator",
    words: "plumbing fixture fixtures drainage",
    closest: "volumetric-flow-rate",
  },
  {
    id: "firefighting",
    name: "Firefighting Calculator",
    words: "firefighting fire sprinkler hydrant",
    closest: "pressure",
  },
  { id: "materials", name: "Materials Calculator", words: "material materials concrete", closest: "density" },
  { id: "physics", name: "Physics Calculator", words: "physics kinematics projectile", closest: "force" },
  {
    id: "periodictable",
    name: "Periodic Table",
    words: "periodic element elements periodictable",
    closest: "molarity",
  },
];

/** What is asked for and not there, with the closest page that is. */
export interface Missing {
  name: string;
  page: string;
  tab: string;
}

/** The calculator among those planned, and not built yet, that the words name; none once it is in the catalogue. */
export function missingCalculator(text: string): Missing | undefined {
  const asked = meaningfulWords(text);
  const found = planned.find(({ id, words }) => {
    const own = words.split(" ").map(stem);
    return !findCalculator(id) && asked.some((word) => own.includes(word) && word !== stem("sizer"));
  });
  const converter = found && findConverter(found.closest);
  if (!found) return undefined;
  return converter
    ? { name: found.name, page: converterPath(converter), tab: converter.name }
    : { name: found.name, page: "/converters", tab: "Converters" };
}
