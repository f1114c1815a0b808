import { calculatorPath, formCalculators, panelCalculators } from "../../lib/catalog/calculators.ts";
import { converterPath, converters } from "../../lib/catalog/converters.ts";
import { jobs } from "../../lib/catalog/jobs.ts";
import type { Project } from "../../lib/projects/project.ts";
import { sharedProject } from "../../lib/projects/share-link.ts";

export interface InteractionPage {
  name: string;
  path: string;
  kind: "form" | "converter" | "panel" | "rows" | "project" | "search";
}

const JOBS = 15;
const CONVERTERS = ["length", "temperature", "pressure", "humidity", "file-size"];
/** Number of rooms in the longest list. */
export const ROOMS = 100;

/** Takes every n-th job of a form, so that most calculators have one. */
const formJobs = jobs.filter(({ calculator }) => formCalculators.some(({ id }) => id === calculator.id));
const step = Math.max(1, Math.floor(formJobs.length / JOBS));
const sampleJobs = formJobs.filter((_, at) => at % step === 0).slice(0, JOBS);

const rowsOf = (count: number, row: (at: number) => readonly unknown[]): string =>
  encodeURIComponent(JSON.stringify(Array.from({ length: count }, (_, at) => row(at))));

const project: Project = {
  format: "scicalc-project",
  version: 1,
  id: "rooms",
  name: "Rooms",
  number: "",
  client: "",
  author: "",
  notes: "",
  units: "si",
  entries: [
    {
      id: "building",
      calculator: "hvac",
      title: "Building",
      notes: "",
      inputs: { rooms: Array.from({ length: ROOMS }, (_, at) => ({ name: `Room ${at + 1}`, area: "20" })) },
      currency: "USD",
      links: [],
    },
  ],
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
};

/** Pages of every kind: all calculators, some jobs and converters, long lists, a project, and the search. */
export const interactionPages = async (): Promise<InteractionPage[]> => [
  ...formCalculators.map((each) => ({ name: each.id, path: calculatorPath(each), kind: "form" as const })),
  ...panelCalculators.map((each) => ({ name: each.id, path: calculatorPath(each), kind: "panel" as const })),
  ...sampleJobs.map(({ path }) => ({ name: path.replace("/calculators/", ""), path, kind: "form" as const })),
  ...converters
    .filter(({ slug }) => CONVERTERS.includes(slug))
    .map((each) => ({ name: each.slug, path: converterPath(each), kind: "converter" as const })),
  {
    name: "200 times",
    path: `/calculators/time#?mode=sum&times=${rowsOf(200, () => ["add", "1:15"])}`,
    kind: "rows",
  },
  {
    name: `${ROOMS} rooms`,
    path: `/calculators/hvac#?rooms=${rowsOf(ROOMS, (at) => [`Room ${at + 1}`, 15 + at])}`,
    kind: "rows",
  },
  {
    name: `project of ${ROOMS} rooms`,
    path: `/project/shared#${await sharedProject(project)}`,
    kind: "project",
  },
  { name: "search on home", path: "/", kind: "search" },
  { name: "search on mortgage", path: "/calculators/mortgage", kind: "search" },
];
